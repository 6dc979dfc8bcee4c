import { readFile } from 'node:fs/promises';
import { dirname, join, matchesGlob } from 'node:path';
import { listFiles, ROOT } from './workspace.ts';

/** They describe the present; a page of docs/adr and a line of the change log may name what has gone since. */
const DOCUMENTS = [
  'ARCHITECTURE.md',
  'README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  'docs/*.md',
  'docs/adr/README.md',
];
const SOURCES = [
  '*',
  '*/{*,{src,bench,bin,public,settings,storybook}/**/*}',
  '{shared-ui/*,api/contract}/{*,{api,src}/**/*}',
  '{docs,.ci}/**/*',
];
/** A file in backticks: `orders/buy.service.ts`, `storage/*.test.ts`, `ledger.sql.ts`. A bare ending is none. */
const PATH = /`(?<path>[\w*@-][\w*@./{},-]*\.(?:tsx?|mjs|sql|json|yaml|md|css|dic))`/g;
/** Written by a person who follows a recipe, or by a run. */
const EXAMPLES = /NNNN|NOUN|^(name|noun)\b|^\*/i;

/** A page that a document links: `[why](docs/adr/0050-a-module-has-one-public-file.md)`. */
const LINK = /\]\((?<path>[\w./-]+\.md)(?:#[^)]*)?\)/g;
const CODE = /```[\s\S]*?```|`[^`]+`/g;
const LINKING = ['*.md', 'deploy/*.md', 'docs/**/*.md'];

const GLOSSARY = 'docs/glossary.md';
/** Modules of the API, and folders of other packages, as the glossary writes them between its paths: `quotes, quote-steps`. */
const MODULE = /^[a-z][a-z-]+$/;
const MODULE_FOLDERS = ['api/src/modules/*/', '{*,*/*}/package.json'];

const listAll = async (patterns: readonly string[], root: string) =>
  (await Promise.all(patterns.map((pattern) => listFiles(pattern, root)))).flat();

function isThere(path: string, files: readonly string[]): boolean {
  if (path.includes('*') || path.includes('{')) return files.some((file) => matchesGlob(file, `{${path},**/${path}}`));
  return files.some((file) => file === path || file.endsWith(`/${path}`));
}

function namedPaths(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(({ groups }) => groups?.path ?? ''))];
}

/** Names of modules in the last column of the glossary's tables. */
function namedModules(text: string): string[] {
  const cells = text.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|').at(-2) ?? ''] : []));
  const names = cells.flatMap((cell) => cell.split(/[;,]/).map((name) => name.trim()));
  return [...new Set(names)].filter((name) => MODULE.test(name));
}

async function missingPaths(root: string): Promise<string[]> {
  const [documents, files] = await Promise.all([listAll(DOCUMENTS, root), listAll(SOURCES, root)]);
  const found = documents.map(async (document) => {
    const paths = namedPaths(await readFile(join(root, document), 'utf8'), PATH);
    const gone = paths.filter((path) => !EXAMPLES.test(path) && !isThere(path, files));
    return gone.map((path) => `${document} names ${path}, which is not there`);
  });
  return (await Promise.all(found)).flat();
}

async function missingLinks(root: string): Promise<string[]> {
  const documents = await listAll(LINKING, root);
  const pages = new Set([...documents, ...(await listFiles('*/README.md', root))]);
  const found = documents.map(async (document) => {
    const text = await readFile(join(root, document), 'utf8');
    const gone = namedPaths(text.replaceAll(CODE, ''), LINK).filter(
      (path) => !pages.has(join(dirname(document), path)),
    );
    return gone.map((path) => `${document} links ${path}, which is not there`);
  });
  return (await Promise.all(found)).flat();
}

async function missingModules(root: string): Promise<string[]> {
  const [glossary] = await listFiles(GLOSSARY, root);
  if (!glossary) return [];
  const folders = await listAll(MODULE_FOLDERS, root);
  const modules = new Set(folders.flatMap((folder) => folder.split(/[\\/]/)));
  const names = namedModules(await readFile(join(root, glossary), 'utf8'));
  return names
    .filter((name) => !modules.has(name))
    .map((name) => `${GLOSSARY} names the module ${name}, which is not there`);
}

/** Files, pages and modules that documents name, by their path or its end, and that are not there. */
export async function documentPathProblems(root = ROOT): Promise<string[]> {
  return (await Promise.all([missingPaths(root), missingLinks(root), missingModules(root)])).flat();
}
