import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SettingsError } from '@wspolnik/settings';

/** Of everybody but the owner: no rights. */
const OTHERS = 0o077;
const PRIVATE_DIRECTORY = 0o700;
const PRIVATE_FILE = 0o600;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** One by one: Node's own recursion never ends below /proc, where nothing can be made. */
async function makeDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, PRIVATE_DIRECTORY);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(directory)).isDirectory()) return;
    const parent = path.dirname(directory);
    const isThere = await stat(parent).then(
      () => true,
      () => false,
    );
    if (codeOf(error) !== 'ENOENT' || isThere) throw error;
    await makeDirectory(parent);
    await mkdir(directory, PRIVATE_DIRECTORY);
  }
}

/** Whoever may not change the rights is not the owner; then they are the administrator's affair. */
function setMode(file: string, mode: number): void {
  try {
    chmodSync(file, mode);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
  }
}

/** Takes the rights of other users away from the directory and all in it. Synchronous: a hundred thousand files take less than a second. */
export function closeToOthers(directory: string): void {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of [directory, ...files]) {
    const found = lstatSync(file);
    if ((found.mode & OTHERS) === 0 || found.isSymbolicLink()) continue;
    setMode(file, found.isDirectory() ? PRIVATE_DIRECTORY : PRIVATE_FILE);
  }
}

/**
 * Makes the data directory, closes it and everything in it to other users of the machine, and lets this process make files for
 * its owner only from now on: the lock and most of the embedded database take their rights from there.
 *
 * @throws SettingsError when nothing can be written there
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  process.umask(OTHERS);
  try {
    await makeDirectory(directory);
    const probe = path.join(directory, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
    closeToOthers(directory);
  } catch (error) {
    throw new SettingsError(`DATA_DIR names a directory that cannot be written: ${(error as Error).message}.`);
  }
}
