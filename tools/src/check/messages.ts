import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERROR_STATUS } from '@wspolnik/contract';
import { commandProblems } from './command.ts';
import { featureMessageProblems } from './feature-messages.ts';
import { listFiles, messageFiles, messageFolders, ROOT, readJson } from './workspace.ts';

type Messages = Record<string, string>;

const SYSTEM = 'shared-ui/system';
/** Packages whose texts are joined with those of the packages that bundle them, the lowest first. */
const SHARED = [SYSTEM, 'shared-ui/kit', 'shared-ui/market'];
const FORMATJS = join(ROOT, 'node_modules/.bin/formatjs');

/** The files of a package in a language, with their texts. */
async function readFiles(folder: string, locale: string): Promise<[file: string, messages: Messages][]> {
  const files = await listFiles(`${folder}/${messageFiles(locale)}`);
  return Promise.all(files.map(async (file): Promise<[string, Messages]> => [file, await readJson(join(ROOT, file))]));
}

const readMessages = async (folder: string, locale: string): Promise<Messages> =>
  Object.assign({}, ...(await readFiles(folder, locale)).map(([, messages]) => messages));

/** Polish and English have the same files and ids with the same placeholders, and each id is in one file. */
async function translationProblems(folder: string): Promise<string[]> {
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  const pairs = (await readFiles(folder, 'pl')).map(([file]) => [file, file.replace(/pl\.json$/, 'en.json')]);
  const verified = pairs.map((pair) =>
    commandProblems(FORMATJS, ['verify', '--source-locale', 'pl', ...checks, ...pair], ROOT),
  );
  const problems = (await Promise.all(verified)).flat();
  for (const locale of ['pl', 'en']) {
    const files = await readFiles(folder, locale);
    const texts = files.flatMap(([file, messages]) =>
      Object.entries(messages).map(([id, text]) => ({ file, id, text })),
    );
    const twice = texts.filter(({ id }, index) => texts.findIndex((one) => one.id === id) !== index);
    problems.push(...texts.filter(({ text }) => !text.trim()).map(({ file, id }) => `${file}: ${id} is empty`));
    problems.push(...twice.map(({ file, id }) => `${file}: ${id} is a text of another file too`));
  }
  return problems;
}

/** A literal attribute that a person reads or hears. Biome checks JSX children (noJsxLiterals). */
const LITERAL_ATTRIBUTE = /\s(aria-label|title|alt|placeholder|label|heading|detail)="[^"]*\p{L}[^"]*"/gu;
/** `id: 'offers.list.title'` of a descriptor, `id="…"` of FormattedMessage. */
const DESCRIPTOR_ID = /\bid[:=]\s*\{?['"]([a-z]\w*(?:\.\w+)+)['"]/g;
const QUOTED = /['"]([a-zA-Z]\w*(?:\.\w+)+)['"]/g;
/** `errors.${code}`: every message below that prefix counts as used. */
const BUILT_ID = /`([a-zA-Z][\w.]*\.)\$\{/g;

/** `x.test.tsx`, `x.stories.tsx`, the helpers of tests in `testing-x.tsx` and in a folder `testing`. */
const EXAMPLES = /\.(test|stories)\.tsx?$|\/testing[-/]/;

/** Stories and tests contain examples, which are not translated. */
async function readSources(folder: string): Promise<string> {
  const files = (await listFiles(`${folder}/src/**/*.{ts,tsx}`)).filter((file) => !EXAMPLES.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  return texts.join('\n');
}

const captured = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);

/** Literal texts, ids without a text, unused texts. */
function usageProblems(folder: string, source: string, everySource: string, own: string[], shared: string[]): string[] {
  const known = new Set([...own, ...shared]);
  const users = SHARED.includes(folder) ? everySource : source;
  const used = new Set(captured(users, QUOTED));
  const prefixes = captured(users, BUILT_ID);
  const isUsed = (id: string) => used.has(id) || prefixes.some((prefix) => id.startsWith(prefix));
  return [
    ...[...source.matchAll(LITERAL_ATTRIBUTE)].map(([text]) => `${folder}: literal text${text}`),
    ...captured(source, DESCRIPTOR_ID)
      .filter((id) => !known.has(id))
      .map((id) => `${folder}: the code uses ${id}, no message has it`),
    ...own.filter((id) => !isUsed(id)).map((id) => `${folder}: nothing uses the message ${id}`),
  ];
}

export async function messageProblems(): Promise<string[]> {
  const folders = await messageFolders();
  if (!folders.includes(SYSTEM)) return [`${SYSTEM}/src/messages/pl.json was not found`];
  const sources = await Promise.all(folders.map(readSources));
  const perFolder = folders.map(async (folder, index) => {
    const own = Object.keys(await readMessages(folder, 'pl'));
    const below = SHARED.includes(folder) ? SHARED.slice(0, SHARED.indexOf(folder)) : SHARED;
    const shared = (await Promise.all(below.map((name) => readMessages(name, 'pl')))).flatMap(Object.keys);
    const usage = usageProblems(folder, sources[index] ?? '', sources.join('\n'), own, shared);
    return [...(await translationProblems(folder)), ...usage, ...(await featureMessageProblems(folder))];
  });
  return (await Promise.all(perFolder)).flat();
}

/** Every error code of the API has a text for people in both languages. */
export async function errorTextProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const locale of ['pl', 'en']) {
    const messages = await readMessages(SYSTEM, locale);
    for (const code of ['network', 'unknown', ...Object.keys(ERROR_STATUS)]) {
      if (!messages[`errors.${code}`])
        problems.push(`${SYSTEM}/src/messages/${locale}.json: errors.${code} is missing`);
    }
  }
  return problems;
}
