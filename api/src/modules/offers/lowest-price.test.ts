import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import type { Offer } from '@wspolnik/contract/offers';
import { DAY_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory } from './testing/offers.ts';

const api = await createTestApi();
const category_id = await addCategory(api, 'Usługi');
const company = await addCompany(api, 'Malarze');
await api.db.query(sql`update companies set plan = 'premium' where id = ${company}`);
await addMember(api, company, await addUser(api, { email: 'owner@test.pl' }), 'owner');
/** A new session each time: tokens end while days pass. */
const owner = () => asUser(api, 'owner@test.pl', company);

const FIELDS = { title: 'Malowanie biur', category_id, loyalty_points: '10.00' };
type Price = { price_from?: string; price_to?: string; individual_price?: boolean };

async function send(method: 'POST' | 'PUT', url: string, payload: object): Promise<Offer> {
  const reply = await api.inject({ method, url, payload, headers: await owner() });
  assert.ok(reply.statusCode < 300, reply.body);
  return reply.json();
}

const create = (price: Price, is_active = true) => send('POST', '/api/offers/', { ...FIELDS, ...price, is_active });
const reprice = (id: string, price: Price) => send('PUT', `/api/offers/${id}/`, { ...FIELDS, ...price });
const show = (offer_id: string, active: boolean) => send('POST', '/api/offers/change-active/', { offer_id, active });
const fixed = (price_from: string): Price => ({ price_from });

/** Changes the price after each pause in days; answers what is said after the last one. */
async function lowestAfter(first: Price, ...steps: readonly (readonly [days: number, price: Price])[]) {
  const { id } = await create(first);
  let lowest: string | null = null;
  for (const [days, price] of steps) {
    api.passTime(days * DAY_MS);
    lowest = (await reprice(id, price)).lowest_price_30d;
  }
  return lowest;
}

describe('lowest_price_30d', () => {
  it('the lowest price is the price before the reduction, on the offer and on its card', async () => {
    const offer = await create(fixed('120.00'));
    assert.equal(offer.lowest_price_30d, null);
    assert.equal((await reprice(offer.id, fixed('100.00'))).lowest_price_30d, '120.00');
    const cards = (await api.inject({ url: `/api/offers/?seller_id=${company}` })).json<OfferPage>().results;
    assert.equal(cards.find(({ id }) => id === offer.id)?.lowest_price_30d, '120.00');
  });

  it('the lowest price is the lowest of the 30 days before, and a price above it is no reduction', async () => {
    assert.equal(await lowestAfter(fixed('90.00'), [10, fixed('150.00')], [10, fixed('80.00')]), '90.00');
    assert.equal(await lowestAfter(fixed('90.00'), [10, fixed('150.00')], [10, fixed('100.00')]), null);
    assert.equal(await lowestAfter(fixed('90.00'), [10, fixed('150.00')], [31, fixed('100.00')]), '150.00');
  });

  it('counts the price that ended within the 30 days, however long it was asked', async () => {
    assert.equal(await lowestAfter(fixed('120.00'), [400, fixed('100.00')]), '120.00');
    assert.equal(await lowestAfter(fixed('120.00'), [5, fixed('100.00')], [5, fixed('90.00')]), '100.00');
  });

  it('the lowest price stays when something else is edited, and ends with a higher price', async () => {
    const { id } = await create(fixed('120.00'));
    await reprice(id, fixed('100.00'));
    assert.equal((await reprice(id, { ...fixed('100.00'), title: 'Inny' } as Price)).lowest_price_30d, '120.00');
    assert.equal((await reprice(id, fixed('110.00'))).lowest_price_30d, null);
  });

  it('the lowest price is shown for 30 days', async () => {
    const { id } = await create(fixed('120.00'));
    await reprice(id, fixed('100.00'));
    const read = async () => (await api.inject({ url: `/api/offers/${id}/` })).json<Offer>().lowest_price_30d;
    const since = (days: number) =>
      api.db.query(sql`update offers set reduced_at = now() - make_interval(days => ${days}) where id = ${id}`);
    await since(29);
    assert.equal(await read(), '120.00');
    await since(30);
    assert.equal(await read(), null);
  });

  it('the lowest price of a range is that of its lower end, when neither end rises', async () => {
    const range = (price_from: string, price_to: string): Price => ({ price_from, price_to });
    assert.equal(await lowestAfter(range('100.00', '200.00'), [1, range('80.00', '200.00')]), '100.00');
    assert.equal(await lowestAfter(range('100.00', '200.00'), [1, range('80.00', '250.00')]), null);
    assert.equal(await lowestAfter(range('100.00', '200.00'), [1, fixed('90.00')]), '100.00');
    assert.equal(await lowestAfter(fixed('100.00'), [1, range('80.00', '300.00')]), null);
  });

  it('there is no lowest price for individual prices, nor after a single one', async () => {
    const individual = { individual_price: true };
    assert.equal(await lowestAfter(fixed('100.00'), [1, individual]), null);
    assert.equal(await lowestAfter(individual, [1, fixed('100.00')]), null);
    assert.equal(await lowestAfter(fixed('100.00'), [1, individual], [1, fixed('90.00')]), '100.00');
  });

  it('counts no price that nobody saw: of a draft, or while the offer was withdrawn', async () => {
    const draft = await create(fixed('500.00'), false);
    await reprice(draft.id, fixed('100.00'));
    assert.equal((await show(draft.id, true)).lowest_price_30d, null);

    const { id } = await create(fixed('120.00'));
    await show(id, false);
    await reprice(id, fixed('300.00'));
    await reprice(id, fixed('100.00'));
    assert.equal((await show(id, true)).lowest_price_30d, '120.00');
  });

  it('no price is kept for longer than it is needed', async () => {
    const { id } = await create(fixed('120.00'));
    for (const price of ['110.00', '100.00', '90.00']) {
      api.passTime(40 * DAY_MS);
      await reprice(id, fixed(price));
    }
    const rows = await api.db.query(sql`select 1 from offer_prices where offer_id = ${id}`);
    assert.equal(rows.length, 2);
  });
});
