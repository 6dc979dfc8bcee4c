import { readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { listFiles, ROOT } from './workspace.ts';

/** What stands for the present; a page of docs/adr or a line of the change log may name what has gone since. */
const DOCUMENTS = ['ARCHITECTURE.md', 'README.md', 'CONTRIBUTING.md', 'deploy/README.md', 'docs/*.md'];
const SOURCES = ['*', '*/{*,{src,bench,bin,public,settings,storybook}/**/*}', '{docs,.ci}/**/*'];
/** A file in backticks: `orders/buy.service.ts`, `storage/*.test.ts`, `ledger.sql.ts`. A bare ending is none. */
const PATH = /`(?<path>[\w*@-][\w*@./{},-]*\.(?:tsx?|mjs|sql|json|yaml|md|css|dic))`/g;
/** Written by a person who follows a recipe, or by a run. */
const EXAMPLES = /NNNN|NOUN|^(name|noun)\b|^\*/i;

function isThere(path: string, files: readonly string[]): boolean {
  if (path.includes('*') || path.includes('{')) return files.some((file) => matchesGlob(file, `{${path},**/${path}}`));
  return files.some((file) => file === path || file.endsWith(`/${path}`));
}

/** Files that a document names, by their path or its end, and that are not there. */
export async function documentPathProblems(root = ROOT): Promise<string[]> {
  const [documents, files] = await Promise.all(
    [DOCUMENTS, SOURCES].map(async (globs) => (await Promise.all(globs.map((glob) => listFiles(glob, root)))).flat()),
  );
  const found = (documents ?? []).map(async (document) => {
    const text = await readFile(join(root, document), 'utf8');
    const paths = [...text.matchAll(PATH)].map(({ groups }) => groups?.path ?? '');
    const gone = [...new Set(paths)].filter((path) => !EXAMPLES.test(path) && !isThere(path, files ?? []));
    return gone.map((path) => `${document} names ${path}, which is not there`);
  });
  return (await Promise.all(found)).flat();
}
