// Symbols are found by the words of their paths, however the compiler wrote them.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Elf, pathOf } from './elf.mjs';

const LEGACY = '_ZN6umpire8fairness4seal4seal17h0123456789abcdefE';
const METHOD = '_ZN69_$LT$umpire..history..Recorded$LT$F$GT$$u20$as$u20$umpire..Follow$GT$6follow17hfedcba9876543210E';
const GENERIC = '_RNvMs_NtCsjujE75J1I2h_6umpire7historyINtB4_8RecordedNtNtB6_5flash4QspiE6followCslA4duN1JXFY_6umpire';
const CLOSURE = '_RNCNvMNtNtCsjujE75J1I2h_6umpire8fairness4keysNtB4_9ThrowKeys6follow0Ba_';
const V0 = '_RNvMNtNtCs4fqI2P2rA04_6umpire8fairness4keysNtB2_9ThrowKeys3key';

test('the words of a path are read from both ways to mangle it', () => {
  assert.deepEqual(pathOf(LEGACY), ['umpire', 'fairness', 'seal', 'seal']);
  assert.deepEqual(pathOf(METHOD), ['umpire', 'history', 'Recorded', 'F', 'as', 'umpire', 'Follow', 'follow']);
  assert.deepEqual(pathOf(V0), ['umpire', 'fairness', 'keys', 'ThrowKeys', 'key']);
  assert.deepEqual(pathOf(GENERIC), ['umpire', 'history', 'Recorded', 'flash', 'Qspi', 'follow']);
  assert.deepEqual(pathOf(CLOSURE), ['umpire', 'fairness', 'keys', 'ThrowKeys', 'follow', 'closure']);
  assert.deepEqual(pathOf('_RNvNtCsjujE75J1I2h_6umpire5panic7STOPPED.0'), ['umpire', 'panic', 'STOPPED']);
  assert.deepEqual(pathOf('_stack_end'), ['_stack_end']);
});

test('a symbol is found wherever its module lies, and what is not found is named', () => {
  const elf = Object.create(Elf.prototype, { symbols: { value: new Map([[LEGACY, 1], [METHOD, 2], [V0, 3], ['_stack_end', 4]]) } });
  assert.equal(elf.address('seal', 'seal'), 1);
  assert.equal(elf.address('Recorded', 'follow'), 2);
  assert.equal(elf.address('ThrowKeys', 'key'), 3);
  assert.equal(elf.address('_stack_end'), 4);
  assert.throws(() => elf.address('Keys', 'follow'), /no symbol Keys::follow[^]*Recorded/);
  assert.throws(() => elf.address('seal', 'seal', 'seal'), /no symbol seal::seal::seal/);
});
