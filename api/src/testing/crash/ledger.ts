/**
 * Kills the API with SIGKILL under mixed money traffic, on the embedded engine and on a separate PostgreSQL; there two
 * processes of the API share the database, and now and then a session of it or the whole server is killed instead.
 *
 *   pnpm crash:ledger [--minutes=10] [--every=30] [--engine=embedded|postgres] [--smoke]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openEmbedded } from '../../storage/embedded.ts';
import { openPostgres } from '../../storage/postgres.ts';
import { commandOptions } from '../command-options.ts';
import { demandPostgres } from '../temporary-postgres.ts';
import { type CrashOptions, type CrashReport, crashLedger, type Kill } from './ledger-crash.ts';

const { values } = parseArgs({
  options: {
    ...commandOptions({ minutes: [10, 0.02], every: [30, 1] }),
    engine: { type: 'string', default: 'all' },
  },
});
const every = Number(values.every);
const KILLS = Math.max(1, Math.floor((Number(values.minutes) * 60) / every));

function rethrow(error: Error): never {
  throw error;
}

/** The kills of a run, in turn: enough of them that each kind comes several times in ten minutes. */
function killsInTurn(kinds: readonly Kill[]): Kill[] {
  return Array.from({ length: KILLS }, (_, index) => kinds[index % kinds.length] as Kill);
}

function countBy(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

function print(
  engine: string,
  kills: readonly Kill[],
  { answered, brokenOff, acknowledged, findings }: CrashReport,
): void {
  const { imbalance, negative, lost, surplus } = findings;
  printLine(
    `${engine}: ${kills.length} kills in ${(kills.length * every) / 60} minutes (${countBy(kills.map(({ what }) => what))})`,
  );
  printLine(`  ${answered} calls answered, ${brokenOff} broken off and repeated`);
  // `order <id> buy bought`: without the id.
  printLine(`  effects: ${countBy(acknowledged.map((effect) => effect.replace(/ \S+/, '')))}`);
  printLine(`  imbalance ${imbalance}, negative ${negative}, lost ${lost}, twice ${surplus}`);
}

type Store = Pick<CrashOptions, 'env' | 'open' | 'processes'>;

async function run(engine: string, store: Store, kinds: readonly Kill[]): Promise<void> {
  const kills = killsInTurn(kinds);
  const due = () => pause(every * 1000);
  print(engine, kills, await crashLedger({ ...store, kills, due, inspectEach: true }));
}

const API: Kill = { what: 'API' };

async function inDirectory(use: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'wspolnik-crash-'));
  try {
    await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function runEmbedded(directory: string): Promise<void> {
  const env = { DATA_DIR: directory, DATABASE_URL: '' };
  await run('embedded engine', { env, open: () => openEmbedded(directory), processes: 1 }, [API]);
}

async function runPostgres(directory: string): Promise<void> {
  const postgres = await demandPostgres();
  const open = async () => openPostgres({ url: postgres.url, poolSize: 2, onError: rethrow });
  const session: Kill = { what: 'session of PostgreSQL', run: () => postgres.crashSession() };
  const server: Kill = { what: 'PostgreSQL', run: () => postgres.crash() };
  try {
    const store = { env: { DATA_DIR: directory, DATABASE_URL: postgres.url }, open, processes: 2 };
    await run(`PostgreSQL ${postgres.version}`, store, [API, API, session, API, server]);
  } finally {
    await postgres.stop();
  }
}

if (values.engine !== 'postgres') await inDirectory(runEmbedded);
if (values.engine !== 'embedded') await inDirectory(runPostgres);
