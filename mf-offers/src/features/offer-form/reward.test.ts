import { maxReward, rewardFields, rewardOf } from './reward.ts';

const percent = (total: number, price: string) =>
  rewardOf({ loyalty_points: null, loyalty_points_percentage_total: total }, price);
const amount = (points: string) => ({ loyalty_points: points, loyalty_points_percentage_total: null });

test('half of the price is the most, and nothing of none', () => {
  expect(maxReward('100.01')).toBe('50.00');
  expect(maxReward('0.00')).toBe('0.00');
  expect(percent(50, '100.01').total).toBe('50.00');
});

test('a percentage is rounded to grosze as in the database, half a grosz up', () => {
  expect(percent(5, '1234.50').total).toBe('61.73');
  expect(percent(1.15, '100.00').total).toBe('1.15');
  expect(percent(10, '1.05').total).toBe('0.11');
  expect(percent(49.99, '1000000000.00').total).toBe('499900000.00');
});

test('an amount is the same at every price; the odd grosz is the buyer’s', () => {
  expect(rewardOf(amount('10.01'), '0')).toEqual({ total: '10.01', buyer: '5.01', network: '5.00' });
});

test('a typed offer has the fields of a stored one', () => {
  const typed = rewardFields({ loyalty_points: null, loyalty_points_percentage_total: 1.15 }, '100.00', '200.00');
  expect(typed).toMatchObject({ reward_total_from: '1.15', reward_buyer_from: '0.58', reward_network_to: '1.15' });
  expect(typed).toMatchObject({ reward_buyer_percentage: 0.575, reward_network_percentage: 0.575 });
  expect(rewardFields(amount('10.01'), null, null)).toMatchObject({ reward_buyer_from: '5.01', reward_buyer_to: null });
});
