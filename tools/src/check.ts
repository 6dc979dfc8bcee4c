import { join } from 'node:path';
import { callerProblems } from './check/callers.ts';
import { commandProblems } from './check/command.ts';
import { contractProblems } from './check/contract-version.ts';
import { decisionProblems } from './check/decisions.ts';
import { deploySchemaProblems } from './check/deploy-schemas.ts';
import { documentPathProblems } from './check/document-paths.ts';
import { cruiseImports } from './check/import-rules.ts';
import { journeyTagProblems } from './check/journey-tags.ts';
import { ledgerProblems } from './check/ledger.ts';
import { mailTextProblems } from './check/mail-texts.ts';
import { manifestProblems } from './check/manifests.ts';
import { errorTextProblems, messageProblems } from './check/messages.ts';
import { openApiProblems } from './check/openapi.ts';
import { packageLayerProblems } from './check/package-layers.ts';
import { packageReportProblems } from './check/package-reports.ts';
import { proseProblems } from './check/prose.ts';
import { regexProblems } from './check/regexes.ts';
import { sampleProblems } from './check/samples.ts';
import { schemaProblems } from './check/schema.ts';
import { settingsProblems } from './check/settings.ts';
import { sqlFileProblems } from './check/sql-files.ts';
import { translatedPageProblems } from './check/translated-pages.ts';
import { wordingProblems } from './check/wording.ts';
import { listFiles, packageFolders, ROOT, SOURCES } from './check/workspace.ts';
import { addTotals, NONE, reportTotals } from './test/totals.ts';

interface Step {
  name: string;
  /** Resolves with the problems; empty when there is none. */
  run(): Promise<string[]>;
}

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const node = (...args: string[]) => commandProblems(process.execPath, args, ROOT);

async function importProblems(): Promise<string[]> {
  const { modules, breaches } = await cruiseImports(ROOT, await packageFolders());
  const sources = await listFiles(SOURCES);
  const problems = breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  // Without a TypeScript that it can load, dependency-cruiser reads nothing and reports success.
  if (modules < sources.length) problems.push(`${modules} modules were cruised, ${sources.length} sources are there`);
  return problems;
}

const STEPS: Step[] = [
  {
    name: 'format and lint',
    run: () => commandProblems(bin('biome'), ['ci', '--colors=off', '--error-on-warnings', '.'], ROOT),
  },
  { name: 'types', run: () => node('node_modules/typescript7/bin/tsc', '--build') },
  { name: 'pages can be translated', run: translatedPageProblems },
  { name: 'packages keep their layers', run: packageLayerProblems },
  { name: 'import rules', run: importProblems },
  { name: 'import rules do fire', run: () => node('--test', 'tools/src/check/import-rules.test.ts') },
  { name: 'one file posts points', run: () => ledgerProblems(ROOT) },
  { name: 'unused code', run: () => commandProblems(bin('knip'), ['--no-progress'], ROOT) },
  { name: 'messages in both languages', run: messageProblems },
  { name: 'a text for every error', run: errorTextProblems },
  { name: 'mails have the texts of pages', run: mailTextProblems },
  { name: 'samples fit the contract', run: sampleProblems },
  { name: 'schema file is current', run: schemaProblems },
  { name: 'OpenAPI document', run: openApiProblems },
  { name: 'version of the contract', run: contractProblems },
  { name: 'API reports of packages', run: packageReportProblems },
  { name: 'a caller for every call', run: callerProblems },
  { name: 'journeys have tags', run: journeyTagProblems },
  { name: 'SQL in its files', run: sqlFileProblems },
  { name: 'regular expressions are fast', run: regexProblems },
  { name: 'manifests fit their schemas', run: () => deploySchemaProblems() },
  { name: 'settings as declared', run: settingsProblems },
  { name: 'versions in the catalog', run: manifestProblems },
  { name: 'lines of prose', run: proseProblems },
  { name: 'words of prose', run: () => wordingProblems() },
  { name: 'files that documents name', run: () => documentPathProblems() },
  { name: 'decisions and their index', run: () => decisionProblems() },
  { name: 'sizes within the budget', run: () => node('tools/src/size.ts') },
];

async function runStep({ name, run }: Step): Promise<boolean> {
  const started = performance.now();
  const problems = await run();
  const took = `${Math.round(performance.now() - started)} ms`;
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(28)} ${took.padStart(8)}`);
  if (problems.length > 0) console.log(problems.join('\n').replaceAll(/^/gm, '    '));
  return problems.length === 0;
}

const only = process.argv.slice(2);
const waiting = STEPS.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
let totals = NONE;

/** Most steps use one core, so two run at a time. */
async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const passed = await runStep(step);
    totals = addTotals(totals, passed ? { ...NONE, passed: 1 } : { ...NONE, failed: 1, failures: [step.name] });
  }
}

await Promise.all([work(), work()]);
console.log(totals.failed === 0 ? 'The check passed.' : `${totals.failed} of the steps failed.`);
reportTotals(totals);
process.exitCode = totals.failed === 0 ? 0 : 1;
