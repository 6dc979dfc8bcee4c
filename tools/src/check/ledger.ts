import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './workspace.ts';

/** The one file that posts points. */
const LEDGER = 'api/src/modules/points/ledger.sql.ts';
/** The demo's data and what tests arrange are written past the rules. */
const EXCEPT = /\.test\.ts$|(^|\/)testing\/|^api\/src\/demo\//;
const POSTS =
  /\bledger_post\s*\(|\b(insert\s+into|update|delete\s+from|truncate(\s+table)?)\s+(only\s+)?ledger_(accounts|entries)\b/i;

/** Files of the API beside {@link LEDGER} that post points or write the tables of the ledger. */
export async function ledgerProblems(root: string): Promise<string[]> {
  const files = await listFiles('api/src/**/*.ts', root);
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const));
  const problems = texts
    .filter(([file, text]) => file !== LEDGER && !EXCEPT.test(file) && POSTS.test(text))
    .map(([file]) => `${file} writes the ledger; only ${LEDGER} does`);
  // A ledger that is renamed would leave nothing to compare with.
  return texts.some(([file, text]) => file === LEDGER && POSTS.test(text))
    ? problems
    : [...problems, `${LEDGER} posts nothing`];
}
