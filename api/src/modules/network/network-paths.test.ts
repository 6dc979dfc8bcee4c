import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { NetworkChain, NetworkReply, NetworkSuggestions } from '@wspolnik/contract/network';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addContact, addInvitation, statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
const me = await addUser(api, { email: 'me@test.pl' });
const headers = await asUser(api, 'me@test.pl');

const get = async <Reply>(path: string, as: Record<string, string> = headers): Promise<Reply> => {
  const reply = await api.inject({ url: `/api/network/${path}`, headers: as });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<Reply>();
};
const chainTo = async (company: string, as?: Record<string, string>) =>
  (await get<NetworkChain>(`chain/?company_id=${company}`, as)).chain.map(({ name }) => name);

describe('the chain to a profile', () => {
  test('the chain is the shortest one, up to three steps', async () => {
    const [one, two, three, four] = [
      await addCompany(api, 'Jeden'),
      await addCompany(api, 'Dwa'),
      await addCompany(api, 'Trzy'),
      await addCompany(api, 'Cztery'),
    ];
    for (const [from, to] of [
      [me, one],
      [one, two],
      [two, three],
      [three, four],
    ] as const) {
      await addContact(api, from, to);
    }
    assert.deepEqual(await chainTo(one), ['Jeden']);
    assert.deepEqual(await chainTo(two), ['Jeden', 'Dwa']);
    assert.deepEqual(await chainTo(three), ['Jeden', 'Dwa', 'Trzy']);
    assert.deepEqual(await chainTo(four), []);
    await addContact(api, one, four);
    assert.deepEqual(await chainTo(four), ['Jeden', 'Cztery']);
    const { chain } = await get<NetworkChain>(`chain/?company_id=${two}`);
    assert.deepEqual(
      chain.map(({ type, network_status }) => [type, network_status]),
      [
        ['company', 'both_connected'],
        ['company', null],
      ],
    );
    assert.ok((await statementsOf(api, () => get(`chain/?company_id=${three}`))) <= 6);
  });

  test('the chain leads through nobody who is gone, and to nobody who is hidden', async () => {
    const [bridge, end] = [await addCompany(api, 'Most'), await addCompany(api, 'Brzeg')];
    await addContact(api, me, bridge);
    await addContact(api, bridge, end);
    assert.deepEqual(await chainTo(end), ['Most', 'Brzeg']);
    await api.db.query(sql`update companies set status = 'suspended' where id = ${bridge}`);
    assert.deepEqual(await chainTo(end), []);
    for (const id of [bridge, await addCompany(api, 'Szkic', 'draft'), newId()]) {
      const reply = await api.inject({ url: `/api/network/chain/?company_id=${id}`, headers });
      assert.equal(reply.statusCode, 404);
    }
  });

  test('the chain of a company begins with its team as well, and that to oneself is empty', async () => {
    const [boss, team, end] = [
      await addUser(api, { email: 'boss@test.pl' }),
      await addCompany(api, 'Zespół'),
      await addCompany(api, 'Dalej'),
    ];
    await addMember(api, team, boss, 'owner');
    await addContact(api, boss, end);
    const asTeam = await asUser(api, 'boss@test.pl', team);
    assert.deepEqual(await chainTo(end, asTeam), ['Anna Nowak', 'Dalej']);
    assert.deepEqual(await chainTo(team, asTeam), []);
  });

  test('the chain needs exactly one profile', async () => {
    for (const query of ['', `?company_id=${newId()}&user_id=${me}`]) {
      assert.equal((await api.inject({ url: `/api/network/chain/${query}`, headers })).statusCode, 422);
    }
  });
});

describe('suggestions', () => {
  const suggested = async (as: Record<string, string>) =>
    (await get<NetworkSuggestions>('suggestions/', as)).results.map(({ name, shared_contacts }) => [
      name,
      shared_contacts,
    ]);
  let serial = 0;
  async function person() {
    serial += 1;
    const email = `suggested${serial}@test.pl`;
    const id = await addUser(api, { email });
    return { id, headers: await asUser(api, email) };
  }
  const manage = (as: Record<string, string>, type: string, company: string) =>
    api.inject({
      method: 'POST',
      url: '/api/network/manage/',
      headers: as,
      payload: { type, recipient: 'company', recipient_id: company },
    });

  test('suggestions are those with most shared contacts, without contacts and invitations of either side', async () => {
    const viewer = await person();
    const shared = [await addCompany(api, 'Wspólna A'), await addCompany(api, 'Wspólna B')];
    const [both, one, invited, inviting] = [
      await addCompany(api, 'Oba'),
      await addCompany(api, 'Jeden wspólny'),
      await addCompany(api, 'Proszona'),
      await addCompany(api, 'Prosząca'),
    ];
    const hidden = await addCompany(api, 'Ukryta', 'suspended');
    for (const company of shared) {
      await addContact(api, viewer.id, company);
      for (const other of [both, invited, inviting, hidden]) await addContact(api, other, company);
    }
    await addContact(api, one, shared[0] ?? '');
    await addInvitation(api, viewer.id, invited);
    await addInvitation(api, inviting, viewer.id);
    assert.deepEqual(await suggested(viewer.headers), [
      ['Oba', 2],
      ['Jeden wspólny', 1],
    ]);
    assert.ok((await statementsOf(api, () => suggested(viewer.headers))) <= 6);
  });

  test('suggestions leave out whom somebody removed for 21 days, and whom they dismissed for good', async () => {
    const viewer = await person();
    const [shared, removed, dismissed] = [
      await addCompany(api, 'Znajoma'),
      await addCompany(api, 'Usunięta'),
      await addCompany(api, 'Niechciana'),
    ];
    await addContact(api, viewer.id, shared);
    for (const other of [removed, dismissed]) await addContact(api, other, shared);
    await manage(viewer.headers, 'add', removed);
    await manage(viewer.headers, 'remove', removed);
    const payload = { recipient: 'company', recipient_id: dismissed };
    const url = '/api/network/suggestions/dismiss/';
    for (let twice = 0; twice < 2; twice += 1) {
      assert.equal((await api.inject({ method: 'POST', url, headers: viewer.headers, payload })).statusCode, 204);
    }
    assert.deepEqual(await suggested(viewer.headers), []);
    api.passTime(21 * DAY_MS + 1000);
    assert.deepEqual(await suggested(await asUser(api, `suggested${serial}@test.pl`)), [['Usunięta', 1]]);
    const unknown = { recipient: 'company', recipient_id: newId() };
    const fresh = await asUser(api, `suggested${serial}@test.pl`);
    assert.equal((await api.inject({ method: 'POST', url, headers: fresh, payload: unknown })).statusCode, 404);
  });

  test('suggestions of somebody without contacts are empty', async () => {
    assert.deepEqual(await suggested((await person()).headers), []);
  });
});

describe('contacts of a profile', () => {
  test('the list can be narrowed to those that the viewer has as well', async () => {
    const viewer = await addUser(api, { email: 'viewer@test.pl' });
    const [both, theirs, profile] = [
      await addCompany(api, 'Obojga'),
      await addCompany(api, 'Tylko jej'),
      await addCompany(api, 'Profil'),
    ];
    await addContact(api, viewer, both);
    for (const company of [both, theirs]) await addContact(api, profile, company);
    const as = await asUser(api, 'viewer@test.pl');
    const listed = async (query: string) =>
      (await get<NetworkReply>(`public/?company_id=${profile}${query}`, as)).companies.map(({ name }) => name);
    assert.deepEqual(await listed(''), ['Obojga', 'Tylko jej']);
    assert.deepEqual(await listed('&shared=true'), ['Obojga']);
    const guest = await api.inject({ url: `/api/network/public/?company_id=${profile}&shared=true` });
    assert.equal(guest.statusCode, 401);
  });
});

describe('invitations', () => {
  test('invitations are counted as they are listed', async () => {
    const viewer = await addUser(api, { email: 'counted@test.pl' });
    const [sent, received, mutual, draft, hidden] = [
      await addCompany(api, 'Wysłane'),
      await addCompany(api, 'Otrzymane'),
      await addCompany(api, 'Wzajemne'),
      await addCompany(api, 'W szkicu', 'draft'),
      await addCompany(api, 'Zawieszona', 'suspended'),
    ];
    await addContact(api, viewer, mutual);
    for (const to of [sent, draft]) await addInvitation(api, viewer, to);
    for (const from of [received, hidden]) await addInvitation(api, from, viewer);
    const as = await asUser(api, 'counted@test.pl');
    assert.deepEqual(await get('invitations/', as), { received: 1, sent: 2, introductions: 0 });
    for (const [status, names] of [
      ['they_connected', ['Otrzymane']],
      ['you_connected', ['W szkicu', 'Wysłane']],
    ] as const) {
      const { companies } = await get<NetworkReply>(`?status=${status}`, as);
      assert.deepEqual(
        companies.map((company) => company.name),
        names,
      );
    }
  });
});
