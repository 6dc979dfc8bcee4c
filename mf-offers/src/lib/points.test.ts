import { buyerPoints } from './points.ts';

it('gives the buyer half of a fixed reward, the odd grosz included', () => {
  expect(buyerPoints({ loyalty_points: '180.01', loyalty_points_percentage_total: null }, '0')).toBe('90.01');
});

it('gives the buyer half of a percentage of the price', () => {
  expect(buyerPoints({ loyalty_points: null, loyalty_points_percentage_total: 5 }, '1234.50')).toBe('30.87');
});
