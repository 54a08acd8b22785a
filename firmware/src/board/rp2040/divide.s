// __aeabi_uidivmod(r0, r1) and __aeabi_idivmod(r0, r1): quotient into r0, remainder into r1, by the divider of the SIO.
//
// An interrupt may divide in the midst of a division. The divider is dirty from the first operand until its quotient is
// read, so whoever finds it dirty puts back all that was in it: operands, then results, which are taken as they are.
// Nobody divides by zero: the compiler asks before.

    .syntax unified
    .equ    UDIVIDEND, 0x60
    .equ    UDIVISOR, 0x64
    .equ    SDIVIDEND, 0x68
    .equ    SDIVISOR, 0x6c
    .equ    QUOTIENT, 0x70
    .equ    REMAINDER, 0x74
    .equ    CSR, 0x78
    .equ    TO_DIRTY, 2

    // The divider's 8 cycles: four branches of two.
    .macro  await_result
    b       90f
90: b       91f
91: b       92f
92: b       93f
93:
    .endm

    .macro  divide dividend, divisor
    movs    r2, #0xd0
    lsls    r2, r2, #24
    ldr     r3, [r2, #CSR]
    lsrs    r3, r3, #TO_DIRTY
    bcs     2f
    str     r0, [r2, #\dividend]
    str     r1, [r2, #\divisor]
    await_result
    ldr     r1, [r2, #REMAINDER]
    ldr     r0, [r2, #QUOTIENT]
    bx      lr
2:  push    {{r4, r5, r6, r7, lr}}
    ldr     r4, [r2, #UDIVIDEND]
    ldr     r5, [r2, #UDIVISOR]
    await_result
    ldr     r6, [r2, #REMAINDER]
    ldr     r7, [r2, #QUOTIENT]
    str     r0, [r2, #\dividend]
    str     r1, [r2, #\divisor]
    await_result
    ldr     r1, [r2, #REMAINDER]
    ldr     r0, [r2, #QUOTIENT]
    str     r4, [r2, #UDIVIDEND]
    str     r5, [r2, #UDIVISOR]
    str     r6, [r2, #REMAINDER]
    str     r7, [r2, #QUOTIENT]
    pop     {{r4, r5, r6, r7, pc}}
    .endm

    .section .text.__aeabi_uidivmod, "ax", %progbits
    .global __aeabi_uidivmod
    .global __aeabi_uidiv
    .type   __aeabi_uidivmod, %function
    .type   __aeabi_uidiv, %function
    .p2align 2
    .thumb_func
__aeabi_uidivmod:
    .thumb_func
__aeabi_uidiv:
    divide  UDIVIDEND, UDIVISOR
    .size   __aeabi_uidivmod, . - __aeabi_uidivmod

    .section .text.__aeabi_idivmod, "ax", %progbits
    .global __aeabi_idivmod
    .global __aeabi_idiv
    .type   __aeabi_idivmod, %function
    .type   __aeabi_idiv, %function
    .p2align 2
    .thumb_func
__aeabi_idivmod:
    .thumb_func
__aeabi_idiv:
    divide  SDIVIDEND, SDIVISOR
    .size   __aeabi_idivmod, . - __aeabi_idivmod
