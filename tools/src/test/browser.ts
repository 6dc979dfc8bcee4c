import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function hasBrowser(): boolean {
  if (process.env.PLAYWRIGHT_CHROMIUM) return existsSync(process.env.PLAYWRIGHT_CHROMIUM);
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => BROWSERS.some((name) => existsSync(join(folder, name))));
}

/** Chromium from the machine; on Debian as root it is installed, elsewhere a person is told what is missing. */
export function ensureBrowser(): boolean {
  if (hasBrowser()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    run('update');
    run('install', '-y', '--no-install-recommends', 'chromium');
    if (hasBrowser()) return true;
  }
  console.error('Chromium is missing: install it, or name one by PLAYWRIGHT_CHROMIUM=/path/to/chromium.');
  return false;
}
