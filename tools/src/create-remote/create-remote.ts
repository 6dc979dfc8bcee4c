import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../serve/explain-failure.ts';

const run = promisify(execFile);
const TEMPLATE = join(import.meta.dirname, '../../templates/remote');
const ENDING = '.tmpl';

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `events` → `event`, `companies` → `company`. */
const singularOf = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '');

/**
 * Writes the folder of a remote, `mf-<plural noun>`, and puts it into the type check. Answers the written files. Throws UserError for
 * a name that does not fit or is taken.
 */
export async function createRemote(root: string, folder: string): Promise<string[]> {
  const [, things = ''] = /^mf-([a-z]+)$/.exec(folder) ?? [];
  const thing = singularOf(things);
  if (thing === '' || thing === things)
    throw new UserError('Name it after a plural noun: pnpm create-remote mf-events');
  const target = join(root, folder);
  if (existsSync(target)) throw new UserError(`${folder} is there already.`);
  const fill = (text: string) =>
    text
      .replaceAll('__things__', things)
      .replaceAll('__thing__', thing)
      .replaceAll('__Things__', capitalized(things))
      .replaceAll('__Thing__', capitalized(thing));
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const written = files.map(async (file) => {
    const path = join(target, fill(relative(TEMPLATE, file)).slice(0, -ENDING.length));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, fill(await readFile(file, 'utf8')));
    return relative(root, path);
  });
  const paths = await Promise.all(written);
  await addReference(join(root, 'tsconfig.json'), folder);
  // Where a line breaks depends on the length of the name.
  await run(join(root, 'node_modules/.bin/biome'), ['check', '--write', folder], { cwd: root });
  return paths.sort();
}

async function addReference(file: string, folder: string): Promise<void> {
  const config: { references: { path: string }[] } = JSON.parse(await readFile(file, 'utf8'));
  const references = [...config.references, { path: `./${folder}` }];
  await writeFile(file, `${JSON.stringify({ ...config, references }, null, 2)}\n`);
}
