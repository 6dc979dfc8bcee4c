import { EMPTY_OFFER } from '../offer-form.values.ts';
import { loyaltyExample } from './loyalty.ts';

it('the example halves the reward as the ledger does, with the odd grosz for the buyer', () => {
  expect(loyaltyExample({ ...EMPTY_OFFER, price_from: '1800', loyalty_points: '180.01' })).toEqual({
    price: '1800.00',
    total: '180.01',
    buyer: '90.01',
    network: '90.00',
  });
});

it('the example uses the lower end of a range, and an example amount for an individual price', () => {
  const percent = { ...EMPTY_OFFER, loyalty_kind: 'percent', loyalty_points_percentage_total: '5' } as const;
  expect(loyaltyExample({ ...percent, price_kind: 'range', price_from: '1234.50' })).toMatchObject({
    total: '61.73',
    buyer: '30.87',
    network: '30.86',
  });
  expect(loyaltyExample({ ...percent, price_kind: 'individual' })).toMatchObject({ price: '1000.00', total: '50.00' });
});

it('the example returns null until both amounts are given', () => {
  expect(loyaltyExample(EMPTY_OFFER)).toBeNull();
});
