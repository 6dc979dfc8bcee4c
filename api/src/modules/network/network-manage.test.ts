import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { NetworkChange, NetworkManageReply } from '@wspolnik/contract/network';
import { DAY_MS, DAY_S } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { addInvitation } from '../offers/testing/offers.ts';

const api = await createTestApi();

interface Party {
  id: string;
  type: 'user' | 'company';
  headers: () => Promise<Record<string, string>>;
}

let serial = 0;
async function person(options: { verified?: boolean; disabled?: boolean } = {}): Promise<Party> {
  serial += 1;
  const email = `person${serial}@test.pl`;
  const id = await addUser(api, { email, ...options });
  return { id, type: 'user', headers: async () => as((await signIn(api, email)).access) };
}

async function firm(status = 'active', owner?: Party): Promise<Party> {
  serial += 1;
  const id = await addCompany(api, `Firma ${serial}`, status);
  const boss = owner ?? (await person());
  await addMember(api, id, boss.id, 'owner');
  return { id, type: 'company', headers: async () => ({ ...(await boss.headers()), 'company-id': id }) };
}

async function manage(who: Party, type: NetworkChange, whom: Pick<Party, 'id' | 'type'>) {
  return api.inject({
    method: 'POST',
    url: '/api/network/manage/',
    headers: await who.headers(),
    payload: { type, recipient: whom.type, recipient_id: whom.id },
  });
}

async function status(who: Party, type: NetworkChange, whom: Party): Promise<string | null> {
  const reply = await manage(who, type, whom);
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<NetworkManageReply>().network_status;
}

async function refused(who: Party, type: NetworkChange, whom: Pick<Party, 'id' | 'type'>) {
  const reply = await manage(who, type, whom);
  const { code, allowed_actions } = reply.json();
  return { status: reply.statusCode, code, ...(allowed_actions ? { allowed_actions } : {}) };
}

const notified = (whom: Party) =>
  api.db
    .query<{ kind: string }>(sql`
      select kind from notifications where company_id = ${whom.id} or (user_id = ${whom.id} and company_id is null)
      order by created_at, id`)
    .then((rows) => rows.map(({ kind }) => kind));

const not = (...allowed_actions: string[]) => ({ status: 409, code: 'invalid_transition', allowed_actions });

describe('contacts', () => {
  const parties: [string, () => Promise<[Party, Party]>][] = [
    ['two people', async () => [await person(), await person()]],
    ['a person and a company', async () => [await person(), await firm()]],
    ['a company and a person', async () => [await firm(), await person()]],
    ['two companies', async () => [await firm(), await firm()]],
  ];
  for (const [who, make] of parties) {
    test(`contacts of ${who} go through every state in both directions`, async () => {
      const [one, other] = await make();
      assert.deepEqual(await refused(one, 'remove', other), not('add'));
      assert.equal(await status(one, 'add', other), 'you_connected');
      assert.deepEqual(await refused(one, 'add', other), not('remove'));
      assert.deepEqual(await refused(other, 'remove', one), not('add', 'decline'));
      assert.equal(await status(other, 'add', one), 'both_connected');
      assert.deepEqual(await refused(one, 'add', other), not('remove'));
      assert.equal(await status(one, 'remove', other), 'they_connected');
      assert.deepEqual(await refused(one, 'remove', other), not('add', 'decline'));
      assert.equal(await status(one, 'add', other), 'both_connected');
      assert.equal(await status(one, 'remove', other), 'they_connected');
      assert.equal(await status(other, 'remove', one), null);
      assert.deepEqual(await notified(other), ['NetworkInvite']);
      // Removing and accepting again sends no second notification.
      assert.deepEqual(await notified(one), ['NetworkAccepted']);
    });
  }

  test('contacts count for both sides, and so do shared ones', async () => {
    const [one, other, friend] = [await person(), await person(), await firm()];
    for (const party of [one, other]) await status(party, 'add', friend);
    assert.equal((await manage(one, 'add', other)).json<NetworkManageReply>().own_total_contacts, 0);
    for (const party of [one, other]) assert.equal(await status(friend, 'add', party), 'both_connected');
    const reply = (await manage(other, 'add', one)).json<NetworkManageReply>();
    const { shared_count, total_contacts, own_total_contacts } = reply;
    assert.deepEqual(
      { shared_count, total_contacts, own_total_contacts },
      { shared_count: 1, total_contacts: 2, own_total_contacts: 2 },
    );
    const profile = await api.inject({ url: `/api/accounts/user-data/${other.id}/`, headers: await one.headers() });
    assert.equal(profile.json().shared_contacts, 1);
    assert.equal(profile.json().network_status, 'both_connected');
  });

  test('contacts cannot be invited again for 21 days after a removal, except by the other side', async () => {
    const [one, other] = [await person(), await person()];
    await status(one, 'add', other);
    const gone = (await manage(one, 'remove', other)).json<NetworkManageReply>();
    assert.equal(gone.network_status, null);
    assert.deepEqual(gone.network_status_info.allowed_actions, []);
    assert.ok(gone.network_status_info.retry_at);
    const early = await manage(one, 'add', other);
    assert.equal(early.statusCode, 409);
    assert.equal(early.json().code, 'too_soon');
    const wait = Number(early.headers['retry-after']);
    assert.ok(wait > 20.9 * DAY_S && wait <= 21 * DAY_S, String(wait));
    assert.deepEqual(await refused(one, 'remove', other), not());
    assert.equal(await status(other, 'add', one), 'you_connected');
    assert.equal(await status(other, 'remove', one), null);
    api.passTime(21 * DAY_MS + 1000);
    assert.equal(await status(one, 'add', other), 'you_connected');
    assert.deepEqual(await notified(other), ['NetworkInvite', 'NetworkInvite']);
  });

  test('contacts that were declined are gone for both; the inviter waits 21 days, the other side may invite at once', async () => {
    const [one, other] = [await person(), await firm()];
    assert.deepEqual(await refused(other, 'decline', one), not('add'));
    await status(one, 'add', other);
    assert.deepEqual(await refused(one, 'decline', other), not('remove'));
    assert.equal(await status(other, 'decline', one), null);
    assert.deepEqual(await refused(other, 'decline', one), not('add'));
    const early = await manage(one, 'add', other);
    assert.deepEqual([early.statusCode, early.json().code], [409, 'too_soon']);
    const seen = await api.inject({ url: '/api/network/', headers: await one.headers() });
    assert.deepEqual(seen.json().companies, []);
    assert.deepEqual(await notified(one), []);
    assert.equal(await status(other, 'add', one), 'you_connected');
    assert.equal(await status(one, 'add', other), 'both_connected');
  });

  test('contacts that were declined by mistake are invitations again for ten minutes, as they were', async () => {
    const [one, other] = [await person(), await firm()];
    await status(one, 'add', other);
    const since = await api.db.one(sql`select created_at from network_edges e join network_nodes n on n.id = e.to_node
      where n.company_id = ${other.id}`);
    assert.equal(await status(other, 'decline', one), null);
    assert.deepEqual(await refused(one, 'undo_decline', other), not());
    assert.equal(await status(other, 'undo_decline', one), 'they_connected');
    assert.deepEqual(await refused(other, 'undo_decline', one), not('add', 'decline'));
    assert.deepEqual(
      await api.db.one(sql`select created_at from network_edges e join network_nodes n on n.id = e.to_node
        where n.company_id = ${other.id}`),
      since,
    );
    assert.deepEqual(await notified(other), ['NetworkInvite']);
    await status(other, 'decline', one);
    await api.db.query(sql`update network_removals set removed_at = removed_at - interval '11 minutes'`);
    assert.deepEqual(await refused(other, 'undo_decline', one), not('add'));
  });

  test('contacts that one side has ended can be declined by that side', async () => {
    const [one, other] = [await person(), await person()];
    await status(one, 'add', other);
    await status(other, 'add', one);
    assert.equal(await status(one, 'remove', other), 'they_connected');
    assert.equal(await status(one, 'decline', other), null);
  });

  test('contacts wait for a profile that is not active yet', async () => {
    const one = await person();
    const [draft, unverified] = [await firm('draft'), await person({ verified: false })];
    assert.equal(await status(one, 'add', draft), 'pending');
    assert.equal(await status(one, 'add', unverified), 'pending');
    assert.deepEqual(await refused(one, 'add', draft), not('remove'));
    await api.db.query(sql`update companies set status = 'active' where id = ${draft.id}`);
    const seen = await api.inject({ url: `/api/accounts/company-list-all/${draft.id}/`, headers: await one.headers() });
    assert.equal(seen.json().network_status, 'you_connected', seen.body);
    assert.equal(await status(one, 'remove', unverified), null);
  });

  test('contacts of a member and the own company exist implicitly and cannot be removed', async () => {
    const owner = await person();
    const company = await firm('active', owner);
    for (const type of ['add', 'remove', 'decline'] as const) {
      assert.deepEqual(await refused(owner, type, company), not());
      assert.deepEqual(await refused(company, type, owner), not());
    }
  });

  test('contacts with oneself, an unknown or a deleted profile are refused', async () => {
    const [one, company] = [await person(), await firm()];
    assert.deepEqual(await refused(one, 'add', one), { status: 409, code: 'own_profile' });
    assert.deepEqual(await refused(company, 'add', company), { status: 409, code: 'own_profile' });
    const gone = [{ id: newId(), type: 'user' as const }, await person({ disabled: true }), await firm('suspended')];
    for (const party of gone) {
      assert.deepEqual(await refused(one, 'add', party), { status: 404, code: 'not_found' });
      assert.deepEqual(await refused(one, 'remove', party), { status: 404, code: 'not_found' });
    }
    // A person's id is not a company's.
    assert.equal((await refused(one, 'add', { id: company.id, type: 'user' })).code, 'not_found');
    const guest = { ...one, headers: async () => ({}) };
    assert.deepEqual(await refused(guest, 'add', company), { status: 401, code: 'not_authenticated' });
    assert.deepEqual(await refused(await firm('draft'), 'add', company), { status: 409, code: 'company_not_active' });
  });

  test('contacts are not lost when many are accepted at once', async () => {
    const one = await person();
    const others = await Promise.all(Array.from({ length: 12 }, () => addCompany(api, 'Hurtownia')));
    for (const other of others) await addInvitation(api, other, one.id);
    const headers = await one.headers();
    const replies = await Promise.all(
      others.map((recipient_id) =>
        api.inject({
          method: 'POST',
          url: '/api/network/manage/',
          headers,
          payload: { type: 'add', recipient: 'company', recipient_id },
        }),
      ),
    );
    assert.deepEqual([...new Set(replies.map((reply) => reply.statusCode))], [200]);
    const row = await api.db.one(sql`
      select cardinality(n.contacts) as contacts,
        (select count(*) from network_edges e where e.from_node = n.id) as edges
      from network_nodes n where n.user_id = ${one.id}`);
    assert.deepEqual(row, { contacts: 12, edges: 12 });
  });

  test('contacts of two people who add each other at once become one contact, with one notification each', async () => {
    const [one, other] = [await person(), await person()];
    const statuses = await Promise.all([status(one, 'add', other), status(other, 'add', one)]);
    assert.deepEqual([...statuses].sort(), ['both_connected', 'you_connected']);
    const delivered = [...(await notified(one)), ...(await notified(other))].sort();
    assert.deepEqual(delivered, ['NetworkAccepted', 'NetworkInvite']);
  });

  test('added twice at once are added once', async () => {
    const [one, other] = [await person(), await person()];
    const replies = await Promise.all([manage(one, 'add', other), manage(one, 'add', other)]);
    assert.deepEqual(replies.map((reply) => reply.statusCode).sort(), [200, 409]);
    assert.deepEqual(await notified(other), ['NetworkInvite']);
  });

  test('contacts of a deleted profile are removed from everybody', async () => {
    const [one, other] = [await person(), await firm()];
    await status(one, 'add', other);
    await status(other, 'add', one);
    await api.db.query(sql`update companies set deleted_at = now() where id = ${other.id}`);
    const me = (await api.inject({ url: '/api/accounts/user-data/', headers: await one.headers() })).json();
    assert.equal(me.total_contacts, 0);
  });
});
