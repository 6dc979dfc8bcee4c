import assert from 'node:assert/strict';
import { EventEmitter, on } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createGateway, type Gateway } from '@wspolnik/deploy';
import type { ReleaseStore } from '@wspolnik/deploy/release';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { emptyStore, fakeApi, release } from '../../../deploy/src/testing/fixtures.ts';
import { findContainers } from '../build/containers.ts';
import { BROWSER_ARGS, findBrowser } from '../test/find-browser.ts';
import { ROOT } from '../webpack/base-config.ts';
import { buildDevShell } from './dev-shell.ts';
import { makeNotesRemote, type NotesRemote } from './notes-remote.ts';
import { type Served, serveWorkingCopy } from './serve-working-copy.ts';

const PAGE = 'src/notes.page.tsx';

describe('a remote from its working copy, in an open page', () => {
  let store: ReleaseStore;
  let folder: string;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  let gateway: Gateway;
  let remote: NotesRemote;
  let served: Served;
  let browser: Browser;
  let page: Page;
  let released: string[];
  const reports = new EventEmitter();
  const problems: string[] = [];
  const [shell = assert.fail('no shell')] = findContainers(ROOT);

  before(async () => {
    store = await emptyStore();
    folder = await mkdtemp(join(tmpdir(), 'wspolnik-dev-'));
    await release(store);
    released = await store.list('');
    api = await fakeApi((_request, response) => response.writeHead(404).end('{}'));
    gateway = await createGateway({ api: api.url, store: store.location, folder, env: {} });
    remote = await makeNotesRemote();
    served = await serveWorkingCopy({
      remote: remote.source,
      site: new URL(await gateway.listen(0)),
      shell: await buildDevShell(ROOT, shell, () => {}),
      port: 0,
      host: '127.0.0.1',
      log: (line) => reports.emit('line', line),
    });
    const executablePath = (await findBrowser()) ?? assert.fail('Chromium is missing');
    browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
    page = await browser.newPage();
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedScript|integrity/i.test(message.text())) problems.push(message.text());
    });
    await page.goto(`${served.url}/notes`);
    await page.getByLabel('Notatka').fill('zadzwonić');
  });
  after(async () => {
    await browser?.close();
    await served?.close();
    await remote?.remove();
    await gateway?.close();
    await api?.close();
    await rm(folder, { recursive: true });
    await rm(store.location, { recursive: true });
    // Federation's plugin leaves it to the processes that it starts.
    delete process.env.FEDERATION_WEBPACK_PATH;
  });

  async function reported(pattern: RegExp): Promise<void> {
    for await (const [line] of on(reports, 'line')) if (pattern.test(line)) return;
  }
  const typed = () => page.getByLabel('Notatka').inputValue();

  test('an edited component is shown, and what was typed stays', async () => {
    await remote.edit(PAGE, 'Wersja 1', 'Wersja 2');
    await page.getByText('Wersja 2').waitFor();
    assert.equal(await typed(), 'zadzwonić');
  });

  test('so is an edited text', async () => {
    await remote.edit('src/messages/pl.json', 'Notatki', 'Moje notatki');
    await page.getByRole('heading', { name: 'Moje notatki' }).waitFor();
    await remote.edit('src/messages/pl.json', 'Moje notatki', 'Nasze notatki');
    await page.getByRole('heading', { name: 'Nasze notatki' }).waitFor();
    assert.equal(await typed(), 'zadzwonić');
  });

  test('an edited style is shown in the open page', async () => {
    await remote.edit('src/notes.module.css', '1px', '7px');
    await page.waitForFunction(() => {
      const section = document.querySelector('main section');
      return section && getComputedStyle(section).padding === '7px';
    });
    assert.equal(await typed(), 'zadzwonić');
  });

  test('a broken edit is reported, the page keeps what it had, and follows the next good one', async () => {
    const report = reported(/notes\.page\.tsx[\s\S]*Expected '}'/);
    await remote.edit(PAGE, 'export function NotesPage() {', 'export function NotesPage() {{');
    await report;
    assert.equal(await page.getByText('Wersja 2').count(), 1);
    const another = await browser.newPage();
    await another.goto(`${served.url}/notes`);
    await another.getByText('Wersja 2').waitFor();
    await another.close();
    await remote.edit(PAGE, 'export function NotesPage() {{', 'export function NotesPage() {');
    await remote.edit(PAGE, 'Wersja 2', 'Wersja 3');
    await page.getByText('Wersja 3').waitFor();
    assert.equal(await typed(), 'zadzwonić');
  });

  test('a note says which remote it is, hurts nobody, and can be closed', async () => {
    const note = page.getByRole('complementary', { name: 'mf-notes: kopia robocza' });
    await note.waitFor();
    const violations = await page.evaluate(
      `${axe.source}; axe.run('#wp-working-copy').then(({ violations }) => violations.map(({ id }) => id))`,
    );
    assert.deepEqual(violations, []);
    await page.getByRole('button', { name: 'Ukryj informację o kopii roboczej' }).click();
    assert.equal(await note.count(), 0);
    await page.reload();
    await page.getByText('Wersja 3').waitFor();
    assert.equal(await note.count(), 0);
  });

  test('an edited address of pages.ts is the address of the page', async () => {
    await remote.edit('src/app/pages.ts', "path: '/notes'", "path: '/memos'");
    await page.getByText('Wersja 3').waitFor({ state: 'detached' });
    await page.goto(`${served.url}/en/memos`);
    await page.getByRole('heading', { name: 'Notes' }).waitFor();
  });

  test('the page keeps its policy, and nothing is released', async () => {
    assert.deepEqual(problems, []);
    assert.deepEqual(await store.list(''), released);
  });
});
