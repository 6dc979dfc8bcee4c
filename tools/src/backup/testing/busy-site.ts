import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, createApi } from '../../../../api/src/index.ts';
import { checkLedger } from '../../../../api/src/modules/ledger-checks/ledger-checks.sql.ts';
import { newId } from '../../../../api/src/platform/ids.ts';
import { restoreEmbedded } from '../../../../api/src/storage/embedded.ts';
import {
  ACCOUNT,
  balancesOf,
  type LedgerWorld,
  nthPurchase,
  prepareLedger,
  signInAll,
} from '../../../../api/src/testing/ledger-world.ts';
import { migratedCluster } from '../../../../api/src/testing/template.ts';
import { openStore } from '../../../../deploy/src/release/open-store.ts';
import { release } from '../../../../deploy/src/testing/fixtures.ts';
import { watchGateway } from '../../../../deploy/src/testing/watched-gateway.ts';
import { ROOT } from '../../check/workspace.ts';
import { runBackup } from '../run-backup.ts';
import { runRestore } from '../run-restore.ts';

/** Settings of a machine with nothing on it yet. */
export interface Machine {
  env: Record<string, string>;
  folder: string;
  remove(): Promise<void>;
}

export async function newMachine(more: Record<string, string> = {}): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'wspolnik-machine-'));
  const env = {
    NODE_ENV: 'test',
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(folder, 'data'),
    RELEASES_DIR: join(folder, 'releases'),
    ...more,
  };
  return { env, folder, remove: () => rm(folder, { recursive: true }) };
}

/** Runs a command as on this machine; answers the lines that it printed. */
async function run(command: typeof runBackup, args: string[], { env }: Machine): Promise<string[]> {
  const lines: string[] = [];
  await command(args, { env: { ...env, PATH: process.env.PATH }, root: ROOT, print: (line) => lines.push(line) });
  return lines;
}

export const backUp = (machine: Machine, ...args: string[]) => run(runBackup, args, machine);
export const restore = (machine: Machine, ...args: string[]) => run(runRestore, args, machine);

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

async function withApi<T>({ env }: Machine, work: (api: Api, url: string) => Promise<T>): Promise<T> {
  const api = await createApi({ env });
  try {
    return await work(api, await api.listen(0));
  } finally {
    await api.close();
  }
}

/** What a site remembers. */
export interface Remembered {
  emails: string[];
  seller: string;
  document: string;
  balances: { available: number; frozen: number; pendingRewards: number };
}

/** People with payout accounts, an order with points, a sealed document and a release. */
export async function work(machine: Machine): Promise<Remembered> {
  const { DATABASE_URL, DATA_DIR = '' } = machine.env;
  // Migrating the embedded database takes ten times as long.
  if (!DATABASE_URL) await restoreEmbedded(DATA_DIR, await migratedCluster());
  await release(await openStore(machine.env.RELEASES_DIR ?? '', { env: machine.env }));
  return withApi(machine, async ({ app }, url) => {
    const { db, files, vault } = app.context;
    const world = await signInAll(await prepareLedger(db, vault, 4, 2), url);
    await buy(url, world);
    const document = `sealed-${newId()}.pdf`;
    await files.put(document, PDF);
    return { ...world, document, balances: await balancesOf(db, world.seller) };
  });
}

async function buy(url: string, world: LedgerWorld): Promise<void> {
  const { headers, body } = nthPurchase(world, world.offers, 0);
  const reply = await fetch(`${url}/api/offers/buy/`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': newId() },
    body: JSON.stringify(body),
  });
  assert.equal(reply.status, 201, await reply.text());
}

/** As {@link work} left it: people sign in, points add up, what is encrypted opens, the release is live, and work goes on. */
export async function assertWorks(machine: Machine, { emails, seller, document, balances }: Remembered): Promise<void> {
  await withApi(machine, async ({ app }, url) => {
    const { db, files } = app.context;
    assert.deepEqual(await balancesOf(db, seller), balances);
    assert.ok(balances.frozen > 0);
    const verdict = await db.transaction(checkLedger);
    assert.deepEqual([verdict.broken_count, verdict.debits === verdict.credits], [0, true]);
    assert.deepEqual(Buffer.from((await files.get(document)) ?? []), PDF);
    const world = await signInAll({ seller, emails, offers: [], warmUpOffers: [], covered: 0 }, url);
    const accounts = await fetch(`${url}/api/payment/payout-accounts/`, { headers: world.headers[0] ?? {} });
    assert.ok((await accounts.text()).includes(ACCOUNT.slice(-4)));
  });
  const { gateway, get } = await watchGateway(machine.env.RELEASES_DIR ?? '', {
    env: machine.env,
    folder: join(machine.folder, 'gateway'),
  });
  try {
    assert.equal((await get('/readyz')).json().release, 1);
    assert.equal((await get('/offers', { accept: 'text/html' })).statusCode, 200);
  } finally {
    await gateway.close();
  }
}
