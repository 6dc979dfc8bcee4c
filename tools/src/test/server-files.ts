import { matchesGlob } from 'node:path';
import { listFiles } from '../check/workspace.ts';

// Which engine a test of the API runs on: PostgreSQL, and the embedded engine as well where the two may differ.
// `pnpm test:node --all` runs every file on both; docs/adr/0077 says why.

/**
 * Every call of every module, made once by somebody who may (on PostgreSQL by everybody); every statement of a call that reads,
 * prepared; every job. A call or a job that they miss fails them, so that no module needs its own file here.
 */
const SMOKE = ['api/src/access.test.ts', 'api/src/statements.test.ts', 'api/src/jobs.test.ts'];

/** Tests where the engines differ: storage and transactions, the only session of the embedded engine, a crash; and of money. */
const DIFFERS = [
  'api/src/server.test.ts',
  'api/src/storage/*.test.ts',
  'api/src/platform/{idempotency,identity}.test.ts',
  'api/src/platform/jobs/*.test.ts',
  'api/src/demo/seed.test.ts',
  'api/src/testing/crash/*.test.ts',
  'api/src/modules/points/ledger.properties.test.ts',
  'api/src/modules/receipts/*.test.ts',
  'api/src/modules/orders/{buy,order-races,purchase-limits}.test.ts',
];

/** They open the embedded engine themselves: on PostgreSQL they would test the same again. */
export const EMBEDDED_ALONE = [
  'api/src/server.test.ts',
  'api/src/storage/embedded.test.ts',
  'api/src/demo/seed-copies.test.ts',
];

const onBoth = (file: string) => SMOKE.includes(file) || DIFFERS.some((glob) => matchesGlob(file, glob));

export interface ServerFiles {
  /** Of the gateway and the tools: no database. */
  others: string[];
  onPostgres: string[];
  onEmbedded: string[];
  /** Files of the API that the embedded engine sees only with `--all`. */
  left: string[];
}

export interface ServerChoice {
  /** Files whose path has one of them; all files without a word. */
  words: readonly string[];
  /** Paths of the API whose files run on the embedded engine as well. */
  embedded: readonly string[];
}

/** Files near the top try the whole product and take longest: at the end one of them would run by itself. */
const byDepth = (a: string, b: string) => a.split('/').length - b.split('/').length;

/** The engines of each file. */
export async function serverFiles({ words, embedded }: ServerChoice): Promise<ServerFiles> {
  const wanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word));
  const files = async (glob: string) => (await listFiles(glob)).filter(wanted).toSorted(byDepth);
  const ofApi = await files('api/**/*.test.ts');
  const onEmbedded = ofApi.filter((file) => onBoth(file) || embedded.some((path) => file.startsWith(path)));
  return {
    others: await files('{deploy,tools}/**/*.test.ts'),
    onPostgres: ofApi.filter((file) => !EMBEDDED_ALONE.includes(file)),
    onEmbedded,
    left: ofApi.filter((file) => !onEmbedded.includes(file)),
  };
}
