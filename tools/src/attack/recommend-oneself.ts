import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { addActiveCompany } from './active-company.ts';
import type { Attack } from './attack.ts';
import { purchaseOf } from './purchase.ts';

type Headers = Record<string, string>;

export const attack: Attack = {
  aim: 'earn the reward for recommending an offer of their own company, or to themselves',
  async run(product) {
    const { call, signIn } = product;
    const [owner, buyer] = [await signIn('owner'), await signIn('fresh')];
    const post = (path: string, headers: Headers, json: object) =>
      call('POST', path, { headers: { ...headers, 'idempotency-key': randomUUID() }, json });
    const get = async (path: string, headers: Headers) => (await call('GET', path, { headers })).json();
    const seller: string = (await get('/api/accounts/user-data/', owner)).companies[0].id;
    const listed = (await get(`/api/offers/?limit=100&seller_id=${seller}`, {})).results;
    const offers = (listed as { id: string; individual_price: boolean; price_to: string | null }[])
      .filter(({ individual_price, price_to }) => !individual_price && !price_to)
      .map(({ id }) => id);
    const linkOf = async (headers: Headers): Promise<string> => (await get('/api/reflink/', headers)).token;
    const tried: string[] = [];
    const buyWith = async (what: string, ref: string) => {
      const purchase = await purchaseOf({ call }, buyer, offers[tried.length % offers.length] ?? '');
      const answer = await post('/api/offers/buy/', buyer, { ...purchase, ref });
      assert.equal(answer.status, 201, await answer.clone().text());
      const order = (await answer.json()) as { id: string; referrer: object | null };
      assert.equal(order.referrer, null, `${what} was accepted as referrer`);
      tried.push(what);
      return order.id;
    };

    const second = await addActiveCompany(product, owner);
    await buyWith("the seller's own link", await linkOf({ ...owner, 'company-id': seller }));
    await buyWith("the owner's link", await linkOf(owner));
    const order = await buyWith("the owner's second company", await linkOf(second));
    await buyWith("the buyer's own company", await linkOf(await addActiveCompany(product, buyer)));
    const later = { transaction_id: order, referrer: await linkOf(second) };
    assert.equal((await post('/api/transaction/reflink-actions/', buyer, later)).status, 422, 'named later');
    tried.push('named later');
    // Handed over to somebody else after the link was followed.
    const must = async (path: string, headers: Headers, json: object) => {
      const answer = await post(path, headers, json);
      assert.ok(answer.ok, `${path}: ${await answer.clone().text()}`);
    };
    const [straw, heir] = [{ email: 'user@demo.wspolnik.test' }, await signIn('user')];
    await must('/api/accounts/company-manage-users/', second, { action: 'add', ...straw });
    const [{ id }] = (await get('/api/accounts/invitations/', heir)).results;
    await must('/api/accounts/invitations/accept/', heir, { id });
    await must('/api/accounts/company-manage-managers/', second, { action: 'promote', role: 'owner', ...straw });
    const mine: string = (await get('/api/accounts/user-data/', owner)).id;
    await must('/api/accounts/company-manage-users/', second, { action: 'remove', user_id: mine });
    await buyWith('a company handed over', await linkOf({ ...heir, 'company-id': second['company-id'] ?? '' }));
    return `none of ${tried.length} ways: ${tried.join(', ')}`;
  },
};
