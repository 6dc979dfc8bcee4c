import assert from 'node:assert/strict';
import type { Database } from '../../storage/db.ts';
import { migrate } from '../../storage/migrate.ts';
import { prepareWorld } from './crash-world.ts';
import { type Findings, inspectStore } from './effects.ts';
import { Fleet } from './fleet.ts';
import type { MoneyClient } from './money-client.ts';
import { Load } from './money-load.ts';

/** The killed process: a process of the API, or of the database under it. */
export interface Kill {
  what: string;
  /** Resolves once killed; not set, a process of the API is. */
  run?(): Promise<void>;
}

export interface CrashOptions {
  /** Makes the API use the store. */
  env: Record<string, string>;
  /** Opens the same store, where `processes` is 1 while no API uses it. */
  open(): Promise<Database>;
  /** Processes of the API that use the store at once. */
  processes: number;
  kills: readonly Kill[];
  /** Resolves when the next kill is due. */
  due(client: MoneyClient): Promise<void>;
  /** Inspects the store after every kill, not only after the last one. */
  inspectEach: boolean;
}

export interface CrashReport {
  /** Calls answered, by story. */
  answered: number;
  /** Calls whose answer was lost; all were repeated until one came. */
  brokenOff: number;
  acknowledged: readonly string[];
  findings: Findings;
}

function assertSound({ lost, negative, broken, imbalance }: Findings): void {
  assert.deepEqual({ lost, negative, broken, imbalance }, { lost: 0, negative: 0, broken: 0, imbalance: 0n });
}

async function inspect({ open }: CrashOptions, load: Load): Promise<Findings> {
  // A call acknowledged while the store is read need not be found.
  const acknowledged = [...load.acknowledged];
  const db = await open();
  try {
    return await inspectStore(db, acknowledged);
  } finally {
    await db.close();
  }
}

async function killOnce(options: CrashOptions, { run }: Kill, fleet: Fleet, load: Load): Promise<void> {
  await Promise.race([options.due(load.client), load.broken]);
  if (run) await run();
  else await fleet.killOne();
  if (options.inspectEach) assertSound(await inspect(options, load));
  if (!run) await fleet.start();
}

/**
 * Kills the API and its database under mixed money traffic, repeatedly: recharges by the provider's events, purchases with
 * their decisions and cancellations, withdrawals with theirs. After each kill no acknowledged write is lost and the ledger is
 * consistent. Calls without an answer are repeated with their key; in the end each took effect once.
 */
export async function crashLedger(options: CrashOptions): Promise<CrashReport> {
  const db = await options.open();
  await migrate(db);
  const world = await prepareWorld(db);
  await db.close();
  const fleet = new Fleet(options.env);
  try {
    for (let count = 0; count < options.processes; count += 1) await fleet.start();
    const load = new Load(fleet, world, options.env);
    for (const kill of options.kills) await killOnce(options, kill, fleet, load);
    await load.end();
    await fleet.killAll();
    const findings = await inspect(options, load);
    assertSound(findings);
    assert.equal(findings.surplus, 0, 'a write took effect twice');
    assert.deepEqual(load.client.failures, []);
    const { answered, brokenOff } = load.client;
    return { answered, brokenOff, acknowledged: load.acknowledged, findings };
  } finally {
    await fleet.killAll();
  }
}
