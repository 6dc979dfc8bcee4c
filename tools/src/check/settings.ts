import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECTIONS } from '@wspolnik/settings';
import { listFiles, ROOT } from './workspace.ts';

const HEAD = `# Settings
All are environment variables; \`npm start\` needs none of them. The table is made from the settings' declarations
(\`node tools/src/settings.ts\`). A value of another kind, and a name that is nearly that of a setting, end the start in one sentence.
`;

/** Where the reader of a setting finds it. */
const PAPERS = ['README.md', 'deploy/README.md'];
/** Names that programs other than ours give a meaning, or that only tests and benches read. */
const OTHERS = /^(PATH|TZ|NODE_COMPILE_CACHE|TEST_\w+|FUZZ_\w+|COUNT_CACHE)$/;

interface Declared {
  default?: string | number | boolean;
  desc?: string;
}

/** On and off, as they are written in the environment. */
const written = (value: Declared['default']): string =>
  value === undefined ? '' : `\`${typeof value === 'boolean' ? (value ? 'on' : 'off') : value}\``;

/** docs/settings.md. */
export function settingsPage(): string {
  const sections = Object.entries(SECTIONS).map(([title, settings]) => {
    const rows = Object.entries(settings as Record<string, Declared>).map(
      ([name, { default: value, desc }]) => `| \`${name}\` | ${written(value)} | ${desc} |`,
    );
    return [`\n## ${title}`, '| Setting | Default | Meaning |', '|---|---|---|', ...rows, ''].join('\n');
  });
  return HEAD + sections.join('');
}

const NAMES = Object.values(SECTIONS).flatMap((section) => Object.keys(section));

/** Names of settings in a table of a paper: `| \`PORT\`, \`HOST\` | …`. */
function namedIn(text: string): string[] {
  const rows = text.split('\n').filter((line) => /^\| `[A-Z\d_]+[`=]/.test(line));
  return rows.flatMap((row) =>
    Array.from((row.split('|')[1] ?? '').matchAll(/`([A-Z\d_]+)/g), ([, name = '']) => name),
  );
}

/** Differences from the declarations: docs/settings.md, a paper that names another setting, code that reads an undeclared one. */
export async function settingsProblems(root = ROOT): Promise<string[]> {
  const problems: string[] = [];
  const read = (file: string) => readFile(join(root, file), 'utf8').catch(() => '');
  if ((await read('docs/settings.md')) !== settingsPage()) {
    problems.push('docs/settings.md is stale: node tools/src/settings.ts writes it');
  }
  for (const paper of PAPERS) {
    const unknown = namedIn(await read(paper)).filter((name) => !NAMES.includes(name));
    problems.push(...unknown.map((name) => `${paper}: ${name} is no setting`));
  }
  for (const file of await listFiles('{api,deploy}/src/**/*.ts', root)) {
    if (/\.test\.ts$|\/testing\//.test(file)) continue;
    const used = Array.from((await read(file)).matchAll(/\benv\.([A-Z][A-Z\d_]+)/g), ([, name = '']) => name);
    const unknown = used.filter((name) => !NAMES.includes(name) && !OTHERS.test(name));
    problems.push(...unknown.map((name) => `${file}: ${name} is not declared in deploy/settings/src/settings.ts`));
  }
  return problems;
}
