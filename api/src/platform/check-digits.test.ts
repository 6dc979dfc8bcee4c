import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { krs, nip, nrb, regon } from '../demo/check-digits.ts';
import { digitsOf, isKrs, isNip, isNrb, isPesel, isRegon } from './check-digits.ts';
import { normalizePhone } from './words/text.ts';

/** Numbers that their owners publish. */
const REAL = {
  NIP: [isNip, ['5260250274', '5252344078', '7740001454']],
  REGON: [isRegon, ['012100784', '610188201', '000331501', '12345678512347']],
  KRS: [isKrs, ['0000019193', '0000028860']],
  NRB: [isNrb, ['61109010140000071219812874', '27114020040000300201355387']],
} as const;

interface Vectors {
  /** As written, with the digits that are stored. */
  accepted: Record<string, string>;
  refused: string[];
}

// Read, not imported, as the browser's test does, which may import nothing of the API.
const VECTORS = new URL('../../contract/src/check-digits.vectors.json', import.meta.url);
const shared: Record<string, Vectors> = JSON.parse(readFileSync(VECTORS, 'utf8'));

describe('check digits', () => {
  for (const [name, isValid] of Object.entries({ nip: isNip, regon: isRegon, krs: isKrs, nrb: isNrb })) {
    test(`check digits take and refuse the same ${name} as the browser, and store its digits`, () => {
      const { accepted = {}, refused = [] } = shared[name] ?? {};
      assert.ok(refused.length > 0, 'no vectors');
      for (const [written, digits] of Object.entries(accepted)) {
        assert.equal(digitsOf(written), digits);
        assert.ok(isValid(digits), written);
      }
      for (const written of refused) assert.ok(!isValid(digitsOf(written)), written);
    });
  }

  test('a PESEL has the day of birth of a real date, and a check digit', () => {
    const real = ['44051401359', '02070803628', '90090515836', 'PESEL: 440514\u2011013\u201159\u200b', '24322911231'];
    for (const written of real) assert.ok(isPesel(digitsOf(written)), written);
    const wrong = ['', '4405140135', '44051401358', '44053201353', '44133001354', '00000000000'];
    for (const written of wrong) assert.ok(!isPesel(digitsOf(written)), written);
  });

  test('a phone has no check digit: its nine digits of Poland are taken as in the browser, all others refused', () => {
    const { accepted = {}, refused = [] } = shared.phone ?? {};
    assert.ok(refused.length > 0, 'no vectors');
    for (const [written, stored] of Object.entries(accepted)) assert.equal(normalizePhone(written), stored, written);
    for (const written of refused) assert.throws(() => normalizePhone(written), /validation_failed|not valid/, written);
  });

  for (const [name, [isValid, numbers]] of Object.entries(REAL)) {
    test(`accept an existing ${name} and refuse zeros, letters and other lengths`, () => {
      for (const number of numbers) {
        assert.ok(isValid(number), number);
        assert.ok(!isValid('0'.repeat(number.length)), 'zeros');
        assert.ok(!isValid(number.slice(1)), 'one digit less');
        assert.ok(!isValid(`${number}0`), 'one digit more');
        assert.ok(!isValid(`${number.slice(0, -1)}x`), 'a letter');
      }
    });
  }

  test('detect every single wrong digit', () => {
    for (const [isValid, numbers] of [REAL.NIP, REAL.REGON, REAL.NRB]) {
      for (const number of numbers) {
        for (let at = 0; at < number.length; at += 1) {
          const wrong = `${number.slice(0, at)}${(Number(number[at]) + 1) % 10}${number.slice(at + 1)}`;
          assert.ok(!isValid(wrong), `${number} → ${wrong}`);
        }
      }
    }
  });

  test('check digits are correct in every number of the demo data', () => {
    for (let serial = 0; serial < 500; serial += 1) {
      assert.ok(isNip(nip(serial)), nip(serial));
      assert.ok(isRegon(regon(serial)), regon(serial));
      assert.ok(isKrs(krs(serial)), krs(serial));
      assert.ok(isNrb(nrb(serial)), nrb(serial));
    }
  });
});
