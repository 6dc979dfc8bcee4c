import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type AdminCardPage,
  type ManageCardReply,
  type MembershipCards,
  MembershipCards as MembershipCardsSchema,
} from '@wspolnik/contract/cards';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const owner = await addUser(api, { email: 'owner@example.test' });
const plain = await addUser(api, { email: 'plain@example.test' });
const asAdmin = await asUser(api, 'admin@example.test');
const asOwner = await asUser(api, 'owner@example.test');

async function newCompany(name: string, status = 'active'): Promise<string> {
  const id = await addCompany(api, name, status);
  await addMember(api, id, owner, 'owner');
  return id;
}
const company = await newCompany('Pracownia');
await addMember(api, company, plain, 'member');

const url = '/api/accounts/company-membership-cards/';
const forCompany = (id: string) => ({ ...asOwner, 'company-id': id });
const create = (payload: object, headers: Record<string, string> = asAdmin) =>
  api.inject({ method: 'POST', url, payload, headers });
const list = async (query = '', id = company) =>
  (await api.inject({ url: `${url}${query}`, headers: forCompany(id) })).json<MembershipCards>();
const manage = (card_id: string, take: boolean, headers: Record<string, string> = forCompany(company)) =>
  api.inject({
    method: 'POST',
    url: '/api/accounts/company-membership-cards-manage/',
    payload: { card_id, take },
    headers,
  });

let numbers = 5000;
/** Ids of new, free cards. */
async function newCards(count: number): Promise<string[]> {
  const first = numbers;
  numbers += count;
  assert.equal((await create({ number: String(first), last_number: String(numbers - 1) })).statusCode, 201);
  const rows = await api.db.query<{ id: string }>(sql`
    select id from membership_cards where number between ${String(first)} and ${String(numbers - 1)} order by number`);
  return rows.map(({ id }) => id);
}
async function newCard(): Promise<string> {
  const [id] = await newCards(1);
  assert.ok(id);
  return id;
}

describe('membership numbers', () => {
  it('numbers are created by an admin, one or a range, all or none', async () => {
    assert.deepEqual((await create({ number: '0007', premium: true })).json(), { created: 1, skipped: 0 });
    assert.deepEqual((await create({ number: '0098', last_number: '0101' })).json(), { created: 4, skipped: 0 });
    const again = await create({ number: '0101', last_number: '0105' });
    assert.deepEqual([again.statusCode, again.json().code], [409, 'card_exists']);
    const { free } = await list('?q=01');
    assert.deepEqual(
      free.results.map(({ number }) => number),
      ['0100', '0101'],
    );
    const audit = await api.db.query(sql`select action, details from audit_log order by at limit 1`);
    assert.deepEqual(audit, [{ action: 'cards.created', details: { first: '0007', last: '0007', premium: true } }]);
  });

  it('numbers are refused when a number is malformed, the range runs backwards or is too long', async () => {
    for (const [body, field, code] of [
      [{ number: '12' }, 'number', 'invalid'],
      [{ number: '12ab5' }, 'number', 'invalid'],
      [{}, 'number', 'required'],
      [{ number: '2000', last_number: '20001' }, 'last_number', 'invalid'],
      [{ number: '2000', last_number: '1999' }, 'last_number', 'min'],
      [{ number: '2000', last_number: '3000' }, 'last_number', 'max'],
    ] as const) {
      const reply = await create(body);
      assert.equal(reply.statusCode, 422, JSON.stringify(body));
      assert.equal(reply.json().fields[field][0].code, code);
    }
  });

  it('numbers are created by nobody else and shown only to companies', async () => {
    assert.equal((await create({ number: '9999' }, forCompany(company))).json().code, 'forbidden');
    assert.equal((await create({ number: '9999' }, asOwner)).json().code, 'forbidden');
    assert.equal((await create({ number: '9999' }, {})).json().code, 'not_authenticated');
    assert.equal((await api.inject({ url })).json().code, 'not_authenticated');
    assert.equal((await api.inject({ url, headers: asOwner })).json().code, 'company_required');
    assert.equal((await api.inject({ url, headers: asAdmin })).json().code, 'company_required');
  });

  it('numbers are listed in pages, by kind and prefix, with the own ones and the limit', async () => {
    const page = await list('?limit=2&page=2');
    assert.ok(Compile(MembershipCardsSchema).Check(page));
    assert.deepEqual([page.free.results[0]?.number, page.free.page, page.limit], ['0099', 2, 3]);
    assert.deepEqual(
      (await list('?premium=true')).free.results.map(({ number }) => number),
      ['0007'],
    );
    assert.equal((await list('?q=77')).free.count, 0);
    assert.deepEqual((await list('?page=5000')).free.results, []);
    assert.ok((await statementsOf(api, () => list())) <= 6);
  });
});

describe('taking a number', () => {
  it('a taken number belongs to the company until it is released', async () => {
    const card = await newCard();
    for (let twice = 0; twice < 2; twice += 1) {
      const reply = await manage(card, true);
      assert.deepEqual(
        reply.json<ManageCardReply>().cards.map(({ id }) => id),
        [card],
      );
    }
    const { owned, free } = await list(`?q=${numbers - 1}`);
    assert.deepEqual([owned.map(({ id }) => id), free.count], [[card], 0]);
    const seen = (await api.inject({ url: `/api/accounts/company-list-all/${company}/` })).json();
    assert.deepEqual(seen.owned_cards, [{ number: String(numbers - 1), premium: false }]);
    for (let twice = 0; twice < 2; twice += 1) assert.deepEqual((await manage(card, false)).json(), { cards: [] });
    assert.equal((await list(`?q=${numbers - 1}`)).free.count, 1);
  });

  it('a company takes at most three', async () => {
    const [id] = [await newCompany('Trzy')];
    const [fourth, ...cards] = await newCards(4);
    for (const card of cards) assert.equal((await manage(card, true, forCompany(id))).statusCode, 200);
    assert.equal((await manage(fourth ?? '', true, forCompany(id))).json().code, 'membership_limit');
    await manage(cards[0] ?? '', false, forCompany(id));
    assert.equal((await manage(fourth ?? '', true, forCompany(id))).json().cards.length, 3);
  });

  it('numbers are for owners and managers of active companies', async () => {
    const card = await newCard();
    const member = await asUser(api, 'plain@example.test', company);
    assert.equal((await manage(card, true, member)).json().code, 'forbidden');
    const draft = await newCompany('Szkic', 'draft');
    assert.equal((await manage(card, true, forCompany(draft))).json().code, 'company_not_active');
    assert.equal((await manage(card, true, asOwner)).json().code, 'company_required');
  });

  it('the number of another company cannot be taken', async () => {
    const card = await newCard();
    const other = await newCompany('Inna');
    await manage(card, true, forCompany(other));
    assert.equal((await manage(card, true)).json().code, 'card_taken');
    assert.equal((await manage(card, false)).json().code, 'not_found');
    assert.equal((await manage(newId(), true)).json().code, 'not_found');
  });

  it('only one of fifty companies that ask at once gets a number', async () => {
    const card = await newCard();
    const rivals = await Promise.all(Array.from({ length: 50 }, (_, index) => newCompany(`Rywal ${index}`)));
    const replies = await Promise.all(rivals.map((id) => manage(card, true, forCompany(id))));
    const codes = replies.map((reply) => reply.json().code ?? 'taken');
    assert.equal(codes.filter((code) => code === 'taken').length, 1);
    assert.equal(codes.filter((code) => code === 'card_taken').length, 49);
  });

  it('a company that asks for fifty at once gets three', async () => {
    const id = await newCompany('Zachłanna');
    const cards = await newCards(50);
    const replies = await Promise.all(cards.map((card) => manage(card, true, forCompany(id))));
    const refused = replies.filter((reply) => reply.json().code === 'membership_limit');
    assert.equal(refused.length, 47);
    assert.equal((await list('', id)).owned.length, 3);
  });

  it('ends when the company is deleted', async () => {
    const id = await newCompany('Znikająca');
    const card = await newCard();
    await manage(card, true, forCompany(id));
    await api.db.query(sql`update companies set deleted_at = ${new Date()} where id = ${id}`);
    assert.equal((await manage(card, true)).statusCode, 200);
  });
});

describe('membership numbers in the administration', () => {
  const root = '/api/accounts/admin/membership-cards/';
  const get = (path: string) => api.inject({ url: `${root}${path}`, headers: asAdmin });
  const numbersOf = async (query: string) =>
    (await get(query)).json<AdminCardPage>().results.map(({ number }) => number);

  it('numbers are listed by number with who holds them, searched by their beginning and filtered', async () => {
    await api.db.query(sql`update membership_cards set company_id = null, taken_at = null`);
    await create({ number: '880001', last_number: '880003' });
    await create({ number: '880004', premium: true });
    const page = (await get('?q=8800')).json<AdminCardPage>();
    assert.deepEqual(
      page.results.map(({ number }) => number),
      ['880001', '880002', '880003', '880004'],
    );
    await manage(page.results[1]?.id ?? '', true);
    const taken = (await get('?q=88&taken=true')).json<AdminCardPage>().results;
    assert.deepEqual(
      taken.map((card) => [card.number, card.company?.name]),
      [['880002', 'Pracownia']],
    );
    assert.deepEqual(await numbersOf('?q=88&taken=false'), ['880001', '880003', '880004']);
    assert.deepEqual(await numbersOf('?q=88&premium=true'), ['880004']);
    assert.deepEqual(await numbersOf('?q=8x'), []);
  });

  it('existing numbers are listed before a range is created, and skipped', async () => {
    await create({ number: '990003', last_number: '990004' });
    const range = await get('range/?number=990001&last_number=990005');
    assert.deepEqual(range.json(), { count: 5, existing: 2, examples: ['990003', '990004'] });
    const body = { number: '990001', last_number: '990005', skip_existing: true };
    assert.deepEqual((await create(body)).json(), { created: 3, skipped: 2 });
    assert.equal((await create(body)).json().code, 'card_exists');
    assert.equal((await get('range/?number=1000&last_number=5999')).json().fields.last_number[0].code, 'max');
  });

  it('numbers are created once by two admins at once', async () => {
    const body = { number: '770001', last_number: '770050', skip_existing: true };
    const replies = await Promise.all([create(body), create(body)]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [201, 409]);
  });

  it('numbers are deleted while they are free', async () => {
    const [free, taken] = await newCards(2);
    await api.db.query(sql`update membership_cards set company_id = null, taken_at = null`);
    await manage(taken ?? '', true);
    const remove = (id = '') => api.inject({ method: 'DELETE', url: `${root}${id}/`, headers: asAdmin });
    assert.equal((await remove(free)).statusCode, 204);
    assert.equal((await remove(free)).json().code, 'not_found');
    assert.equal((await remove(taken)).json().code, 'card_taken');
  });
});
