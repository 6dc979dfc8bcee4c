import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { readCatalog, versionOf } from '../pack/manifest.ts';
import { UserError } from '../serve/explain-failure.ts';

const run = promisify(execFile);
const TEMPLATE = join(import.meta.dirname, '../../templates/remote');
/** Files that a repository of its own has instead. */
const EXTERNAL = join(import.meta.dirname, '../../templates/external');
const ENDING = '.tmpl';
/** Projects of TypeScript that check a remote: all, and its stories. */
const PROJECTS = ['tsconfig.json', 'tools/storybook/tsconfig.json'];

/** Heading and menu entry of the list, in both languages. */
export interface Titles {
  pl: string;
  en: string;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `events` → `event`, `companies` → `company`. */
const singularOf = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '');

/** `mf-events` → `events`. Throws UserError for a name that does not fit or is taken. */
export function thingsOf(root: string, folder: string): string {
  const [, things = ''] = /^mf-([a-z]+)$/.exec(folder) ?? [];
  if (things === '' || singularOf(things) === things)
    throw new UserError('Name it after a plural noun: pnpm create-remote mf-events --pl Wydarzenia');
  if (existsSync(join(root, folder))) throw new UserError(`${folder} is there already.`);
  return things;
}

/** The English title of `mf-events`: Events. */
export const titleOf = (things: string): string => capitalized(things);

/** Writes the folder of a remote, `mf-<plural noun>`, and puts it into the type check. Answers the written files. */
export async function createRemote(root: string, folder: string, titles: Partial<Titles> = {}): Promise<string[]> {
  const files = await readTemplate(TEMPLATE, thingsOf(root, folder), titles);
  await writeFiles(join(root, folder), files);
  for (const project of PROJECTS) await addReference(root, project, folder);
  // Where a line breaks depends on the length of the name.
  await run(join(root, 'node_modules/.bin/biome'), ['check', '--write', folder, ...PROJECTS], { cwd: root });
  return Object.keys(files).map((path) => join(folder, path));
}

/** Writes the remote into a new folder, as another repository. It is installed with what `packPackages` packs. */
export async function createExternalRemote(
  root: string,
  folder: string,
  target: string,
  titles: Partial<Titles> = {},
): Promise<string[]> {
  const things = thingsOf(root, folder);
  if (existsSync(target)) throw new UserError(`${target} is there already.`);
  const files = {
    ...(await readTemplate(TEMPLATE, things, titles)),
    ...(await readTemplate(EXTERNAL, things, titles)),
  };
  const own = Object.entries(files).filter(([path]) => !path.endsWith('.stories.tsx'));
  await writeFiles(
    target,
    Object.fromEntries(own.map(([path, text]) => [path, path === 'package.json' ? withVersions(root, text) : text])),
  );
  return own.map(([path]) => path);
}

/** Path → text of each file. */
async function readTemplate(
  template: string,
  things: string,
  titles: Partial<Titles>,
): Promise<Record<string, string>> {
  const thing = singularOf(things);
  const { en = titleOf(things), pl = en } = titles;
  const fill = (text: string) =>
    text
      .replaceAll('__things__', things)
      .replaceAll('__thing__', thing)
      .replaceAll('__Things__', capitalized(things))
      .replaceAll('__Thing__', capitalized(thing))
      // As in JSON, the only place of both.
      .replaceAll('"__EN__"', JSON.stringify(en))
      .replaceAll('"__PL__"', JSON.stringify(pl));
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.sort().map(async (file) => {
    const path = fill(relative(template, file)).slice(0, -ENDING.length);
    return [path, fill(await readFile(file, 'utf8'))] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

async function writeFiles(target: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), text);
  }
}

/** Of a package.json: versions in place of `catalog:` and `workspace:*`. */
function withVersions(root: string, text: string): string {
  const catalog = readCatalog(root);
  return text
    .replaceAll(/"([^"]+)": "catalog:([^"]*)"/g, (_, name, other) => `"${name}": "${catalog[other || name]}"`)
    .replaceAll(
      /"@wspolnik\/([^"]+)": "workspace:\*"/g,
      (_, name) => `"@wspolnik/${name}": "^${versionOf(root, name)}"`,
    );
}

async function addReference(root: string, project: string, folder: string): Promise<void> {
  const file = join(root, project);
  const config: { references: { path: string }[] } = JSON.parse(await readFile(file, 'utf8'));
  const path = relative(dirname(file), join(root, folder));
  const references = [...config.references, { path: path.startsWith('.') ? path : `./${path}` }];
  await writeFile(file, `${JSON.stringify({ ...config, references }, null, 2)}\n`);
}
