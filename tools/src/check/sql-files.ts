import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, ROOT } from './workspace.ts';

const TEMPLATE = /\bsql`/;
const MAY = /\.(?:sql|test)\.ts$|\/testing\//;
/** Files of the API's modules that build SQL and do not end in `.sql.ts`. */
export async function sqlFileProblems(root = ROOT): Promise<string[]> {
  const files = (await listFiles('api/src/modules/**/*.ts', root)).filter((file) => !MAY.test(file));
  const found = files.map(async (file) => (TEMPLATE.test(await readFile(join(root, file), 'utf8')) ? [file] : []));
  return (await Promise.all(found)).flat().map((file) => `${file} builds SQL; move the statement to a file in .sql.ts`);
}
