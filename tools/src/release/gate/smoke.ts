import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Accounts } from './accounts.ts';
import type { Product } from './product.ts';
import { counted, type Findings } from './report.ts';

/** A part of Playwright's report. */
interface Reported {
  errors?: { message?: string }[];
  suites?: Reported[];
  specs?: Spec[];
}
interface Spec {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { results: { errors: { message?: string }[] }[] }[];
}

const CONFIG = join(import.meta.dirname, 'smoke.config.ts');

/** The remote's own journeys, in `folder`, against the product under check. */
export async function runSmoke(folder: string, product: Product, accounts: Accounts): Promise<Findings> {
  if (!existsSync(folder)) {
    const note = `There are no smoke journeys in ${folder}; CONTRIBUTING.md says how one is written.`;
    return { figure: 'none', problems: [], notes: [note] };
  }
  await accounts.writeStorages(product.folder);
  // Of the journeys' own package: there must be one Playwright only.
  const cli = createRequire(join(folder, 'smoke.spec.ts')).resolve('@playwright/test/cli');
  const env = { ...process.env, GATE_URL: product.url, GATE_SMOKE: folder, GATE_FOLDER: product.folder };
  const child = spawn(process.execPath, [cli, 'test', '--config', CONFIG], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await once(child, 'close');
  const report = await readFile(join(product.folder, 'smoke.json'), 'utf8').catch(() => null);
  if (!report) return { figure: 'none', problems: [`Playwright has not run them: ${output.trim()}`] };
  return findingsOf(JSON.parse(report) as Reported);
}

function findingsOf(report: Reported): Findings {
  const specs = specsOf(report);
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${file}:${line} ${title}: ${textOf(errors)}`;
    });
  const own = (report.errors ?? []).map((error) => textOf([error]));
  return { figure: counted(specs.length, 'journey'), problems: [...own, ...failed] };
}

const specsOf = ({ suites = [], specs = [] }: Reported): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** The first lines, without the colours of a terminal. */
function textOf([error]: { message?: string }[]): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  const lines = (error?.message ?? 'it fails').replaceAll(/\u001b\[\d*m/g, '').split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join(' ');
}
