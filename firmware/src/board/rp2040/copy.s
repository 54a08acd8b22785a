// __aeabi_memcpy(to: r0, from: r1, bytes: r2) for the Cortex-M0+, where no word may be read across its bounds.
//
// Four words at a time where both ends lie alike; else a word at a time, put together from two. It reads no word
// of which it needs nothing. Regions that overlap are memmove's, which stays as it was.

    .syntax unified
    .section .text.__aeabi_memcpy, "ax", %progbits
    .global __aeabi_memcpy
    .global __aeabi_memcpy4
    .global __aeabi_memcpy8
    .type __aeabi_memcpy, %function
    .type __aeabi_memcpy4, %function
    .type __aeabi_memcpy8, %function
    .p2align 2
    .thumb_func
__aeabi_memcpy:
    cmp     r2, #8
    blo     .Lfew
.Lto_word:
    lsls    r3, r0, #30
    beq     .Lat_word
    ldrb    r3, [r1]
    strb    r3, [r0]
    adds    r0, #1
    adds    r1, #1
    subs    r2, #1
    b       .Lto_word
.Lat_word:
    lsls    r3, r1, #30
    bne     .Lapart

    .thumb_func
__aeabi_memcpy4:
    .thumb_func
__aeabi_memcpy8:
    push    {{r4, r5, r6}}
    subs    r2, #16
    blo     .Llast_words
.Lwords:
    ldmia   r1!, {{r3, r4, r5, r6}}
    stmia   r0!, {{r3, r4, r5, r6}}
    subs    r2, #16
    bhs     .Lwords
.Llast_words: // r2 is below zero, and its low bits are what is left: 8 into the carry, 4 into the sign
    lsls    r3, r2, #29
    bcc     1f
    ldmia   r1!, {{r4, r5}}
    stmia   r0!, {{r4, r5}}
1:  bpl     2f
    ldmia   r1!, {{r4}}
    stmia   r0!, {{r4}}
2:  pop     {{r4, r5, r6}}
    lsls    r3, r2, #31 // 2 into the carry, 1 into the sign
    bcc     3f
    ldrh    r3, [r1]
    strh    r3, [r0]
    bpl     4f
    ldrb    r3, [r1, #2]
    strb    r3, [r0, #2]
4:  bx      lr
3:  bpl     4b
    ldrb    r3, [r1]
    strb    r3, [r0]
    bx      lr

.Lapart: // five bytes or more: what of each word is not used yet goes before the next
    push    {{r4, r5, r6, r7}}
    movs    r3, #3
    ands    r3, r1
    subs    r1, r1, r3
    lsls    r3, r3, #3
    movs    r4, #32
    subs    r4, r4, r3
    ldmia   r1!, {{r5}}
    lsrs    r5, r3
    subs    r2, #4
1:  ldmia   r1!, {{r6}}
    movs    r7, r6
    lsls    r7, r4
    orrs    r7, r5
    stmia   r0!, {{r7}}
    movs    r5, r6
    lsrs    r5, r3
    subs    r2, #4
    bhs     1b
    lsrs    r3, r3, #3
    subs    r1, #4
    adds    r1, r1, r3
    adds    r2, #4
    pop     {{r4, r5, r6, r7}}
.Lfew:
    cmp     r2, #0
    beq     2f
1:  subs    r2, #1
    ldrb    r3, [r1, r2]
    strb    r3, [r0, r2]
    bne     1b
2:  bx      lr
    .size __aeabi_memcpy, . - __aeabi_memcpy
