import { checkLedger } from '../../modules/ledger-checks/ledger-checks.sql.ts';
import { assertConserved, assertWholeLedger } from '../../modules/points/testing/points.ts';
import type { Database } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** How often each effect of the stories is in the store. */
async function storedEffects(db: Database): Promise<Map<string, number>> {
  const rows = await db.query<{ effect: string; times: number }>(sql`
    select effect, count(*)::int as times from (
      select 'order ' || order_id || ' ' || action || ' ' || status as effect from order_events
      union all
      select 'recharge ' || substr(idempotency_key, 10) || ' credited' from ledger_entries
      where idempotency_key like 'recharge:%'
      union all
      select 'withdrawal ' || id || ' requested' from withdrawals
      union all
      select 'withdrawal ' || subject_id || ' ' || substr(action, 12) from audit_log where action like 'withdrawal.%'
    ) effects group by effect`);
  return new Map(rows.map(({ effect, times }) => [effect, times]));
}

function countEach(effects: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const effect of effects) counts.set(effect, (counts.get(effect) ?? 0) + 1);
  return counts;
}

/** How much more often effects are in `one` than in `other`. */
function excess(one: Map<string, number>, other: Map<string, number>): number {
  let sum = 0;
  for (const [effect, times] of one) sum += Math.max(0, times - (other.get(effect) ?? 0));
  return sum;
}

export interface Findings {
  /** Acknowledged effects that are not there. */
  lost: number;
  /** Acknowledged effects that are there more often. */
  doubled: number;
  /** Effects that nobody acknowledged: of calls under way, or of calls that took effect twice. */
  surplus: number;
  /** Accounts below zero. */
  negative: number;
  /** Accounts whose balance is not the sum of its entries. */
  broken: number;
  /** Debits less credits, grosze. */
  imbalance: bigint;
}

export async function inspectStore(db: Database, acknowledged: readonly string[]): Promise<Findings> {
  const expected = countEach(acknowledged);
  const stored = await storedEffects(db);
  const { debits, credits, broken_count: broken } = await checkLedger(db);
  const row = await db.one<{ negative: number }>(sql`
    select count(*)::int as negative from ledger_accounts where balance < 0`);
  await assertWholeLedger(db);
  await assertConserved(db);
  const imbalance = BigInt(debits.split('.')[0] ?? '') - BigInt(credits.split('.')[0] ?? '');
  return {
    lost: excess(expected, stored),
    doubled: excess(new Map([...stored].filter(([effect]) => expected.has(effect))), expected),
    surplus: excess(stored, expected),
    negative: row?.negative ?? -1,
    broken,
    imbalance,
  };
}
