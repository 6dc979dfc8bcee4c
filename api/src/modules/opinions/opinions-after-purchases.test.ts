import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opinion, OpinionPage } from '@wspolnik/contract/opinions';
import type { OrderStatus } from '@wspolnik/contract/orders';
import { MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';

const api = await createTestApi();
const root = await addCategory(api, 'Budowa');
const roofs = await addCategory(api, 'Dachy', root);
const agents = await addCompany(api, 'Agencja');

type Login = 'anna' | 'jan' | 'ewa' | 'piotr';
const ids = {} as Record<Login, string>;
const headers = {} as Record<Login, Record<string, string>>;
for (const login of ['anna', 'jan', 'ewa', 'piotr'] as const) {
  ids[login] = await addUser(api, { email: `${login}@example.test` });
  headers[login] = await asUser(api, `${login}@example.test`);
}
await addMember(api, agents, ids.anna, 'owner');
const asAgents = { ...headers.anna, 'company-id': agents };

let sellers = 0;
async function newSeller(): Promise<string> {
  sellers += 1;
  return addCompany(api, `Firma ${sellers}`);
}

const url = '/api/company/comment/';
async function write(company_id: string, by: Login | Record<string, string>, rating: number): Promise<Opinion> {
  const payload = { company_id, text: `Na ${rating}`, rating };
  const reply = await api.inject({
    method: 'POST',
    url,
    payload,
    headers: typeof by === 'string' ? headers[by] : by,
  });
  assert.equal(reply.statusCode, 201, reply.body);
  return reply.json<Opinion>();
}

interface Sale {
  seller: string;
  buyer: Login;
  company?: string;
  status?: OrderStatus;
  at?: string;
}

async function sell({ seller, buyer, company, status = 'verified', at = '2026-10-12T10:00:00Z' }: Sale) {
  const id = newId();
  const offer = await addOffer(api, { company_id: seller, category_id: roofs, title: 'Tajny dach' });
  await api.db.query(sql`
    insert into orders (id, offer_id, seller_id, buyer_user_id, buyer_company_id, offer_title, price, reward, created_at)
    values (${id}, ${offer}, ${seller}, ${ids[buyer]}, ${company ?? null}, 'Tajny dach', 777700, 0, ${new Date(at)})`);
  await move(id, status);
  return id;
}

async function move(id: string, status: OrderStatus): Promise<void> {
  await api.db.query(sql`update orders set status = ${status} where id = ${id}`);
}

/** Whether a call waits: for a lock, or for the only connection of the embedded engine. */
async function isWaiting(): Promise<boolean> {
  if (api.db.engine === 'pglite') return api.db.connections().waiting > 0;
  return (await api.db.query(sql`select 1 as waits from pg_locks where not granted`)).length > 0;
}

const read = async (company: string) => (await api.inject({ url: `${url}?company_id=${company}` })).json<OpinionPage>();
const purchases = async (company: string) =>
  Object.fromEntries((await read(company)).results.map(({ text, purchase }) => [text, purchase?.month ?? null]));
const rating = async (id: string) => {
  const company = (await api.inject({ url: `/api/accounts/company-list-all/${id}/` })).json();
  return [company.rating, company.rating_count];
};

describe('the order that an opinion is based on', () => {
  it('the order is the month and the kind of the latest completed order, never its name or price', async () => {
    const seller = await newSeller();
    await sell({ seller, buyer: 'anna', at: '2026-03-10T10:00:00Z' });
    // The last hour of September in UTC is October in Poland.
    await sell({ seller, buyer: 'anna', status: 'completed', at: '2026-09-30T23:30:00Z' });
    const { purchase } = await write(seller, 'anna', 5);
    assert.deepEqual(purchase, { month: '2026-10', category: { id: root, name: 'Budowa', name_en: 'Budowa' } });
    assert.doesNotMatch(JSON.stringify(await read(seller)), /Tajny|7777/);
  });

  it('the order appears when an order is completed later, and goes when it is cancelled', async () => {
    const seller = await newSeller();
    const order = await sell({ seller, buyer: 'anna', status: 'in_verification' });
    await write(seller, 'anna', 5);
    assert.deepEqual(await purchases(seller), { 'Na 5': null });
    for (const [status, month] of [
      ['rejected', null],
      ['verified', '2026-10'],
      ['completed', '2026-10'],
      ['cancelled', null],
    ] as const) {
      await move(order, status);
      assert.deepEqual(await purchases(seller), { 'Na 5': month }, status);
    }
  });

  it('the order stays while a verified order is reported, and is the order before it when that one is cancelled', async () => {
    const seller = await newSeller();
    await write(seller, 'anna', 1);
    await sell({ seller, buyer: 'anna', at: '2026-02-10T10:00:00Z' });
    const order = await sell({ seller, buyer: 'anna' });
    await api.db.query(sql`
      insert into order_reports (id, order_id, status_before, reason, created_at)
      values (${newId()}, ${order}, 'verified', 'Nie działa', now())`);
    await move(order, 'reported');
    assert.deepEqual(await purchases(seller), { 'Na 1': '2026-10' });
    await move(order, 'cancelled');
    assert.deepEqual(await purchases(seller), { 'Na 1': '2026-02' });
  });

  it('the order is of the identity that wrote: a company’s order is not its owner’s', async () => {
    const seller = await newSeller();
    const order = await sell({ seller, buyer: 'anna', company: agents });
    await write(seller, 'anna', 4);
    await write(seller, asAgents, 3);
    for (const status of ['verified', 'completed'] as const) {
      await move(order, status);
      assert.deepEqual(await purchases(seller), { 'Na 4': null, 'Na 3': '2026-10' }, status);
    }
    await sell({ seller, buyer: 'anna', at: '2026-11-12T10:00:00Z' });
    assert.deepEqual(await purchases(seller), { 'Na 4': '2026-11', 'Na 3': '2026-10' });
  });
});

describe('the rating', () => {
  it('the rating counts all opinions until three are after a purchase, then only those', async () => {
    const seller = await newSeller();
    await write(seller, 'piotr', 1);
    await sell({ seller, buyer: 'anna' });
    await sell({ seller, buyer: 'jan' });
    await write(seller, 'anna', 5);
    await write(seller, 'jan', 4);
    assert.deepEqual(await rating(seller), [3.33, 3]);
    assert.deepEqual((await read(seller)).counts_without_purchase, true);
    await write(seller, 'ewa', 3);
    assert.deepEqual(await rating(seller), [3.25, 4]);
    const order = await sell({ seller, buyer: 'ewa' });
    assert.deepEqual(await rating(seller), [4, 3]);
    const page = await read(seller);
    assert.deepEqual(
      [page.counts_without_purchase, page.count, page.after_purchase, page.stars],
      [false, 4, 3, [0, 0, 1, 1, 1]],
    );
    await move(order, 'cancelled');
    assert.deepEqual(await rating(seller), [3.25, 4]);
  });

  it('the rating waits for three with stars: an opinion without stars is not one of them', async () => {
    const seller = await newSeller();
    for (const buyer of ['anna', 'jan', 'ewa'] as const) await sell({ seller, buyer });
    await write(seller, 'anna', 5);
    await write(seller, 'jan', 5);
    await write(seller, 'ewa', 0);
    await write(seller, 'piotr', 2);
    assert.deepEqual(await rating(seller), [4, 3]);
  });

  it('the rating is the same of the company and of its offers, in lists and filters', async () => {
    const seller = await newSeller();
    for (const buyer of ['anna', 'jan', 'ewa'] as const) await sell({ seller, buyer });
    for (const buyer of ['anna', 'jan', 'ewa'] as const) await write(seller, buyer, 5);
    await write(seller, 'piotr', 1);
    const found = (await api.inject({ url: '/api/accounts/company-list-all/?company_rating=5' })).json();
    const [one] = found.results.filter(({ id }: { id: string }) => id === seller);
    assert.deepEqual([one?.rating, one?.rating_count], [5, 3]);
    const offers = (await api.inject({ url: `/api/offers/?seller_id=${seller}&company_rating=5` })).json();
    assert.equal(offers.count, 3);
    assert.deepEqual([offers.results[0].author.rating, offers.results[0].author.rating_count], [5, 3]);
  });

  it('the rating misses no order that is being completed while its buyer writes', async () => {
    const seller = await newSeller();
    const order = await sell({ seller, buyer: 'anna', status: 'in_verification' });
    const [begun, awaited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const completing = api.db.transaction(async (tx) => {
      await tx.query(sql`update orders set status = 'verified' where id = ${order}`);
      begun.resolve();
      await awaited.promise;
    });
    await begun.promise;
    let written = false;
    const writing = write(seller, 'anna', 5).then(() => (written = true));
    while (!written && !(await isWaiting())) await new Promise(setImmediate);
    awaited.resolve();
    await Promise.all([completing, writing]);
    assert.deepEqual(await purchases(seller), { 'Na 5': '2026-10' });
  });
});

describe('the list', () => {
  it('the list has opinions after a purchase first, each group newest first', async () => {
    const seller = await newSeller();
    await sell({ seller, buyer: 'anna' });
    await sell({ seller, buyer: 'ewa' });
    for (const [by, stars] of [
      ['anna', 1],
      ['jan', 2],
      ['ewa', 3],
      ['piotr', 4],
    ] as const) {
      await write(seller, by, stars);
      api.passTime(MINUTE_MS);
    }
    assert.deepEqual(
      (await read(seller)).results.map(({ text }) => text),
      ['Na 3', 'Na 1', 'Na 4', 'Na 2'],
    );
  });
});
