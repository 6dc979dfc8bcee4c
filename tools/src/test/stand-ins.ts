import { OLDEST_VERSION } from '../../../api/src/testing/postgres-binaries.ts';
import { clamdProgram } from '../../../api/src/testing/temporary-clamd.ts';
import { findProgram } from '../backup/postgres-programs.ts';
import type { Plan } from './since.ts';

/** Tools that the machine lacks, and what the suites of a plan did instead. */
export function standIns({ server }: Plan): string[] {
  if (server.length === 0) return [];
  const clamd = 'clamd is not installed (Debian: clamav-daemon): a stand-in scanned the documents';
  const dump = 'pg_dump is not installed (Debian: postgresql-client): no database of PostgreSQL was backed up';
  return [...(clamdProgram() ? [] : [clamd]), ...(findProgram('pg_dump', OLDEST_VERSION, process.env) ? [] : [dump])];
}
