import { brokenFields } from './offer-form.schema.ts';
import { EMPTY_OFFER, type OfferFormValues } from './offer-form.values.ts';

const isRewardBroken = (changes: Partial<OfferFormValues>) => {
  const broken = brokenFields({ ...EMPTY_OFFER, ...changes });
  return broken.has('loyalty_points') || broken.has('loyalty_points_percentage_total');
};
const percent = (total: string) =>
  ({ loyalty_kind: 'percent', price_from: '100', loyalty_points_percentage_total: total }) as const;

it('the schema takes a reward of at most half of the price, of a range of its lower end, and none of a price of 0', () => {
  expect(isRewardBroken({ price_from: '100.01', loyalty_points: '50' })).toBe(false);
  expect(isRewardBroken({ price_from: '100.01', loyalty_points: '50.01' })).toBe(true);
  const range = { price_kind: 'range', price_from: '100', price_to: '900' } as const;
  expect(isRewardBroken({ ...range, loyalty_points: '50.01' })).toBe(true);
  expect(isRewardBroken({ price_from: '0', loyalty_points: '0' })).toBe(false);
  expect(isRewardBroken({ price_from: '0', loyalty_points: '0.01' })).toBe(true);
  expect(isRewardBroken(percent('50'))).toBe(false);
  expect(isRewardBroken(percent('50.01'))).toBe(true);
});

it('the schema does not bound the reward of a price that is not known yet', () => {
  expect(isRewardBroken({ price_kind: 'individual', loyalty_points: '9000' })).toBe(false);
  expect(isRewardBroken({ price_from: '', loyalty_points: '9000' })).toBe(false);
});
