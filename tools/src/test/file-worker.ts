import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { giveHelpersOfTheirOwn } from './own-helpers.ts';
import { NONE, type Totals } from './totals.ts';

// Runs test files one after the other in this process, as the parent names them. Each is its own run: its hooks belong to
// it, its database goes when it ends, and it ends when nothing of it is left in the event loop.

/** From the parent: the path of a file. */
export interface FileRequest {
  file: string;
}

/** To the parent: how it went. */
export interface FileResult {
  totals: Totals;
  output: string;
  /** Bytes that the process holds by now. */
  memory: number;
}

const nextFile = giveHelpersOfTheirOwn();

/** sharp notes there where its library lies, when it loads; Node numbers the process that runs tests, with the first of them. */
const LEFT_BY_LIBRARIES = ['VIPSHOME', 'NODE_TEST_WORKER_ID'];

/** Values that all files of the process share, beside the modules of the product, by name. */
function sharedState(): Map<string, string | undefined> {
  const variables = Object.entries(process.env).filter(([name]) => !LEFT_BY_LIBRARIES.includes(name));
  return new Map([['the working directory', process.cwd()], ...variables]);
}

function changesSince(before: ReadonlyMap<string, string | undefined>): string[] {
  const now = sharedState();
  return [...new Set([...before.keys(), ...now.keys()])].filter((name) => before.get(name) !== now.get(name));
}

async function runFile(file: string): Promise<Omit<FileResult, 'memory'>> {
  nextFile();
  const before = sharedState();
  let totals: Totals = { ...NONE, failed: 1 };
  const stream = run({ files: [file], isolation: 'none' });
  stream.on('test:summary', ({ counts }) => {
    // A cancelled test did not pass; a todo counts as skipped: both show in the totals.
    totals = {
      passed: counts.passed,
      failed: counts.tests - counts.passed - counts.skipped - counts.todo,
      skipped: counts.skipped + counts.todo,
    };
  });
  let output = '';
  for await (const text of stream.compose(new spec())) output += text;
  const changes = changesSince(before);
  if (changes.length === 0) return { totals, output };
  return {
    totals: { ...totals, failed: totals.failed + 1 },
    output: `${output}✖ it leaves ${changes.join(', ')} changed for the files after it\n`,
  };
}

process.on('message', async ({ file }: FileRequest) => {
  // The channel would keep the process alive: the rest is a timer or a handle that the file has left behind, and then
  // its run does not end. The parent ends it after a while.
  process.channel?.unref();
  const result = await runFile(file);
  process.channel?.ref();
  process.send?.({ ...result, memory: process.memoryUsage().rss } satisfies FileResult);
});
process.on('disconnect', () => process.exit());
