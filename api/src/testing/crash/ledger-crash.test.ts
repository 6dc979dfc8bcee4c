import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { openEmbedded } from '../../storage/embedded.ts';
import { openPostgres } from '../../storage/postgres.ts';
import { migratedDirectory } from '../embedded-directory.ts';
import { freshDatabase } from '../harness.ts';
import { type CrashOptions, crashLedger } from './ledger-crash.ts';
import type { MoneyClient } from './money-client.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'wspolnik-crash-'));
after(() => rm(directory, { recursive: true, force: true }));

function rethrow(error: Error): never {
  throw error;
}

/** A store that outlives its processes. */
async function store(): Promise<Pick<CrashOptions, 'env' | 'open' | 'processes'>> {
  const fresh = await freshDatabase(async () => openEmbedded(await migratedDirectory(directory)));
  const { url } = fresh;
  if (url) {
    after(() => fresh.drop());
    const open = async () => openPostgres({ url, poolSize: 2, onError: rethrow });
    return { env: { DATABASE_URL: url }, open, processes: 2 };
  }
  // The embedded database belongs to one process at a time.
  await fresh.drop();
  return { env: { DATA_DIR: directory, DATABASE_URL: '' }, open: () => openEmbedded(directory), processes: 1 };
}

// The command `pnpm crash:ledger` does the same for ten minutes.
it('the API killed under load loses no acknowledged write, and repeated writes take effect once', async () => {
  const kills = Array.from({ length: 2 }, () => ({ what: 'API' }));
  const due = (client: MoneyClient) => client.answers(40);
  const { acknowledged, brokenOff } = await crashLedger({ ...(await store()), kills, due, inspectEach: false });
  assert.ok(acknowledged.length > 0);
  assert.ok(brokenOff > 0, 'no kill came in the middle of a call');
});
