import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createExternalRemote, createRemote, type Titles, thingsOf, titleOf } from './create-remote/create-remote.ts';
import { explainFailure } from './serve/explain-failure.ts';
import { ROOT } from './webpack/base-config.ts';

// `pnpm create-remote mf-events [--pl Wydarzenia] [--en Events] [--external ../events]`: a remote with a list, a page of one, its menu entry, a slot, a story,
// texts in both languages and tests. Without the titles it asks for them, where somebody can answer. `--external <folder>` writes it as a
// separate repository.

async function askTitles(things: string, known: Partial<Titles>): Promise<Titles> {
  const lines = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : null;
  const ask = async (question: string, otherwise: string) =>
    (await lines?.question(`${question} [${otherwise}]: `))?.trim() || otherwise;
  try {
    const en = known.en ?? (await ask('Title in English', titleOf(things)));
    return { en, pl: known.pl ?? (await ask('Title in Polish', en)) };
  } finally {
    lines?.close();
  }
}

function install(): number {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const args = ['--yes', packageManager, 'install', '--no-frozen-lockfile'];
  return spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

const nextSteps = (folder: string, { pl, en }: Titles) => `
${pl === en ? `The Polish title is the English one so far: ${folder}/src/messages/pl.json.\n` : ''}Next:
  pnpm build && pnpm dev ${folder}       look at it while you write it
  pnpm check && pnpm test:unit ${folder}
  pnpm release publish ${folder}         build it and put it into the store
  pnpm release promote ${folder} -m "…"  make it live
Its pages begin with offers; ${folder}/src/features has its reads. docs/releasing.md has the whole way.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pl: { type: 'string' }, en: { type: 'string' }, external: { type: 'string' } },
  });
  const [folder = ''] = positionals;
  const titles = await askTitles(thingsOf(ROOT, folder), values);
  if (values.external) {
    console.log((await createExternalRemote(ROOT, folder, resolve(values.external), titles)).join('\n'));
    console.log('\nNext: docs/releasing.md#from-another-repository');
  } else {
    console.log((await createRemote(ROOT, folder, titles)).join('\n'));
    process.exitCode = install();
    if (process.exitCode === 0) console.log(nextSteps(folder, titles));
  }
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
