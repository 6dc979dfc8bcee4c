import { amountValue, nextAmount, shownAmount } from './amount-text.ts';

/** With plain spaces, which are easier to read here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const hard = (text: string) => text.replaceAll(' ', '\u00a0');

test.each([
  ['', '', ''],
  ['5000.5', '5 000,5', '5,000.5'],
  ['1234567.', '1 234 567,', '1,234,567.'],
  ['999.99', '999,99', '999.99'],
])('the value "%s" is shown as "%s" and as "%s"', (value, polish, english) => {
  expect(plain(shownAmount(value, 'pl'))).toBe(polish);
  expect(shownAmount(value, 'en')).toBe(english);
  expect(amountValue(hard(polish), 'pl')).toBe(value);
  expect(amountValue(english, 'en')).toBe(value);
});

describe.each([
  ['12,5', '12,', '12,5'],
  ['12.', '12', '12,'],
  ['1 2345', '1 234', '12 345'],
  ['1 23', '1 234', '123'],
  ['1234', '1 234', '234'],
  ['1 234,5.', '1 234,5', '1 234,5'],
  ['1 234,50', '', '1 234,50'],
  ['1 234,50 zł', '', '1 234,50'],
  ['1.234,50', '', '1 234,50'],
  ['1,234.50 PLN', '', '1 234,50'],
  ['1.234.567', '', '1 234 567'],
  ['1.234', '', '1 234'],
  ['1234.50', '', '1 234,50'],
  ['-5', '', ''],
  ['1e3', '1', '1'],
  ['0', '', '0'],
  ['0,', '0', '0,'],
  [',', '', ''],
  ['05', '0', '0'],
  ['1,234', '1,23', '1,23'],
  ['12a', '12', '12'],
  ['', '1', ''],
])('the amount in Polish, "%s" over "%s"', (typed, previous, expected) => {
  test(`typing leaves "${expected}"`, () => {
    expect(plain(nextAmount(hard(typed), hard(previous), { locale: 'pl' }))).toBe(expected);
  });
});

test.each([
  ['1,2345', '1,234', '12,345'],
  ['1,23', '1,234', '123'],
  ['1,234,', '1,234', '1,234.'],
  ['1,234.', '1,234', '1,234.'],
  ['1,234.5,', '1,234.5', '1,234.5'],
  ['5 000,50 zł', '', '5,000.50'],
  ['1,234', '', '1,234'],
  ['1.234', '1.23', '1.23'],
])('the amount in English, "%s" over "%s" leaves "%s"', (typed, previous, expected) => {
  expect(nextAmount(typed, previous, { locale: 'en' })).toBe(expected);
});

test('the Delete key before the sign of a group deletes the digit behind it', () => {
  expect(nextAmount('1234', hard('1 234'), { locale: 'pl', forward: true })).toBe('134');
});
