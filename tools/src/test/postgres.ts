import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

/** The API's SQL needs nothing newer. */
const OLDEST_VERSION = 15;

export interface TemporaryPostgres {
  /** Connects as a user who may create databases. */
  url: string;
  version: string;
  stop(): Promise<void>;
}

/** Folder with initdb and postgres: from the PATH, from Debian's versioned folders (newest first), from pg_config. */
async function findBinaries(): Promise<{ folder: string; version: string } | null> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? (await readdir(debian)).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  try {
    candidates.push(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim());
  } catch {
    // No pg_config: the other places are what there is.
  }
  for (const folder of candidates) {
    if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) continue;
    const version = /\d+(\.\d+)?/.exec(
      execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }),
    )?.[0];
    if (version && Number.parseInt(version, 10) >= OLDEST_VERSION) return { folder, version };
  }
  return null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** PostgreSQL refuses to run as root; its package brings the user postgres. */
function unprivileged(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function untilReady(server: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk;
      if (chunk.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });
}

/** A server on a fresh directory and a free port, without fsync: its data dies with it. Null where none is installed. */
export async function startPostgres(): Promise<TemporaryPostgres | null> {
  const found = await findBinaries();
  if (!found) return null;
  const owner = unprivileged();
  const directory = await mkdtemp(join(tmpdir(), 'wspolnik-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(directory, owner.uid, owner.gid);
  const options = { ...owner, cwd: directory };
  const data = join(directory, 'data');
  execFileSync(
    join(found.folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );

  const port = await freePort();
  const settings = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1', 'max_connections=200'];
  const args = ['-D', data, '-p', String(port), '-k', directory, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(found.folder, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  await untilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: found.version,
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGINT'); // fast shutdown: open sessions are cut
      await gone;
      await rm(directory, { recursive: true });
    },
  };
}
