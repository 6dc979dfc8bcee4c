import { setNavigationGuard } from '@wspolnik/system';
import { startMissingFiles } from './missing-file.ts';
import { readRelease } from './release.ts';
import { report } from './report.ts';

const FILE = `${window.location.origin}/r/mf_offers/${'a'.repeat(64)}.js`;
const reload = jest.fn();
let status: number;

const failed = (request: string) => Object.assign(new Error('Loading chunk 7 failed'), { request });
async function fail(request = FILE): Promise<void> {
  report(new Error('the code of the page did not come', { cause: failed(request) }));
  await jest.advanceTimersByTimeAsync(1000);
}

beforeAll(() => startMissingFiles(reload));
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  status = 404;
  readRelease().number = 7;
  globalThis.fetch = jest.fn(async () => new Response(null, { status })) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

it('the tab loads the page anew when a file of its release is gone, once', async () => {
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  // The page is loaded, and its release lacks a file as well.
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  readRelease().number = 8;
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['the file is there', 200],
  ['the server is broken', 500],
])('the tab leaves the panel when %s', async (_, found) => {
  status = found;
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

it('the tab leaves the panel when there is no connection, and for what is no file of a release', async () => {
  await fail('https://maps.example/r/style.js');
  await fail(`${window.location.origin}/api/offers/`);
  report(new Error('a render error'));
  expect(globalThis.fetch).not.toHaveBeenCalled();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline'))) as unknown as typeof fetch;
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

it('a tab that has gone on to another page is not reloaded', async () => {
  report(failed(FILE));
  window.history.pushState(null, '', '/elsewhere');
  await jest.advanceTimersByTimeAsync(1000);
  expect(reload).not.toHaveBeenCalled();
});

it('the tab keeps what was typed: it waits until the draft is saved, and stays where there is none', async () => {
  const release = setNavigationGuard(() => true);
  await fail();
  expect(reload).not.toHaveBeenCalled();
  release();
  const start = Date.now();
  const releaseSaved = setNavigationGuard(
    () => true,
    () => Date.now() - start >= 300,
  );
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  releaseSaved();
});
