import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { findBinaries, type Identity, reachableBinaries, unprivileged } from './postgres-binaries.ts';

// A separate PostgreSQL for tests, benches and the crash run.

export interface TemporaryPostgres {
  /** Connects as a user who may create databases. */
  url: string;
  version: string;
  /** Of the server and of the backends that are there; none where there is no /proc. */
  processes(): string[];
  /** SIGKILL to a session of a client: the server ends all others and recovers from its log. Resolves when it has. */
  crashSession(): Promise<void>;
  /** SIGKILL to the server itself, which is then started again on the same port. */
  crash(): Promise<void>;
  stop(): Promise<void>;
  /** What another server on a copy of its data needs. */
  home: Home;
}

/** Where a server runs, and as whom. */
export interface Home {
  bin: string;
  directory: string;
  data: string;
  identity: Identity | null;
  settings: Readonly<Record<string, string>>;
}

export interface PostgresOptions {
  /** A directory whose cluster stays for the next run; without it everything is gone after `stop`. */
  keep?: string;
  /** As in postgresql.conf, e.g. `{ shared_buffers: '2GB' }`. */
  settings?: Readonly<Record<string, string>>;
}

/** For tests, whose data dies with the server. */
export const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off' } as const;

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    let isReady = false;
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      if (isReady) return;
      log += chunk;
      // A standby accepts read-only connections.
      isReady = /ready to accept (read-only )?connections/.test(log);
      if (isReady) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });
}

function makeCluster(bin: string, data: string, options: object): void {
  // One locale everywhere, so that a name sorts and folds alike; macOS knows no C.UTF-8.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const args = ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
}

async function directoryFor(keep: string | undefined, identity: Identity | null): Promise<string> {
  if (keep) await mkdir(keep, { recursive: true });
  const directory = keep ?? (await mkdtemp(path.join(tmpdir(), 'wspolnik-postgres-')));
  if (identity) await chown(directory, identity.uid, identity.gid);
  return directory;
}

/** The sessions of a killed server end by themselves, and until the last has ended its memory is in use. */
const RESTART_TRIES = 100;
const RESTART_PAUSE_MS = 200;

async function startAgain(start: () => ChildProcess): Promise<ChildProcess> {
  for (let tries = 1; ; tries += 1) {
    const server = start();
    try {
      await untilReady(server);
      return server;
    } catch (error) {
      if (tries === RESTART_TRIES) throw error;
      await pause(RESTART_PAUSE_MS);
    }
  }
}

async function crashSessionOf(server: ChildProcess): Promise<void> {
  const session = processesOf(server).find((pid) => /^postgres: bench /.test(readTitle(pid)));
  if (!session) return;
  const recovered = untilReady(server);
  process.kill(Number(session), 'SIGKILL');
  await recovered;
}

/** Empty when the process has just ended. */
function readTitle(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function processesOf(server: ChildProcess): string[] {
  const list = `/proc/${server.pid}/task/${server.pid}/children`;
  if (!existsSync(list)) return [];
  return [String(server.pid), ...readFileSync(list, 'utf8').trim().split(' ')];
}

/** A server on a free port. As root it runs as another user, as it demands. Null where no PostgreSQL 15 or newer is. */
export async function startPostgres({ keep, settings = {} }: PostgresOptions = {}): Promise<TemporaryPostgres | null> {
  const found = await findBinaries();
  if (!found) return null;
  const identity = unprivileged();
  const directory = await directoryFor(keep, identity);
  const bin = await reachableBinaries(found.folder, identity, directory);
  const data = path.join(directory, 'data');
  if (!existsSync(path.join(data, 'PG_VERSION'))) makeCluster(bin, data, { ...identity, cwd: directory });
  const home = { bin, directory, data, identity, settings };
  const server = await runServer(home);
  return {
    ...server,
    version: found.version,
    async stop() {
      await server.stop();
      if (!keep) await rm(directory, { recursive: true });
    },
  };
}

/** Runs a server on the data that are there. */
export async function runServer(home: Home): Promise<Omit<TemporaryPostgres, 'version'>> {
  const { bin, data, directory, identity, settings } = home;
  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', max_connections: '200', shared_buffers: '512MB', ...settings };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () =>
    spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', directory, ...args], {
      ...identity,
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server: ChildProcess = start();
  await untilReady(server);
  return {
    url: `postgres://bench@127.0.0.1:${port}/postgres`,
    home,
    processes: () => processesOf(server),
    crashSession: () => crashSessionOf(server),
    async crash() {
      await end(server, 'SIGKILL');
      server = await startAgain(start);
    },
    // A fast shutdown: open sessions are cut.
    stop: () => end(server, 'SIGINT'),
  };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

/** The same for who cannot go on without one. */
export async function demandPostgres(options?: PostgresOptions): Promise<TemporaryPostgres> {
  const server = await startPostgres(options);
  if (!server) throw new Error('PostgreSQL 15 or newer is not installed, and POSTGRES_BIN names no folder with one');
  return server;
}
