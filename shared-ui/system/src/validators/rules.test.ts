import * as yup from 'yup';
import pl from '../messages/pl.json';
import { rules } from './rules.ts';

/** The message for a value, or null when it passes. */
async function messageFor(schema: yup.Schema, value: unknown, siblings: object = {}): Promise<unknown> {
  const form = yup.object({ field: schema });
  return form.validate({ ...siblings, field: value }).then(
    () => null,
    (error: yup.ValidationError) => error.message,
  );
}

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
const image = { accept: ['png', 'jpeg', 'jpg'], maxMb: 5 };

describe.each([
  [
    'email',
    rules.email(),
    ['jan@firma.pl', 'j.k+x@a-b.com.pl', ''],
    ['jan@firma', 'jan', '@firma.pl', 'a b@firma.pl', 'a@b@c.pl'],
  ],
  ['integer', rules.integer(), ['0', '-3', '12', ''], ['1.5', '1,5', 'a', '1e3']],
  ['numeric', rules.numeric(), ['0', '-3,5', '1.25'], ['a', '1.', '1 000', '--1']],
  ['min', rules.min(3), ['3', '3,5', ''], ['2', '2.99', 'a']],
  ['max', rules.max(3), ['3', '-5'], ['3.01', '4']],
  ['accepted', rules.accepted(), [true, 'true'], [false, 'false', '', undefined, 'yes']],
  ['phone', rules.phone(), ['+48 600 700 800', ''], ['123']],
  [
    'url',
    rules.url(),
    ['https://firma.pl', 'http://a.b.pl/c?d=1', 'firma.pl', 'www.firma.pl:8080/o-nas', 'https://firma.pl\u200b', ''],
    [
      'firma',
      'moja firma.pl',
      '12.50',
      'jan@firma.pl',
      'javascript:alert(1)',
      'https://firma',
      'ftp://firma.pl',
      'https://user:pw@firma.pl',
    ],
  ],
  [
    'socials',
    rules.socials('LinkedIn'),
    ['https://www.linkedin.com/in/jan', 'linkedin.com/in/jan\u2069', ''],
    ['https://linkedin.com', 'https://linkedin.com.evil.pl/in', 'https://x.com/jan'],
  ],
  [
    'socials',
    rules.socials('Facebook'),
    [
      'https://facebook.com/firma',
      'https://pl-pl.facebook.com/firma',
      'https://m.facebook.com/profile.php?id=1',
      'https://fb.com/a',
      'facebook.com/firma',
    ],
    ['firma', 'https://facebook.com/', 'https://notfacebook.com/firma', 'javascript:alert(1)//facebook.com/a'],
  ],
  ['socials', rules.socials('Twitter'), ['https://x.com/jan', 'https://twitter.com/jan'], ['https://notx.com/jan']],
  [
    'password',
    rules.password(),
    ['12345678', '12345 ż8'],
    ['1234567', '\u{1f600}\u{1f600}\u{1f600}\u{1f600}', '1234z\u0307'],
  ],
  [
    'registerPassword',
    rules.registerPassword(),
    ['Demo!2345', 'Żółć#1234'],
    ['demo!2345', 'DEMO!2345', 'Demo!abcd', 'Demo12345', 'De!2345'],
  ],
  ['nip', rules.nip(), ['5260250274', ''], ['526025027', '0000000000']],
  ['nipSum', rules.nip(), ['\u202a526\u2011025-02-74\u202c'], ['5260250275', '526-025-02-75']],
  ['regon', rules.regon(), ['610188201'], ['61018820']],
  ['regonSum', rules.regon(), ['12345678512347'], ['610188202', '12345678512348']],
  ['pesel', rules.pesel(), ['44051401359'], ['4405140135']],
  ['peselSum', rules.pesel(), ['44051401359'], ['44051401358']],
  ['krs', rules.krs(), ['0000028860'], ['28860']],
  ['bankNumber', rules.bankNumber(), ['61109010140000071219812874'], ['6110901014000007121981287']],
  ['bankNumberSum', rules.bankNumber(), ['PL 61 1090 1014 0000 0712 1981 2874'], ['61109010140000071219812875']],
  ['brokerAccount', rules.brokerAccount(), ['a'.repeat(60)], ['a'.repeat(61)]],
  ['zip', rules.zip(), ['1234', '00-001', 'a'.repeat(20)], ['123', 'a'.repeat(21)]],
  ['amount', rules.amount(), ['0', '1234.50', '0.5', ''], ['01', '.5', '1.234', '1,5', '1.', 'a', '-1']],
  ['min', rules.minNumber(3), [3, '3', '3,5', '', undefined, 'a'], [2, '2.99', -1, 0]],
  ['max', rules.maxNumber(3), [3, '3', 0, '', null], [3.01, '4', '3,5']],
  ['select', rules.someValueSelected(['a', 'b']), ['a', ['b'], ['z', 'a']], ['', 'z', [], ['z'], undefined]],
  [
    'date',
    rules.date(),
    ['2026-11-21', '2024-02-29', ''],
    ['2026-02-30', '2025-02-29', '21.11.2026', '2026-13-01', 'a'],
  ],
  ['dateMin', rules.date({ min: '2026-11-21' }), ['2026-11-21', '2027-01-01', ''], ['2026-11-20', '1999-12-31']],
  ['dateMax', rules.date({ max: '2026-11-21' }), ['2026-11-21', '2025-01-01', ''], ['2026-11-22']],
  ['maxLength', rules.maxLength(3), ['abc', '😀😀😀', ''], ['abcd']],
  ['select', rules.select(), [['a'], 'a'], [[], '', undefined]],
  ['fileSize', rules.file(image), [file('a.PNG', 10), undefined], [file('a.png', 5_000_001)]],
  ['fileFormat', rules.file(image), [file('a.jpg', 10)], [file('a.gif', 10), file('b.pdf', 1)]],
] as const)('%s', (name, schema, good, bad) => {
  test('every rule accepts valid values', async () => {
    for (const value of good) expect([value, await messageFor(schema, value)]).toEqual([value, null]);
  });
  test('names the rule for invalid ones', async () => {
    for (const value of bad) {
      expect([value, await messageFor(schema, value)]).toEqual([
        value,
        expect.objectContaining({ id: `validators.${name}` }),
      ]);
    }
  });
});

test('required rejects blanks and combines with every rule', async () => {
  const required = expect.objectContaining({ id: 'validators.required' });
  expect(await messageFor(rules.required(), '   ')).toEqual(required);
  expect(await messageFor(rules.email().required(), '')).toEqual(required);
  expect(await messageFor(rules.email().required(), 'jan@firma.pl')).toBeNull();
});

test('limits are part of the message', async () => {
  expect(await messageFor(rules.amount({ min: '10.00' }), '9.99')).toEqual({
    id: 'validators.min',
    values: { min: '10.00' },
  });
  expect(await messageFor(rules.amount({ max: 100 }), '100.01')).toEqual({
    id: 'validators.max',
    values: { max: '100.00' },
  });
  expect(await messageFor(rules.amount({ max: 100, unit: '%' }), '101')).toMatchObject({ values: { max: '100' } });
  expect(await messageFor(rules.amount({ min: '10.00', max: '100' }), '100.00')).toBeNull();
  expect(await messageFor(yup.string().max(2), '😀😀')).toBeNull();
  expect(await messageFor(yup.string().max(2), 'abc')).toEqual({ id: 'validators.maxLength', values: { n: 2 } });
});

test('a confirmation must equal its password', async () => {
  expect(await messageFor(rules.passwordMatch(), 'a', { password: 'a' })).toBeNull();
  expect(await messageFor(rules.passwordMatch(), '\u017c', { password: 'z\u0307' })).toBeNull();
  expect(await messageFor(rules.passwordMatch(), 'z\u0307', { password: '\u017c' })).toBeNull();
  expect(await messageFor(rules.passwordMatch(), 'a', { password: 'b' })).toMatchObject({
    id: 'validators.passwordMatch',
  });
  expect(await messageFor(rules.passwordMatch('fresh'), '', { fresh: 'b' })).toMatchObject({
    id: 'validators.passwordMatch',
  });
});

test('one of two fields is enough', async () => {
  expect(await messageFor(rules.oneOf(['phone']), '', { phone: '600' })).toBeNull();
  expect(await messageFor(rules.oneOf(['phone']), 'x', { phone: '' })).toBeNull();
  for (const nothing of ['', '  ', false, 'false', [], null, undefined]) {
    expect(await messageFor(rules.oneOf(['phone']), nothing, { phone: '' })).toMatchObject({ id: 'validators.oneOf' });
  }
  expect(await messageFor(rules.oneOf(['marketing']), false, { marketing: true })).toBeNull();
});

test('a number is compared with a sibling field', async () => {
  const rule = rules.minNumber({ field: 'from' });
  expect(await messageFor(rule, '10', { from: '9,5' })).toBeNull();
  expect(await messageFor(rule, '9', { from: '' })).toBeNull();
  expect(await messageFor(rule, '9', { from: 10 })).toEqual({ id: 'validators.min', values: { min: 10 } });
  expect(await messageFor(rules.maxNumber({ field: 'to' }), 11, { to: '10' })).toEqual({
    id: 'validators.max',
    values: { max: '10' },
  });
});

test('a broker account that is too long has its own message', async () => {
  expect(await messageFor(rules.brokerAccount(), 'a'.repeat(61))).toMatchObject({ id: 'validators.brokerAccount' });
  expect(pl['validators.brokerAccount']).toBe('Numer rachunku maklerskiego jest za długi.');
});
