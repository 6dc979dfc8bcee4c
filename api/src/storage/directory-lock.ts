import { mkdirSync } from 'node:fs';
import path from 'node:path';

export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `Another process uses this data directory: ${directory}. Stop it first, or set DATA_DIR to another directory.`,
    );
    this.name = 'DirectoryInUseError';
  }
}

/** node:sqlite prints a warning on import that it is experimental; operators should not see it on every start. */
async function importSqlite(): Promise<typeof import('node:sqlite')> {
  const emitWarning = process.emitWarning;
  process.emitWarning = () => {};
  try {
    return await import('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

/**
 * Locks the data directory for this process and returns the release. Two processes on one embedded database would diverge
 * silently. The lock is SQLite's, because Node has no file locks: the kernel releases it with the process, also
 * after `kill -9`, when a pid file would be stale.
 *
 * @throws DirectoryInUseError when another process has locked it.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true });
  const { DatabaseSync } = await importSqlite();
  const lock = new DatabaseSync(path.join(directory, 'lock'));
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) throw new DirectoryInUseError(directory);
    throw error;
  }
  return () => lock.close();
}
