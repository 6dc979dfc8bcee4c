import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what is written below it in memory. */
const MEMORY = '/dev/shm';
/** Disk space of a run of all tests, with a reserve. */
const LEAST_BYTES = 4 * 2 ** 30;

/** Where temporary files cost least. Each test file on PostgreSQL gets a database of 900 files: 50 ms in memory, 850 ms on a disk. */
function fastestFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= LEAST_BYTES ? MEMORY : tmpdir();
  } catch {
    // Not Linux, or a container without it.
    return tmpdir();
  }
}

/**
 * A folder for a run of tests. What this process and those that it starts write to the folder for temporary files goes there,
 * and is gone with the process.
 */
export function moveTemporaryFiles(): string {
  const folder = mkdtempSync(join(fastestFolder(), 'wspolnik-test-'));
  // PostgreSQL, which refuses root, runs as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
