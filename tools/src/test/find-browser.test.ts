import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, afterEach, describe, it } from 'node:test';
import { findBrowser, machineBrowser } from './find-browser.ts';

const { PATH, PLAYWRIGHT_CHROMIUM } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'wspolnik-browser-'));

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

afterEach(() => {
  restore('PATH', PATH);
  restore('PLAYWRIGHT_CHROMIUM', PLAYWRIGHT_CHROMIUM);
});
after(() => rmSync(folder, { recursive: true }));

describe("the machine's browser", () => {
  it('the browser is none where no folder of the PATH has one', () => {
    process.env.PATH = folder;
    assert.equal(machineBrowser(), null);
  });

  it('the browser is the one in the PATH', () => {
    writeFileSync(join(folder, 'google-chrome'), '');
    process.env.PATH = ['/nowhere', folder].join(delimiter);
    assert.equal(machineBrowser(), join(folder, 'google-chrome'));
  });
});

describe('the browser of tests', () => {
  it('the browser is the one that PLAYWRIGHT_CHROMIUM names', async () => {
    process.env.PLAYWRIGHT_CHROMIUM = '/opt/chromium';
    assert.equal(await findBrowser(), '/opt/chromium');
  });
});
