import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../serve/explain-failure.ts';

const DEBIAN = '/usr/lib/postgresql';

export const majorOf = (version: string): number => Number.parseInt(version, 10);

/** Folders with programs of PostgreSQL: POSTGRES_BIN, the PATH, and Debian's. */
function folders({ PATH = '', POSTGRES_BIN }: NodeJS.ProcessEnv): string[] {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  return [...(POSTGRES_BIN ? [POSTGRES_BIN] : []), ...PATH.split(delimiter), ...debian];
}

function versionOf(program: string): number {
  const text = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return majorOf(/(\d+)(\.\d+)?/.exec(text)?.[0] ?? '0');
}

export type Program = 'pg_dump' | 'pg_restore';

/** The first of at least this major version; each reads and restores only servers that are not newer. */
export function findProgram(name: Program, from: number, env: NodeJS.ProcessEnv): string | null {
  const found = folders(env).map((folder) => join(folder, name));
  return found.find((program) => existsSync(program) && versionOf(program) >= from) ?? null;
}

/** The password goes past the list of processes, which everybody on the machine sees. */
function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}

interface Call {
  /** The major version of the server or of the archive. */
  from: number;
  url: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** @throws UserError with what the program printed */
export async function runProgram(name: Program, { from, url, args, env }: Call): Promise<void> {
  const program = findProgram(name, from, env);
  if (!program) {
    throw new UserError(
      `${name} of PostgreSQL ${from} or newer is not here. Install it (Debian: postgresql-client-${from}), or name its folder in POSTGRES_BIN.`,
    );
  }
  const { address, password } = withoutPassword(url);
  const child = spawn(program, [...args, `--dbname=${address}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new UserError(`${name} failed, and nothing was changed:\n${printed.trim()}`);
}
