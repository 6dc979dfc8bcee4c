import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { OwnOfferPage } from '@wspolnik/contract/offer-lists';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { ledgerAccount, post, systemAccount } from '../points/index.ts';
import { addCategory, addOffer, type OfferInput } from './testing/offers.ts';

const api = await createTestApi();
const category_id = await addCategory(api, 'Usługi');

/** The offers of a new company with this balance in grosze, as it reads them, the first one first. */
async function ownOffers(balance: number, ...offers: Partial<OfferInput>[]) {
  const company_id = await addCompany(api, 'Sprzedający');
  const email = `${company_id}@test.pl`;
  await addMember(api, company_id, await addUser(api, { email }), 'member');
  for (const offer of offers) await addOffer(api, { company_id, category_id, ...offer });
  if (balance > 0) {
    await api.db.transaction(async (tx) =>
      post(tx, {
        key: company_id,
        from: await systemAccount(tx, 'clearing.card'),
        to: await ledgerAccount(tx, companyAsOwner(company_id), 'available'),
        amount: balance,
        type: 'WALLET_RECHARGE',
        status: 'paid_off',
        orderId: null,
        at: new Date(),
      }),
    );
  }
  const headers = await asUser(api, email, company_id);
  const page = (await api.inject({ url: '/api/offers/get-mine/?sort_by=date_asc', headers })).json<OwnOfferPage>();
  return { points: page.available_points, covered: page.results.map(({ rewards_covered }) => rewards_covered) };
}

it('each offer shows for how many rewards the balance lasts, at its lowest price', async () => {
  const offers = [
    { price_from: 20_000, loyalty_points: 10_000 },
    { price_from: 50_000, price_to: 90_000, loyalty_percentage: 10 },
    { price_from: 236_202, loyalty_points: 118_101 },
    { loyalty_points: 1 },
  ];
  assert.deepEqual(await ownOffers(118_100, ...offers), { points: '1181.00', covered: [11, 23, 0, 1000] });
  assert.deepEqual(await ownOffers(0, ...offers), { points: '0.00', covered: [0, 0, 0, 0] });
});

it('an offer without a reward, or with an unknown one, shows nothing', async () => {
  const individual = { individual_price: true, price_from: null };
  const offers = [
    { loyalty_points: 0 },
    { ...individual, loyalty_percentage: 5 },
    { ...individual, loyalty_points: 100 },
  ];
  assert.deepEqual((await ownOffers(1000, ...offers)).covered, [null, null, 10]);
});
