import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Order } from '@wspolnik/contract/orders';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../platform/ids.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { addCompany, addMember } from '../../testing/people.ts';
import {
  act,
  api,
  assertLedgerAdds,
  buy,
  call,
  effects,
  headersOf,
  ids,
  look,
  offerOf,
  orderIn,
  recharge,
  seller,
  takeFrames,
} from './testing/orders.ts';

before(() => recharge(seller, 1_000_000));

const verify = (transaction_id: string) =>
  act('owner', 'my-sales-change-status', { transaction_id, status: 'verified' });

/** Whether a call waits: for a lock, or for the only connection of the embedded engine. */
async function isWaiting(): Promise<boolean> {
  if (api.db.engine === 'pglite') return api.db.connections().waiting > 0;
  const locks = await api.db.query(sql`select 1 as waits from pg_locks where not granted`);
  return locks.length > 0;
}

/** The answer to a purchase that waits for a deletion in progress. */
async function buyDuring(deletion: Sql, offer_id: string, login: string): Promise<LightMyRequestResponse> {
  const [begun, awaited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deleting = api.db.transaction(async (tx) => {
    await tx.query(deletion);
    begun.resolve();
    await awaited.promise;
  });
  await begun.promise;
  const buying = buy({ offer_id }, login);
  while (!(await isWaiting())) await new Promise(setImmediate);
  awaited.resolve();
  await deleting;
  return buying;
}

describe('a purchase during a deletion', () => {
  it('a purchase is refused while the seller is deleted, and nobody is notified', async () => {
    const gone = await addCompany(api, 'Znikająca');
    await addMember(api, gone, ids.manager ?? '', 'member');
    const offer_id = await offerOf({ company_id: gone });
    const [before] = [await effects(), await takeFrames('manager')];
    const deletion = sql`
      with doomed as (select id from companies where id = ${gone} for update)
      update companies c set deleted_at = now() from doomed where c.id = doomed.id`;
    assert.equal((await buyDuring(deletion, offer_id, 'buyer')).json().code, 'offer_inactive');
    assert.deepEqual(await effects(), before);
    assert.deepEqual(await takeFrames('manager'), []);
    assert.deepEqual(await api.db.query(sql`select id from notifications where company_id = ${gone}`), []);
  });
});

describe('two actions at once', () => {
  it('a cancellation and a verification: exactly one wins, and the ledger stays consistent', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id: transaction_id, status_since: seen_status_since } = await orderIn('in_verification');
      const seen = { transaction_id, seen_status_since };
      const replies = await Promise.all([
        act('buyer', 'cancel-sale', seen),
        act('owner', 'my-sales-change-status', { ...seen, status: 'verified' }),
        act('owner', 'my-sales-change-status', { ...seen, status: 'rejected', rejected_reason: 'Zły numer' }),
        act('manager', 'cancel-sale', { ...seen, reason: 'Brak terminu' }),
      ]);
      const won = replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json<Order>().status);
      assert.equal(won.length, 1, `${won}`);
      // A rejected order may still be cancelled, by whoever has seen that it is rejected.
      const refusals = won[0] === 'rejected' ? ['invalid_transition', 'order_changed'] : ['invalid_transition'];
      for (const reply of replies) {
        if (reply.statusCode !== 200) assert.ok(refusals.includes(reply.json().code), reply.body);
      }
      const entries = await api.db.query<{ key: string }>(sql`
        select split_part(idempotency_key, ':', 1) as key from ledger_entries where order_id = ${transaction_id} order by id`);
      const moved: Record<string, string[]> = { verified: ['verify-buyer', 'verify-network'], cancelled: ['cancel'] };
      assert.deepEqual(
        entries.map(({ key }) => key),
        ['buy', ...(moved[won[0] ?? ''] ?? [])],
      );
    }
    await assertLedgerAdds();
  });

  it('forty tabs that submit, and forty that verify, have one effect each', async () => {
    const { id: transaction_id } = await orderIn('bought');
    const tabs = (send: () => ReturnType<typeof act>) => Promise.all(Array.from({ length: 40 }, send));
    const codesOf = (replies: LightMyRequestResponse[]) => replies.map((reply) => reply.json().code ?? 'ok').sort();
    const once = [...new Array(39).fill('invalid_transition'), 'ok'];
    assert.deepEqual(codesOf(await tabs(() => act('buyer', 'resubmit', { transaction_id }))), once);
    assert.deepEqual(codesOf(await tabs(() => verify(transaction_id))), once);
    const row = await api.db.one(sql`
      select count(*)::int as entries from ledger_entries where order_id = ${transaction_id}`);
    assert.deepEqual(row, { entries: 3 });
    await assertLedgerAdds();
  });

  it('the same verification sent twice has one effect', async () => {
    const { id: transaction_id, status_since: seen_status_since } = await orderIn('in_verification');
    const key = newId();
    const decision = { transaction_id, seen_status_since, status: 'verified' };
    const send = () => call('my-sales-change-status', decision, headersOf('owner', seller), key);
    const [one, two] = await Promise.all([send(), send()]);
    assert.deepEqual([one.statusCode, two.statusCode], [200, 200]);
    assert.equal((await look(transaction_id))?.history.filter(({ status }) => status === 'verified').length, 1);
  });
});
