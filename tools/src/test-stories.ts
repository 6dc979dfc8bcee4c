import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './bench/measure.ts';
import { readJson } from './check/workspace.ts';
import { serveFolder } from './test/serve-folder.ts';
import { buildStorybook, STORYBOOK } from './test/story-build.ts';
import { LEFT_VIEWS, lookAtStories } from './test/story-runner.ts';
import { addTotals, NONE, reportTotals, totalsText } from './test/totals.ts';

// `pnpm test:stories [--all] [word…]`: builds Storybook if it has changed and shows every story, or those with a word in their id, in
// two views that have both languages, themes and widths, with --all in all views: no error or warning in the console, nothing for axe,
// nothing wider than the window. Each story is one test.

interface Index {
  entries: Record<string, { id: string; title: string; name: string; type: string }>;
}

/** The rest is the same over again. */
const SHOWN_PROBLEMS = 6;

async function readStories(words: readonly string[]) {
  const { entries } = await readJson<Index>(join(STORYBOOK, 'index.json'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return words.length === 0 ? stories : stories.filter(({ id }) => words.some((word) => id.includes(word)));
}

function printProblems(story: string, found: readonly string[]): void {
  const more = found.length > SHOWN_PROBLEMS ? [`and ${found.length - SHOWN_PROBLEMS} more`] : [];
  console.log(`✗ ${story}\n${[...found.slice(0, SHOWN_PROBLEMS), ...more].join('\n').replaceAll(/^/gm, '    ')}`);
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const {
  values: { all },
  positionals: words,
} = parseArgs({ options: { all: { type: 'boolean', default: false } }, allowPositionals: true });
const started = performance.now();
console.log((await buildStorybook()) ? `Storybook built in ${seconds(started)}` : 'Storybook has not changed');
const stories = await readStories(words);
const opened = performance.now();
const server = await serveFolder(STORYBOOK);
const browser = await launchBrowser();
const problems = await lookAtStories(browser, server.url, { ids: stories.map(({ id }) => id), all });
await browser.close();
server.stop();

let totals = NONE;
for (const { id, title, name } of stories) {
  const found = problems.get(id) ?? [];
  totals = addTotals(totals, found.length === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1, failures: [id] });
  if (found.length > 0) printProblems(`${title}: ${name} (${id})`, found);
}
// No stories at all is no success.
if (stories.length === 0) totals = { ...NONE, failed: 1 };
console.log(`Stories: ${totalsText(totals)} in ${seconds(opened)}`);
if (!all) console.log(`Only with --all: ${LEFT_VIEWS}`);
reportTotals(totals);
process.exitCode = totals.failed === 0 ? 0 : 1;
