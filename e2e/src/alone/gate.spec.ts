import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';

const tag = ['@tools', '@deploy', '@mf-feed'];
const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** A copy of the releases that were built, which these commands may write into. */
const test = base.extend<{ store: string }>({
  store: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'wspolnik-gated-'));
    await cp(join(ROOT, '.releases'), folder, { recursive: true });
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

/** `pnpm release …` and what it prints. */
async function release(store: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const command = ['tools/src/release.ts', ...args, '--store', store];
  const { code = 0, stdout, stderr } = await run(process.execPath, command, { cwd: ROOT }).catch((failed) => failed);
  return { code, output: stdout + stderr };
}

/** Journeys of the gate start a whole product. */
test.describe.configure({ timeout: 240_000 });

test('a remote passes beside what is live, and what it was checked with is recorded', { tag }, async ({ store }) => {
  const { code, output } = await release(store, 'check', 'mf-feed');
  expect(output).toMatch(/✓ console, policy, requests +3 pages/);
  expect(output).toMatch(/✓ bytes +3 pages/);
  expect(output).toMatch(/✓ smoke journeys +2 journeys/);
  expect(output).toMatch(/✓ leftovers +50 mounts/);
  expect(output).toMatch(/^mf-feed \w{12} passes/m);
  expect(code).toBe(0);
});

test('mistakes of pages, and what they leave behind, are named with page, owner and file', { tag }, async ({
  store,
}) => {
  await run(process.execPath, ['tools/src/journeys/planted-version.ts', store, 'mf_feed'], { cwd: ROOT });
  const { code, output } = await release(store, 'check', 'mf-feed');
  const found = output.split('\n').filter((line) => line.startsWith('    '));
  for (const what of [
    '/posts as a guest: error in the console: planted (mf_feed start ',
    '/webinars as owner: the security policy refuses: ',
    '/moderation/decisions/:id as author: GET /api/planted/ is answered with 404',
    '/posts as a guest: Buttons must have discernible text (button-name): ',
  ])
    expect(found).toContainEqual(expect.stringContaining(what));
  for (const what of [
    '1 × listener "resize" on window',
    '1 × listener "keydown" on htmldocument',
    '1 × timer setInterval of 1000 ms',
    '1 × animation frame requestAnimationFrame',
    '1 × observer MutationObserver of html',
    '1 × observer ResizeObserver of body',
    '1 × connection BroadcastChannel planted',
    '1 × style <style>',
    '1 × element <div>',
  ])
    expect(found).toContainEqual(expect.stringContaining(`mf_feed leaves ${what} with each mount (mf_feed start `));
  expect(found).toContainEqual(expect.stringMatching(/mf_feed leaves \d+ KB of JavaScript objects with each mount/));
  expect(found.filter((line) => line.includes(' leaves '))).toHaveLength(10);
  expect(code).toBe(1);
});
