import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { listFiles, ROOT } from './check/workspace.ts';
import { startPostgres } from './test/postgres.ts';
import { addTotals, NONE, reportTotals, type Totals, totalsText } from './test/totals.ts';

// `pnpm test:node [word…]`: every *.test.ts of the server side on the embedded engine, then the API's on PostgreSQL.

/** Some two hundred processes load the same modules: the first ones leave them stripped of types and compiled. */
process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache/node-modules-compiled');

/** Files near the top try the whole product and take longest: at the end one of them would run alone. */
const byDepth = (a: string, b: string) => a.split('/').length - b.split('/').length;

/** Runs test files, two processes at a time (each holds a database), and prints them as they end. */
async function runFiles(title: string, files: string[]): Promise<Totals> {
  console.log(`\n${title}: ${files.length} files`);
  let totals = NONE;
  const stream = run({ files: files.toSorted(byDepth).map((file) => join(ROOT, file)), concurrency: 2 });
  stream.on('test:summary', ({ file, counts }) => {
    if (file !== undefined) return;
    // A cancelled test did not pass; a todo counts as skipped: both show in the totals.
    totals = {
      passed: counts.passed,
      failed: counts.tests - counts.passed - counts.skipped - counts.todo,
      skipped: counts.skipped + counts.todo,
    };
  });
  for await (const text of stream.compose(new spec())) process.stdout.write(text);
  console.log(`${title}: ${totalsText(totals)}`);
  return totals;
}

async function runOnPostgres(files: string[], embedded: Totals): Promise<Totals> {
  const server = await startPostgres();
  if (!server) {
    console.log(
      '\nPostgreSQL 15 or newer is not installed here: the tests of the API ran on the embedded engine alone.',
    );
    console.log('Install it (Debian: apt-get install postgresql) to run them on both.');
    // Where the result decides about a release, half of the truth is a failure.
    return process.env.CI ? { ...NONE, failed: 1 } : { ...NONE, skipped: embedded.passed + embedded.failed };
  }
  process.env.TEST_DATABASE_URL = server.url;
  try {
    return await runFiles(`API on PostgreSQL ${server.version}`, files);
  } finally {
    await server.stop();
  }
}

delete process.env.TEST_DATABASE_URL;
const words = process.argv.slice(2);
const wanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word));
const apiFiles = (await listFiles('api/**/*.test.ts')).filter(wanted);
const otherFiles = (await listFiles('{deploy,tools}/**/*.test.ts')).filter(wanted);

const others = await runFiles('Gateway and tools', otherFiles);
const embedded = await runFiles('API on the embedded engine', apiFiles);
const onPostgres = await runOnPostgres(apiFiles, embedded);
const totals = [others, embedded, onPostgres].reduce(addTotals);
console.log(`\nServer side: ${totalsText(totals)}`);
reportTotals(totals);
process.exitCode = totals.failed === 0 ? 0 : 1;
