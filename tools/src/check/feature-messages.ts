import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { readPages } from '../build/routes.ts';
import { listFiles, messageFiles, ROOT, readJson } from './workspace.ts';

// Texts of a feature, `src/features/<feature>/messages`, are loaded only with the pages and slots that name them.

const PAGES = 'src/app/pages.ts';
const FEATURE = /(?:^|\/)src\/features\/([\w-]+)\//;
const featureOf = (path: string): string | undefined => FEATURE.exec(path)?.[1];

const QUOTED = /['"]([a-zA-Z]\w*(?:\.\w+)+)['"]/g;
const IMPORT = /\b(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+\.tsx?)'/g;
const captured = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, group = '']) => group);

/** Feature of each id that is a text of one feature. */
async function featureIds(dir: string): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const file of await listFiles(messageFiles('pl'), dir)) {
    const feature = featureOf(file);
    if (feature) for (const id of Object.keys(await readJson(join(dir, file)))) owners.set(id, feature);
  }
  return owners;
}

/** Features that a module reaches by imports, also by those on use. */
async function featuresBehind(file: string, seen = new Set<string>()): Promise<Set<string>> {
  const features = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path) || !existsSync(path)) return;
    seen.add(path);
    const feature = featureOf(path);
    if (feature) features.add(feature);
    for (const to of captured(await readFile(path, 'utf8'), IMPORT)) await visit(resolve(dirname(path), to));
  };
  await visit(file);
  return features;
}

/** Ids that another part of the package uses: a page without the feature would show the id itself. */
async function strayIds(dir: string, owners: Map<string, string>): Promise<string[]> {
  const files = await listFiles('src/**/*.{ts,tsx}', dir);
  const ofFile = async (file: string) => {
    const feature = featureOf(file);
    const ids = captured(await readFile(join(dir, file), 'utf8'), QUOTED);
    return ids
      .filter((id) => owners.has(id) && owners.get(id) !== feature)
      .map((id) => `${file}: ${id} is a text of the feature ${owners.get(id)}; move it to src/messages`);
  };
  // The build reads the titles of pages from all files.
  const checked = files.filter((file) => file !== PAGES && !/\.(test|stories)\.tsx?$|\/testing\//.test(file));
  return (await Promise.all(checked.map(ofFile))).flat();
}

/** Pages whose features have texts that they do not load. */
async function pageProblems(dir: string, withTexts: Set<string>): Promise<string[]> {
  const file = join(dir, PAGES);
  if (!existsSync(file)) return [];
  const ofPage = async ({ path, messages = [], load }: Awaited<ReturnType<typeof readPages>>[number]) => {
    const groups = messages.map(({ group }) => group);
    const behind = captured(String(load), IMPORT).map((to) => featuresBehind(resolve(dirname(file), to)));
    const needed = (await Promise.all(behind)).flatMap((features) => [...features]);
    return needed
      .filter((feature) => withTexts.has(feature) && !groups.includes(feature))
      .map((feature) => `${PAGES}: ${path} shows the feature ${feature}, whose texts are not in its messages`);
  };
  return (await Promise.all((await readPages(file)).map(ofPage))).flat();
}

/** Slots, and the pages of the shell, which import the texts themselves. */
async function importProblems(dir: string, withTexts: Set<string>): Promise<string[]> {
  const files = await listFiles('src/{app/slot-*,pages/pages}.{ts,tsx}', dir);
  const ofFile = async (file: string) => {
    const text = await readFile(join(dir, file), 'utf8');
    return [...(await featuresBehind(join(dir, file)))]
      .filter((feature) => withTexts.has(feature) && !text.includes(`features/${feature}/messages/load.ts`))
      .map((feature) => `${file}: it shows the feature ${feature} and does not load its texts`);
  };
  return (await Promise.all(files.filter((file) => !file.includes('.test.')).map(ofFile))).flat();
}

export async function featureMessageProblems(folder: string, root = ROOT): Promise<string[]> {
  const dir = join(root, folder);
  const owners = await featureIds(dir);
  const withTexts = new Set(owners.values());
  const problems = await Promise.all([
    strayIds(dir, owners),
    pageProblems(dir, withTexts),
    importProblems(dir, withTexts),
  ]);
  return problems.flat().map((problem) => `${relative(root, dir)}/${problem}`);
}
