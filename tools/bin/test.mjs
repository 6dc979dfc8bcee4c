// `npm test`: the check, page tests, stories of the design system, server tests on both engines, journeys in a browser.
// Counts what really ran.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { bundledNode, ensureInstalled, ROOT } from './bootstrap.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const NONE = { passed: 0, failed: 0, skipped: 0 };
/** A suite that ended without a result says nothing about its tests, and that is a failure. */
const NO_RESULT = { passed: 0, failed: 1, skipped: 0 };

ensureInstalled();
const node = bundledNode();
const scratch = mkdtempSync(join(tmpdir(), 'wspolnik-test-'));
const results = [];

run('Check', check);
run('Page tests', pageTests);
run('Stories', stories);
run('Server tests', serverTests);
run('Journeys in a browser', journeys);
rmSync(scratch, { recursive: true, force: true });
finish();

function run(name, suite) {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const totals = suite();
  results.push({ name, seconds: Math.round((Date.now() - started) / 1000), ...totals });
}

function start(args, env = {}) {
  return spawnSync(node, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}

function readResult(file, toTotals) {
  if (!existsSync(file)) return NO_RESULT;
  return toTotals(JSON.parse(readFileSync(file, 'utf8')));
}

/** Each step of the check counts as one test. */
function check() {
  const file = join(scratch, 'check.json');
  start(['tools/src/check.ts'], { TOTALS_FILE: file });
  return readResult(file, (totals) => totals);
}

function pageTests() {
  const file = join(scratch, 'jest.json');
  start(['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`]);
  return readResult(file, (report) => ({
    passed: report.numPassedTests,
    // A file that cannot be loaded has no failed test of its own.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

function stories() {
  if (!ensureBrowser()) return NO_RESULT;
  const file = join(scratch, 'stories.json');
  start(['tools/src/test-stories.ts'], { TOTALS_FILE: file });
  return readResult(file, (totals) => totals);
}

function serverTests() {
  const file = join(scratch, 'node.json');
  start(['tools/src/test-node.ts'], { TOTALS_FILE: file });
  return readResult(file, (totals) => totals);
}

function journeys() {
  if (!ensureBrowser()) return NO_RESULT;
  const file = join(scratch, 'playwright.json');
  start(['e2e/node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'], {
    E2E_JSON: file,
  });
  return readResult(file, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  }));
}

function findBrowser() {
  if (process.env.PLAYWRIGHT_CHROMIUM) return existsSync(process.env.PLAYWRIGHT_CHROMIUM);
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => BROWSERS.some((name) => existsSync(join(folder, name))));
}

/** Chromium from the machine; on Debian as root it is installed, elsewhere a person is told what is missing. */
function ensureBrowser() {
  if (findBrowser()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
    if (findBrowser()) return true;
  }
  console.error('Chromium is missing: install it, or name one by PLAYWRIGHT_CHROMIUM=/path/to/chromium.');
  return false;
}

function finish() {
  const total = { ...NONE };
  console.log('');
  for (const { name, seconds, ...totals } of results) {
    console.log(`${name.padEnd(24)} ${text(totals)} (${seconds} s)`);
    for (const key of Object.keys(total)) total[key] += totals[key];
  }
  console.log(`\n${text(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function text({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
