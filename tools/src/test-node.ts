import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NOT_DURABLE, startPostgres } from '../../api/src/testing/temporary-postgres.ts';
import { ROOT } from './check/workspace.ts';
import { runFiles } from './test/file-pool.ts';
import { offerPackagedPostgres } from './test/packaged-postgres.ts';
import { serverFiles } from './test/server-files.ts';
import { moveTemporaryFiles } from './test/temporary-files.ts';
import { addTotals, NONE, reportTotals, type Totals, totalsText } from './test/totals.ts';

// `pnpm test:node [--all] [--embedded <path>…] [--list] [word…]`: every *.test.ts of the server side. The API's run on PostgreSQL, and
// those that test/server-files.ts names on the embedded engine too; also those below the paths, with --all all of them. --list prints
// what runs where.

const { values: options, positionals: words } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    embedded: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const embedded = options.all ? ['api/'] : options.embedded;
const { others, onPostgres, onEmbedded, left } = await serverFiles({ words, embedded });

moveTemporaryFiles();
// The processes load the same modules: the first ones leave them stripped of types and compiled.
const env: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: join(ROOT, '.cache/node-modules-compiled'), ...process.env };
delete env.TEST_DATABASE_URL;
// Anything that the embedded engine may have changed is seen whole.
if (embedded.length > 0) env.TEST_ALL = '1';
const workers = Math.max(2, availableParallelism());

async function testOnPostgres(): Promise<Totals> {
  if (onPostgres.length === 0) return NONE;
  offerPackagedPostgres();
  const server = await startPostgres({ settings: NOT_DURABLE });
  if (!server) {
    // Half of the truth is a failure.
    console.log('\n✖ PostgreSQL 15 or newer is not here: not installed, and no npm package has it for this platform.');
    return { ...NONE, failed: 1 };
  }
  try {
    const title = `API on PostgreSQL ${server.version}`;
    return await runFiles({ title, files: onPostgres, workers, env: { ...env, TEST_DATABASE_URL: server.url } });
  } finally {
    await server.stop();
  }
}

function printList(): void {
  const print = (title: string, files: readonly string[]) => console.log([title, ...files, ''].join('\n  '));
  print('Without a database', others);
  print('On PostgreSQL', onPostgres);
  print('On the embedded engine', onEmbedded);
  print('On the embedded engine only with --all', left);
}

async function test(): Promise<Totals> {
  const runs = [
    await runFiles({ title: 'Gateway and tools', files: others, workers, env }),
    await testOnPostgres(),
    await runFiles({ title: 'API on the embedded engine', files: onEmbedded, workers, env }),
  ];
  const totals = runs.reduce(addTotals);
  if (left.length > 0)
    console.log(`\nOn the embedded engine only with --all: ${left.length} files (pnpm test:node --list)`);
  console.log(`\nServer side: ${totalsText(totals)}`);
  return totals;
}

if (options.list) printList();
else {
  const totals = await test();
  reportTotals(totals);
  process.exitCode = totals.failed === 0 ? 0 : 1;
}
