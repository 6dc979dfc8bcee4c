import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, ROOT } from './workspace.ts';

const TEMPLATE = /\bsql`/;
const MAY = /\.(?:sql|test)\.ts$|\/testing\//;
/** Still to be split; the list only becomes shorter. */
const TO_SPLIT = new Set(
  [
    'companies/company-filters.ts',
    'ledger-checks/ledger-checks.service.ts',
    'moderation/announce.ts',
    'notifications/notify.ts',
    'offers/offer-filters.ts',
    'offers/offer-list.service.ts',
    'offers/offer-markers.service.ts',
    'offers/price-filter.ts',
    'offers/word-access.ts',
    'posts/post-list.service.ts',
    'posts/post-notifications.ts',
  ].map((file) => `api/src/modules/${file}`),
);

/** Files of the API's modules that build SQL and do not end in `.sql.ts`. */
export async function sqlFileProblems(root = ROOT): Promise<string[]> {
  const files = (await listFiles('api/src/modules/**/*.ts', root)).filter(
    (file) => !MAY.test(file) && !TO_SPLIT.has(file),
  );
  const found = files.map(async (file) => (TEMPLATE.test(await readFile(join(root, file), 'utf8')) ? [file] : []));
  return (await Promise.all(found)).flat().map((file) => `${file} builds SQL; move the statement to a file in .sql.ts`);
}
