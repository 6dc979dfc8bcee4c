import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { BuyingLimits } from '@wspolnik/contract/order-calls';
import type { Order } from '@wspolnik/contract/orders';
import { HOUR_S, MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { seenOf, statusSince } from '../../testing/seen.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';

const api = await createTestApi({ env: { RATE_LIMITS: 'on' } });
const category_id = await addCategory(api, 'IT');
const tokens = new Map<string, string>();
/** Companies of `anna`; the second one has `ewa` as well. */
const [firm, shared] = [await addCompany(api, 'Firma'), await addCompany(api, 'Wspólna')];
for (const [login, companies] of [
  ['anna', [firm, shared]],
  ['ewa', [shared]],
] as const) {
  const id = await addUser(api, { email: `${login}@test.pl` });
  for (const company of companies) await addMember(api, company, id, 'owner');
}

before(async () => {
  for (const login of ['anna', 'ewa']) tokens.set(login, (await signIn(api, `${login}@test.pl`)).access);
});

const newSeller = () => addCompany(api, 'Pracownia');
const offerOf = (company_id: string) => addOffer(api, { company_id, category_id });
const headers = (login: string, company?: string) => as(tokens.get(login) ?? '', company);

function post(url: string, payload: object, caller: Record<string, string>) {
  const sent = { ...caller, 'idempotency-key': newId() };
  return api.inject({ method: 'POST', url: `/api/offers/${url}/`, payload, headers: sent });
}

const buy = async (offer_id: string, login = 'anna', company?: string) =>
  post('buy', { offer_id, ...(await seenOf(api.db, offer_id)) }, headers(login, company));

async function bought(...order: Parameters<typeof buy>): Promise<string> {
  const reply = await buy(...order);
  assert.equal(reply.statusCode, 201, reply.body);
  return reply.json<Order>().id;
}

async function refused(code: string, params: object, ...order: Parameters<typeof buy>): Promise<void> {
  const reply = await buy(...order);
  assert.deepEqual([reply.statusCode, reply.json().code, reply.json().params], [409, code, params], reply.body);
}

const cancel = async (transaction_id: string) =>
  post(
    'cancel-sale',
    { transaction_id, seen_status_since: await statusSince(api.db, transaction_id) },
    headers('anna'),
  );

const setStatus = (id: string, status: string) =>
  api.db.query(sql`update orders set status = ${status} where id = ${id}`);

async function limitsOf(offer: string, login = 'anna', company?: string): Promise<BuyingLimits> {
  const url = `/api/offers/buying-limits/?offer_id=${offer}`;
  return (await api.inject({ url, headers: headers(login, company) })).json();
}

describe('a buyer', () => {
  it('a buyer has at most three open orders of an offer, until one is closed', async () => {
    const offer = await offerOf(await newSeller());
    const [first = ''] = [await bought(offer), await bought(offer), await bought(offer)];
    await refused('offer_order_limit', { limit: 3, open: 3 }, offer);
    const { offer: ofOffer, seller: ofSeller } = await limitsOf(offer);
    assert.deepEqual(
      [ofOffer, ofSeller],
      [
        { open: 3, limit: 3 },
        { open: 3, limit: 10 },
      ],
    );
    await cancel(first);
    await bought(offer);
    await refused('offer_order_limit', { limit: 3, open: 3 }, offer);
  });

  it('a buyer has at most ten of a seller; reported ones are open, verified ones are not', async () => {
    const seller = await newSeller();
    const orders: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) orders.push(await bought(await offerOf(seller)));
    await refused('seller_order_limit', { limit: 10, open: 10 }, await offerOf(seller));
    await setStatus(orders[0] ?? '', 'reported');
    await refused('seller_order_limit', { limit: 10, open: 10 }, await offerOf(seller));
    await setStatus(orders[1] ?? '', 'verified');
    await bought(await offerOf(seller));
    await bought(await offerOf(await newSeller()));
  });

  it('a buyer does not get more through their own companies, nor a company through its members', async () => {
    const offer = await offerOf(await newSeller());
    await bought(offer);
    await bought(offer, 'anna', firm);
    await bought(offer, 'anna', shared);
    await refused('offer_order_limit', { limit: 3, open: 3 }, offer, 'anna', firm);
    await bought(offer, 'ewa', shared);
    await bought(offer, 'ewa', shared);
    await refused('offer_order_limit', { limit: 3, open: 3 }, offer, 'ewa', shared);
    assert.equal((await limitsOf(offer, 'ewa', shared)).offer.open, 3);
    await bought(offer, 'ewa');
    await refused('offer_order_limit', { limit: 3, open: 3 }, offer, 'ewa');
  });

  it('a buyer does not get more by buying at the same moment', async () => {
    const seller = await newSeller();
    const offer = await offerOf(seller);
    const profiles = [undefined, firm, shared];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => buy(offer, 'anna', profiles[nth % profiles.length])),
    );
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [201, 201, 201, ...Array(9).fill(409)]);
    const offers = await Promise.all(Array.from({ length: 12 }, () => offerOf(seller)));
    const more = await Promise.all(offers.map((id, nth) => buy(id, 'anna', profiles[nth % profiles.length])));
    assert.equal(more.filter(({ statusCode }) => statusCode === 201).length, 7);
  });

  it('a buyer buys from a seller at most twenty times an hour, also when each order is cancelled', async () => {
    const seller = await newSeller();
    const offer = await offerOf(seller);
    for (let nth = 0; nth < 20; nth += 1) {
      await cancel(await bought(offer));
      api.passTime(MINUTE_MS / 10);
    }
    const reply = await buy(offer);
    assert.equal(reply.json().code, 'throttled', reply.body);
    const wait = Number(reply.headers['retry-after']);
    assert.ok(wait > 50 * 60 && wait <= HOUR_S, String(wait));
    await bought(await offerOf(await newSeller()));
    api.passTime(wait * 1000 + 1);
    tokens.set('anna', (await signIn(api, 'anna@test.pl')).access);
    await bought(offer);
  });

  it('a buyer learns of the limits only of an offer that exists', async () => {
    const url = `/api/offers/buying-limits/?offer_id=${newId()}`;
    assert.equal((await api.inject({ url, headers: headers('anna') })).statusCode, 404);
  });
});
