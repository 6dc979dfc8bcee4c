import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { NetworkReply } from '@wspolnik/contract/network';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addContact, addInvitation, statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
const me = await addUser(api, { email: 'me@test.pl' });
const boss = await addUser(api, { email: 'boss@test.pl' });
const [near, far, farther, beyond] = [
  await addCompany(api, 'Łąka'),
  await addCompany(api, 'Zboże'),
  await addCompany(api, 'Młyn'),
  await addCompany(api, 'Piekarnia'),
];
const draft = await addCompany(api, 'Szkic', 'draft');
const asked = await addCompany(api, 'Proszona');
const own = await addCompany(api, 'Moja');
await addMember(api, own, me, 'manager');
await addMember(api, near, boss, 'owner');
for (const [from, to] of [
  [me, near],
  [near, far],
  [far, farther],
  [farther, beyond],
  [me, boss],
  [near, boss],
] as const) {
  await addContact(api, from, to);
}
for (const [from, to] of [
  [far, me],
  [me, draft],
  [me, asked],
] as const) {
  await addInvitation(api, from, to);
}
await api.db.query(sql`update users set first_name = 'Żaneta' where id = ${boss}`);
const headers = await asUser(api, 'me@test.pl');
const asOwn = { ...headers, 'company-id': own };

async function network(query = '', as: Record<string, string> = headers): Promise<NetworkReply> {
  const reply = await api.inject({ url: `/api/network/${query}`, headers: as });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<NetworkReply>();
}
const names = ({ companies, users }: NetworkReply) => [...companies, ...users].map(({ name }) => name);

describe('the network', () => {
  test('the network at depth 1 has the own contacts and the own company, and no invitation', async () => {
    const reply = await network();
    assert.equal(reply.depth, 1);
    assert.deepEqual(names(reply), ['Łąka', 'Moja', 'Żaneta Nowak']);
    assert.deepEqual(reply.network_size, { companies: 2, users: 1, exact: true });
    assert.deepEqual(
      [...reply.companies, ...reply.users].map((entry) => [
        entry.network_status,
        entry.network_status_info?.allowed_actions,
      ]),
      [
        ['both_connected', ['remove']],
        ['connected', []],
        ['both_connected', ['remove']],
      ],
    );
    const [meadow] = reply.companies;
    assert.equal(meadow?.shared_count, 1);
    assert.equal(meadow?.total_contacts, 3);
    assert.ok(!('email' in (reply.users[0] ?? {})));
  });

  test('the network reaches depth 3, nearest first, each once', async () => {
    const two = await network('?depth=2');
    assert.deepEqual(
      two.companies.map(({ name, depth }) => [name, depth]),
      [
        ['Łąka', 1],
        ['Moja', 1],
        ['Zboże', 2],
      ],
    );
    const three = await network('?depth=3');
    assert.deepEqual(three.companies.at(-1)?.name, 'Młyn');
    assert.deepEqual(three.network_size, { companies: 4, users: 1, exact: true });
    assert.deepEqual(names(await network('?depth=9')), names(await network()));
  });

  test('shows who invited whom', async () => {
    assert.deepEqual(names(await network('?status=they_connected')), ['Zboże']);
    assert.deepEqual(names(await network('?status=you_connected')), ['Proszona', 'Szkic']);
    assert.deepEqual(names(await network('?status=both_connected')), ['Łąka', 'Żaneta Nowak']);
    assert.deepEqual(names(await network('?status=pending')), ['Szkic']);
    assert.deepEqual(names(await network('?status=connected')), ['Moja']);
  });

  test('the network of a company in use is the company’s, with its members', async () => {
    const reply = await network('?depth=2', asOwn);
    assert.deepEqual(reply.users.map(({ id, network_status }) => [id, network_status]).at(0), [me, 'connected']);
    assert.deepEqual(names(await network('?status=connected', asOwn)), ['Anna Nowak']);
  });

  test('the network is filtered by name and paged, also past the end', async () => {
    assert.deepEqual(names(await network('?q=laka')), ['Łąka']);
    assert.deepEqual(names(await network('?q=zaneta%20nowak')), ['Żaneta Nowak']);
    assert.deepEqual(names(await network('?q=%25')), []);
    // Beginnings first, however far.
    assert.deepEqual(names(await network('?depth=2&q=z')), ['Zboże', 'Żaneta Nowak']);
    const second = await network('?depth=3&limit=2&page=2');
    assert.deepEqual(names(second), ['Zboże', 'Młyn']);
    const past = await network('?page=500');
    assert.deepEqual([names(past), past.network_size.companies], [[], 2]);
  });

  test('the network costs two statements and needs a session', async () => {
    assert.equal(await statementsOf(api, () => network('?depth=3')), 2);
    assert.equal((await api.inject({ url: '/api/network/' })).statusCode, 401);
  });
});

describe('the public network of a profile', () => {
  const open = (query: string, as: Record<string, string> = {}) =>
    api.inject({ url: `/api/network/public/${query}`, headers: as });

  test('the list has its active contacts', async () => {
    assert.deepEqual(names((await open(`?user_id=${me}`, headers)).json()), ['Łąka', 'Żaneta Nowak']);
    // People are for those who are signed in.
    const guest = (await open(`?company_id=${near}`)).json<NetworkReply>();
    assert.deepEqual(names(guest), ['Zboże']);
    assert.deepEqual([guest.companies[0]?.network_status, guest.companies[0]?.network_status_info], [null, null]);
    const seen = (await open(`?company_id=${near}`, headers)).json<NetworkReply>();
    assert.deepEqual(seen.network_size, { companies: 1, users: 2, exact: true });
    assert.equal(seen.companies[0]?.network_status, 'they_connected');
    assert.equal((await open(`?company_id=${near}&limit=1&page=2`)).json<NetworkReply>().companies.length, 0);
  });

  test('the list needs one profile, and answers 404 for an unknown one', async () => {
    assert.equal((await open('')).json().code, 'validation_failed');
    assert.equal((await open(`?company_id=${near}&user_id=${me}`)).statusCode, 422);
    for (const query of [`?company_id=${newId()}`, `?company_id=${draft}`, `?user_id=${near}`]) {
      assert.equal((await open(query)).statusCode, 404);
    }
  });
});
