import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_STATUS } from '@wspolnik/api/contract';
import { commandProblems, runCommand } from './command.ts';
import { messageFolders, ROOT, readJson } from './workspace.ts';

type Messages = Record<string, string>;

const FORMATJS = join(ROOT, 'node_modules/.bin/formatjs');
const readMessages = (folder: string, locale: string) =>
  readJson<Messages>(join(ROOT, folder, `src/messages/${locale}.json`));

/** Polish and English say the same things with the same placeholders. */
async function translationProblems(folder: string): Promise<string[]> {
  const files = ['pl', 'en'].map((locale) => `${folder}/src/messages/${locale}.json`);
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  const problems = await commandProblems(FORMATJS, ['verify', '--source-locale', 'pl', ...checks, ...files], ROOT);
  for (const locale of ['pl', 'en']) {
    const empty = Object.entries(await readMessages(folder, locale)).filter(([, text]) => !text.trim());
    problems.push(...empty.map(([id]) => `${folder}/src/messages/${locale}.json: ${id} is empty`));
  }
  return problems;
}

/** Ids in the code without a text. shared-ui's common messages are merged under those of every remote. */
async function missingProblems(folder: string): Promise<string[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'messages-'));
  const outFile = join(scratch, 'extracted.json');
  const sources = `${folder}/src/**/*.{ts,tsx}`;
  try {
    const args = ['extract', sources, '--ignore', '**/*.d.ts', '**/*.test.*', '--throws', '--out-file', outFile];
    const { code, output } = await runCommand(FORMATJS, args, ROOT);
    if (code !== 0) return [`${folder}: ${output.trim()}`];
    const known = { ...(await readMessages('shared-ui', 'pl')), ...(await readMessages(folder, 'pl')) };
    const used = Object.keys(await readJson<Record<string, unknown>>(outFile));
    return used.filter((id) => !(id in known)).map((id) => `${folder}: the code uses ${id}, no message has it`);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

export async function messageProblems(): Promise<string[]> {
  const folders = await messageFolders();
  const perFolder = await Promise.all(
    folders.map(async (folder) => [...(await translationProblems(folder)), ...(await missingProblems(folder))]),
  );
  return folders.length === 0 ? ['no package with src/messages was found'] : perFolder.flat();
}

/** Every error code of the API has a text for people in both languages. */
export async function errorTextProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const locale of ['pl', 'en']) {
    const messages = await readMessages('shared-ui', locale);
    for (const code of ['network', 'unknown', ...Object.keys(ERROR_STATUS)]) {
      if (!messages[`errors.${code}`])
        problems.push(`shared-ui/src/messages/${locale}.json: errors.${code} is missing`);
    }
  }
  return problems;
}
