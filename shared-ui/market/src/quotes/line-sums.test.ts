import { isQuantity, lineNet, sumsOf } from './line-sums.ts';

const line = (quantity: string, price_net: string) => ({ quantity, price_net });

it.each([
  ['2.5', '100.00', '250.00'],
  ['0.005', '1.00', '0.01'],
  ['0.004', '1.00', '0.00'],
  ['1.005', '1.00', '1.01'],
  ['3', '33.33', '99.99'],
  ['999999.999', '10000.00', '9999999990.00'],
])('%s of %s zł are %s zł, halves of a grosz rounded up', (quantity, price, amount) => {
  expect(lineNet(line(quantity, price))).toBe(amount);
});

it('the tax is added once, to the sum of the rounded lines', () => {
  const lines = [line('1', '0.10'), line('1', '0.10'), line('1', '0.10')];
  // Line by line it would be 3 × 0.12 zł.
  expect(sumsOf(lines, '23')).toEqual({ net: '0.30', vat: '0.07', gross: '0.37' });
  expect(sumsOf(lines, 'exempt')).toEqual({ net: '0.30', vat: '0.00', gross: '0.30' });
});

it('a line that is not complete adds nothing', () => {
  expect(sumsOf([line('2', '10.00'), line('', '5.00'), line('1', '')], '8')).toEqual({
    net: '20.00',
    vat: '1.60',
    gross: '21.60',
  });
});

it.each([
  ['12', true],
  ['2.125', true],
  ['0', false],
  ['0.000', false],
  ['2.', false],
  ['1.0001', false],
  ['1000000', false],
])('%s is a quantity: %s', (value, is) => {
  expect(isQuantity(value)).toBe(is);
});
