import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { newId } from '../../platform/ids.ts';
import { ApiProblem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { anyEvent, type Cast, effectOf, type LedgerEvent, type Scene } from '../../testing/ledger-events.ts';
import { addCompany, addUser } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { assertConserved, assertWholeLedger } from './testing/points.ts';

const api = await createTestApi();
const { db } = api;
const category_id = await addCategory(api, 'IT');
const cast: Cast = { sellers: [], users: [], admin: await addUser(api, { email: 'admin@test.pl' }) };
for (const name of ['Pierwsza', 'Druga']) {
  const id = await addCompany(api, name);
  cast.sellers.push({ id, offer: await addOffer(api, { company_id: id, category_id }) });
}
for (const name of ['a', 'b', 'c']) cast.users.push(await addUser(api, { email: `${name}@test.pl` }));

/** Time for the runs; the rest of the budget is the file's start. */
const TIME_LIMIT_MS = 8_000;
/** Counts the kinds of events that took effect over all runs: otherwise the property might hold because nothing happened. */
const reached = new Map<string, number>();

class Crash extends Error {}

/** The transaction of a process that dies before its statement number `at`. */
function dyingAt(tx: Db, at: number): Db {
  let count = 0;
  const step = () => {
    count += 1;
    if (count > at) throw new Crash();
  };
  return {
    query<Row extends object>(statement: Sql) {
      step();
      return tx.query<Row>(statement);
    },
    one<Row extends object>(statement: Sql) {
      step();
      return tx.one<Row>(statement);
    },
    commitWith<Row extends object>(statement: Sql) {
      step();
      return tx.commitWith<Row>(statement);
    },
    transaction: (run) => run(dyingAt(tx, at - count)),
    announce: (topic, ids) => tx.announce(topic, ids),
  };
}

interface Occurrence {
  event: LedgerEvent;
  /** Statements of the first attempt before the crash. */
  crashAt: number | null;
  /** Further attempts, as made by a client without an answer. */
  again: number;
}

const anyOccurrence: fc.Arbitrary<Occurrence> = fc.record({
  event: anyEvent,
  crashAt: fc.option(fc.nat({ max: 14 }), { freq: 2 }),
  again: fc.nat({ max: 2 }),
});

type Effect = NonNullable<ReturnType<typeof effectOf>>;

async function attempt(effect: Effect, crashAt: number | null): Promise<boolean> {
  try {
    const onCommit = await db.transaction((tx) => effect(crashAt === null ? tx : dyingAt(tx, crashAt), new Date()));
    if (typeof onCommit === 'function') onCommit();
    return true;
  } catch (error) {
    if (error instanceof Crash || error instanceof ApiProblem) return false;
    throw error;
  }
}

async function happen(scene: Scene, { event, crashAt, again }: Occurrence): Promise<void> {
  const effect = effectOf(scene, event);
  if (!effect) return;
  let isDone = await attempt(effect, crashAt);
  for (let copy = 0; copy < again; copy += 1) isDone = (await attempt(effect, null)) || isDone;
  if (isDone) reached.set(event.kind, (reached.get(event.kind) ?? 0) + 1);
}

/** Compares the orders with the ledger. */
async function assertOrdersMatch(): Promise<void> {
  const faults = await db.one(sql`
    select
      (select count(*)::int from companies c
        where coalesce((select balance from ledger_accounts a where a.company_id = c.id and a.kind = 'frozen'), 0)
          <> (select coalesce(sum(o.reward), 0) from orders o
               where o.seller_id = c.id and o.status = 'bought'
                 and not exists (select 1 from reward_dues d where d.order_id = o.id and d.settled_at is null))) as frozen,
      (select count(*)::int from orders o where o.status = 'cancelled' and 0 <>
        (select coalesce(sum(case when t.company_id = o.seller_id then e.amount else 0 end
                           - case when f.company_id = o.seller_id then e.amount else 0 end), 0)
           from ledger_entries e join ledger_accounts f on f.id = e.from_account
           join ledger_accounts t on t.id = e.to_account where e.order_id = o.id)
        + (select coalesce(sum(d.amount - d.paid), 0) from reward_debts d where d.order_id = o.id)) as cancelled,
      (select count(*)::int from ledger_accounts a where a.kind = 'hold' and a.balance <>
        (select coalesce(sum(w.amount), 0) from withdrawals w
          where w.user_id = a.user_id and w.status in ('requested', 'approved'))) as held`);
  assert.deepEqual(faults, { frozen: 0, cancelled: 0, held: 0 });
}

/**
 * Reaches every kind of event, whatever the random ones do: a withdrawn reward reversed, its debt repaid, pending rewards
 * settled.
 */
const fullLife: LedgerEvent[] = [
  { kind: 'recharge', seller: 0, amount: 1_000, key: 0 },
  { kind: 'buy', seller: 0, buyer: 0, referrer: 1, reward: 101 },
  { kind: 'verify', nth: 0 },
  { kind: 'mature', nth: 0 },
  { kind: 'withdraw', user: 0, amount: 51 },
  { kind: 'approved', nth: 0 },
  { kind: 'paid', nth: 0 },
  { kind: 'reverse', nth: 0 },
  { kind: 'buy', seller: 1, buyer: 0, referrer: 0, reward: 60 },
  { kind: 'verify', nth: 1 },
  { kind: 'recharge', seller: 1, amount: 500, key: 1 },
  { kind: 'payOff', seller: 1 },
  { kind: 'mature', nth: 1 },
  { kind: 'buy', seller: 0, buyer: 1, referrer: 3, reward: 200 },
  { kind: 'cancel', nth: 2 },
  { kind: 'buy', seller: 0, buyer: 2, referrer: 3, reward: 200 },
  { kind: 'verify', nth: 3 },
  { kind: 'mature', nth: 3 },
  { kind: 'withdraw', user: 2, amount: 10 },
  { kind: 'rejected', nth: 1 },
];
const example = fullLife.map((event): Occurrence[] => [{ event, crashAt: null, again: 1 }]);

it('any order of events, concurrent, repeated and interrupted, leaves a consistent ledger', async () => {
  // Events of one group run concurrently where the engine supports it.
  const anyHistory = fc.array(fc.array(anyOccurrence, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 24 });
  await fc.assert(
    fc.asyncProperty(anyHistory, async (groups) => {
      const scene: Scene = { cast, run: newId(), orders: [], withdrawals: [] };
      for (const group of groups) await Promise.all(group.map((occurrence) => happen(scene, occurrence)));
      await assertWholeLedger(db);
      await assertConserved(db);
      await assertOrdersMatch();
    }),
    { numRuns: 60, examples: [[example]], interruptAfterTimeLimit: TIME_LIMIT_MS, markInterruptAsFailure: false },
  );
});

it('every kind of event took effect in those runs', async () => {
  for (const { kind } of fullLife) assert.ok((reached.get(kind) ?? 0) > 0, `${kind} never happened`);
  const debts = await db.query(sql`select 1 as found from reward_debts where paid > 0`);
  assert.ok(debts.length > 0, 'no debt was ever paid back');
});
