/**
 * Kills the API with SIGKILL under a load of money writes, on the embedded engine and on a separate PostgreSQL.
 *
 *   pnpm crash:ledger [--kills=20]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbedded } from '../../storage/embedded.ts';
import { openPostgres } from '../../storage/postgres.ts';
import { demandPostgres } from '../temporary-postgres.ts';
import { type CrashOptions, crashLedger } from './ledger-crash.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const kills = Number(values.kills);

function rethrow(error: Error): never {
  throw error;
}

async function report(engine: string, options: Pick<CrashOptions, 'env' | 'open'>): Promise<void> {
  const { acknowledged, unanswered } = await crashLedger({ ...options, kills, inspectEach: true });
  process.stdout.write(
    `${engine}: killed ${kills} times; ${acknowledged} writes acknowledged, none lost; ${unanswered} broken off, each took effect once; ledger whole\n`,
  );
}

const directory = await mkdtemp(path.join(tmpdir(), 'wspolnik-crash-'));
try {
  const env = { DATA_DIR: directory, DATABASE_URL: '' };
  await report('embedded engine', { env, open: () => openEmbedded(directory) });
} finally {
  await rm(directory, { recursive: true, force: true });
}

const postgres = await demandPostgres();
try {
  const open = async () => openPostgres({ url: postgres.url, poolSize: 2, onError: rethrow });
  await report('PostgreSQL', { env: { DATABASE_URL: postgres.url }, open });
} finally {
  await postgres.stop();
}
