import { maxReward, rewardOf } from './reward.ts';

const percent = (total: number, price: string) =>
  rewardOf({ loyalty_points: null, loyalty_points_percentage_total: total }, price);

test('half of the price is the most, and nothing of none', () => {
  expect(maxReward('100.01')).toBe('50.00');
  expect(maxReward('0.00')).toBe('0.00');
  expect(percent(50, '100.01')).toBe('50.00');
});

test('a percentage is rounded to grosze as in the database, half a grosz up', () => {
  expect(percent(5, '1234.50')).toBe('61.73');
  expect(percent(1.15, '100.00')).toBe('1.15');
  expect(percent(10, '1.05')).toBe('0.11');
  expect(percent(49.99, '1000000000.00')).toBe('499900000.00');
});

test('an amount is the same at every price', () => {
  expect(rewardOf({ loyalty_points: '10.01', loyalty_points_percentage_total: null }, '0')).toBe('10.01');
});
