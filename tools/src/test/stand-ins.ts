import { clamdProgram } from '../../../api/src/testing/temporary-clamd.ts';
import type { Plan } from './since.ts';

/** Tools that the machine lacks, and their replacements for the suites of a plan. */
export function standIns({ server }: Plan): string[] {
  if (server.length === 0 || clamdProgram()) return [];
  return ['clamd is not installed (Debian: clamav-daemon): a stand-in scanned the documents'];
}
