import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { cpuTimeOf } from './contestants.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** Directory of initdb and pg_ctl: from the pg_config in the PATH, else Debian's newest. */
async function binaries(): Promise<string> {
  const debian = async () => {
    const [newest] = (await readdir(DEBIAN)).sort((one, other) => Number(other) - Number(one));
    return path.join(DEBIAN, newest ?? '', 'bin');
  };
  const fromConfig = () => run('pg_config', ['--bindir']).then(({ stdout }) => stdout.trim());
  const found = [];
  for (const look of [debian, fromConfig]) {
    const directory = await look().catch(() => null);
    const names = directory ? await readdir(directory).catch(() => []) : [];
    if (directory && names.includes('initdb')) found.push(directory);
  }
  const [first] = found;
  if (!first) throw new Error('PostgreSQL is not installed: neither pg_config nor /usr/lib/postgresql has initdb');
  return first;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function idOf(user: string): Promise<{ uid: number; gid: number }> {
  const read = async (flag: string) => Number((await run('id', [flag, user])).stdout);
  return { uid: await read('-u'), gid: await read('-g') };
}

export interface TemporaryPostgres {
  url: string;
  /** CPU time of the server and its current backends, in milliseconds; 0 without /proc. */
  cpuTime(): number;
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** A directory whose cluster stays for the next run; without it everything is deleted after `stop`. */
  keep?: string;
  /** In PostgreSQL's format, e.g. `2GB`. */
  sharedBuffers?: string;
}

async function directoryFor(keep: string | undefined, identity: { uid: number; gid: number } | null): Promise<string> {
  if (keep) await mkdir(keep, { recursive: true });
  const directory = keep ?? (await mkdtemp(path.join(tmpdir(), 'wspolnik-bench-')));
  if (identity) await chown(directory, identity.uid, identity.gid);
  return directory;
}

/** Starts a server on a free port. As root it runs as the user postgres, as the server demands. */
export async function startPostgres({
  keep,
  sharedBuffers = '512MB',
}: PostgresOptions = {}): Promise<TemporaryPostgres> {
  const bin = await binaries();
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? await idOf('postgres') : null;
  const directory = await directoryFor(keep, identity);
  const data = path.join(directory, 'data');
  const port = await freePort();
  const call = (name: string, args: string[]) => run(path.join(bin, name), args, { ...identity, cwd: directory });
  if (!existsSync(path.join(data, 'PG_VERSION')))
    await call('initdb', ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);
  const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c shared_buffers=${sharedBuffers} -c max_connections=60`;
  await call('pg_ctl', ['-D', data, '-w', '-t', '300', '-l', path.join(directory, 'log'), '-o', settings, 'start']);
  return {
    url: `postgres://bench@127.0.0.1:${port}/postgres`,
    cpuTime() {
      const [server = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
      const list = `/proc/${server}/task/${server}/children`;
      const backends = existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ') : [];
      return [server, ...backends].reduce((sum, pid) => sum + cpuTimeOf(pid), 0);
    },
    async stop() {
      await call('pg_ctl', ['-D', data, '-m', keep ? 'fast' : 'immediate', '-w', '-t', '300', 'stop']);
      if (!keep) await rm(directory, { recursive: true, force: true });
    },
  };
}
