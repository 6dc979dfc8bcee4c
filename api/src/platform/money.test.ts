import assert from 'node:assert/strict';
import { it } from 'node:test';
import { toGrosze, toMoney } from './money.ts';

it('writes grosze with two places', () => {
  const amounts = [0, 5, -5, 123_450, Number.MAX_SAFE_INTEGER];
  assert.deepEqual(amounts.map(toMoney), ['0.00', '0.05', '-0.05', '1234.50', '90071992547409.91']);
});

it('an amount is exact past what a double holds: as text, never as a number', () => {
  assert.equal(toMoney('9007199254740993'), '90071992547409.93');
  assert.equal(toMoney('-9007199254740993'), '-90071992547409.93');
  assert.throws(() => toMoney(2 ** 53), RangeError);
});

it('reads what it has written', () => {
  assert.equal(toGrosze(toMoney(123_456)), 123_456);
  assert.throws(() => toGrosze('90071992547409.93'), RangeError);
});
