import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, readJson } from './check/workspace.ts';
import { runSideBySide } from './side-by-side.ts';
import { ONLY_WITH_ALL, SMOKES, smoke } from './test/commands.ts';
import { offerPackagedPostgres } from './test/packaged-postgres.ts';
import { moveTemporaryFiles } from './test/temporary-files.ts';
import { reportTotals, totalsText } from './test/totals.ts';

// `pnpm test:commands [--all] [word…]`: the commands that measure the product (`bench:*`, `soak`, …) still work. Runs each with `--smoke`
// on what is built: it must end well and print a result, whose figures mean nothing.

/** Each waits often: for a browser, a database, a slow network that is simulated. */
const AT_ONCE = 3;

const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const { scripts } = await readJson<{ scripts: Record<string, string> }>(join(ROOT, 'package.json'));
// The commands load the same modules: the first ones leave them stripped of types and compiled.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache/node-modules-compiled');
offerPackagedPostgres();
moveTemporaryFiles();

const wanted = Object.entries(SMOKES).filter(([name]) =>
  words.length === 0 ? values.all || !ONLY_WITH_ALL.includes(name) : words.some((word) => name.includes(word)),
);
const tasks = wanted.map(([name, expected]) => async () => {
  const result = await smoke(name, scripts[name] ?? '', expected);
  console.log(
    `${result.problem ? '✖' : '✔'} ${name} (${result.seconds} s)${result.problem ? ` ${result.problem}` : ''}`,
  );
  return result;
});
const failures = (await runSideBySide(tasks, AT_ONCE)).filter(({ problem }) => problem).map(({ name }) => name);
const totals = { passed: tasks.length - failures.length, failed: failures.length, skipped: 0, failures };
console.log(`\nCommands: ${totalsText(totals)}`);
reportTotals(totals);
process.exitCode = failures.length === 0 ? 0 : 1;
