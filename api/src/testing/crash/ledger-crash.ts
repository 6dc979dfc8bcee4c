import assert from 'node:assert/strict';
import { nrb } from '../../demo/check-digits.ts';
import { assertConserved, assertWholeLedger } from '../../modules/points/testing/points.ts';
import { newId } from '../../platform/ids.ts';
import type { Database } from '../../storage/db.ts';
import { migrate } from '../../storage/migrate.ts';
import { sql } from '../../storage/sql.ts';
import { type LedgerWorld, prepareLedger, signInAll } from '../ledger-world.ts';
import { startVictim, type Victim } from './victim-process.ts';

/** Clients that each send the next write after the response to the last. */
const CLIENTS = 8;
/** Purchases that the seller's balance covers; the rewards of later ones are pending. */
const COVERED = 400;

interface Write {
  path: string;
  body: object;
  headers: Record<string, string>;
}

export interface CrashOptions {
  /** Makes the API use the store. */
  env: Record<string, string>;
  /** Opens the same store while no API uses it. */
  open(): Promise<Database>;
  kills: number;
  /** Inspects the store after every kill, not only after the last one. */
  inspectEach: boolean;
}

export interface CrashReport {
  /** Writes answered before a kill. */
  acknowledged: number;
  /** Writes whose response was lost in a kill; all were repeated. */
  unanswered: number;
}

class Load {
  readonly acknowledged: string[] = [];
  /** Sent, but not answered: the next process gets them again, with the same keys. */
  readonly unanswered = new Set<Write>();
  interrupted = 0;
  sent = 0;
  private readonly world: LedgerWorld;

  constructor(world: LedgerWorld) {
    this.world = world;
  }

  private next(): Write {
    const serial = this.sent;
    this.sent += 1;
    const isPurchase = serial % 2 === 0;
    return {
      path: isPurchase ? '/api/offers/buy/' : '/api/payment/requestwithdrawal/',
      body: isPurchase ? { offer_id: this.world.offer } : { amount: '1.00', bank_number: nrb(serial) },
      headers: { ...this.world.headers[serial % this.world.headers.length], 'idempotency-key': newId() },
    };
  }

  private async send(url: string, write: Write): Promise<void> {
    this.unanswered.add(write);
    const { path, body, headers } = write;
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await reply.json()) as { id: string };
    assert.equal(reply.status, 201, JSON.stringify(answer));
    this.acknowledged.push(answer.id);
    this.unanswered.delete(write);
  }

  /** Repeats the last process's unanswered writes, one after the other. */
  async resend(url: string): Promise<void> {
    this.interrupted += this.unanswered.size;
    await Promise.all([...this.unanswered].map((write) => this.send(url, write)));
  }

  /** Keeps every client busy until `enough` writes are answered, then kills during the others. */
  async killUnderLoad(victim: Victim, enough: number): Promise<void> {
    const end = this.acknowledged.length + enough;
    let killed: Promise<void> | undefined;
    const client = async () => {
      while (!killed) {
        try {
          await this.send(victim.url, this.next());
        } catch (error) {
          // A broken connection is expected here; a wrong response is not.
          if (!killed || error instanceof assert.AssertionError) throw error;
        }
        if (this.acknowledged.length >= end) killed ??= victim.kill();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await killed;
  }
}

async function countEffects(db: Database, ids: readonly string[] | null): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select (select count(*) from orders where ${ids}::uuid[] is null or id = any(${ids}::uuid[]))
         + (select count(*) from withdrawals where ${ids}::uuid[] is null or id = any(${ids}::uuid[])) as count`);
  return row?.count ?? 0;
}

async function inspect({ open }: CrashOptions, load: Load): Promise<void> {
  const db = await open();
  try {
    const ids = [...new Set(load.acknowledged)];
    assert.equal(ids.length, load.acknowledged.length, 'one effect was answered to two writes');
    assert.equal(await countEffects(db, ids), ids.length, 'an acknowledged write is gone');
    const all = await countEffects(db, null);
    assert.ok(all <= load.sent, 'a write has two effects');
    if (load.unanswered.size === 0) assert.equal(all, load.sent);
    await assertWholeLedger(db);
    await assertConserved(db);
  } finally {
    await db.close();
  }
}

/** Fills the store and starts the first process with signed-in clients. */
async function prepare({ env, open }: CrashOptions): Promise<{ load: Load; victim: Victim }> {
  const db = await open();
  await migrate(db);
  const prepared = await prepareLedger(db, COVERED);
  await db.close();
  const victim = await startVictim(env);
  return { load: new Load(await signInAll(prepared, victim.url)), victim };
}

/**
 * Kills the API under a load of money writes, repeatedly. After each kill no acknowledged write is lost, none has two
 * effects, and the ledger is consistent. Unanswered writes are repeated and take effect once.
 */
export async function crashLedger(options: CrashOptions): Promise<CrashReport> {
  const { load, victim: first } = await prepare(options);
  let victim = first;
  for (let kill = 0; kill < options.kills; kill += 1) {
    await load.killUnderLoad(victim, 5 + ((kill * 17) % 40));
    if (options.inspectEach) await inspect(options, load);
    victim = await startVictim(options.env);
    await load.resend(victim.url);
  }
  await victim.kill();
  await inspect(options, load);
  return { acknowledged: load.acknowledged.length, unanswered: load.interrupted };
}
