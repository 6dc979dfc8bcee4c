import { execFileSync } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, chown, cp, readdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/** The API's SQL needs nothing newer. */
export const OLDEST_VERSION = 15;
const DEBIAN = '/usr/lib/postgresql';
/** A user that every system has; Debian's package brings the other one. */
const SERVER_USERS = ['postgres', 'nobody'];

export interface Binaries {
  /** Has initdb and postgres. */
  folder: string;
  version: string;
}

export interface Identity {
  uid: number;
  gid: number;
}

function fromPgConfig(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}

function versionIn(folder: string): string | null {
  if (!existsSync(path.join(folder, 'initdb')) || !existsSync(path.join(folder, 'postgres'))) return null;
  const text = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  const version = /\d+(\.\d+)?/.exec(text)?.[0];
  return version && Number.parseInt(version, 10) >= OLDEST_VERSION ? version : null;
}

/**
 * The newest place with a PostgreSQL that is new enough: the machine's own (the PATH, Debian's folders, pg_config), else the
 * folder that POSTGRES_BIN names, where `npm test` puts the binaries of an npm package. Null where there is none.
 */
export async function findBinaries(): Promise<Binaries | null> {
  const debian = existsSync(DEBIAN) ? (await readdir(DEBIAN)).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...debian.map((version) => path.join(DEBIAN, version, 'bin')),
    ...fromPgConfig(),
    ...(process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : []),
  ];
  for (const folder of folders) {
    const version = versionIn(folder);
    if (version) return { folder, version };
  }
  return null;
}

function idsOf(user: string): Identity | null {
  const read = (flag: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return null;
  }
}

/** PostgreSQL refuses to run as root: who it runs as then. Null for everybody else. */
export function unprivileged(): Identity | null {
  if (userInfo().uid !== 0) return null;
  for (const user of SERVER_USERS) {
    const identity = idsOf(user);
    if (identity) return identity;
  }
  throw new Error(`PostgreSQL does not run as root, and there is none of the users ${SERVER_USERS.join(', ')}`);
}

/**
 * The same binaries at a place where the server's user may run them. Those of an npm package can lie below a home directory
 * that is closed to others: then they are copied, libraries and all, into `directory`.
 */
export async function reachableBinaries(found: string, identity: Identity | null, directory: string): Promise<string> {
  if (!identity) return found;
  try {
    execFileSync(path.join(found, 'postgres'), ['--version'], { ...identity, cwd: tmpdir(), stdio: 'ignore' });
    return found;
  } catch {
    await access(found, constants.R_OK);
  }
  const copy = path.join(directory, 'native');
  await cp(path.dirname(found), copy, { recursive: true, verbatimSymlinks: true });
  await chown(copy, identity.uid, identity.gid);
  return path.join(copy, 'bin');
}
