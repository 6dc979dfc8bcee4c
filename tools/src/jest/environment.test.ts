import assert from 'node:assert/strict';
import { it } from 'node:test';
import BrowserEnvironment from './environment.ts';

type Options = ConstructorParameters<typeof BrowserEnvironment>;

/** A page of a test file, and how the file ends. */
async function openPage() {
  const projectConfig = { globals: {}, testEnvironmentOptions: {}, fakeTimers: {} };
  const context = { console, docblockPragmas: {}, testPath: '' };
  const environment = new BrowserEnvironment({ projectConfig, globalConfig: {} } as Options[0], context as Options[1]);
  await environment.setup();
  const { BroadcastChannel: Channel } = environment.global as unknown as typeof globalThis;
  return { open: (name: string) => new Channel(name), end: () => environment.teardown() };
}

it('what a page posts after its test file has ended reaches nobody and is no error', async () => {
  const before = await openPage();
  const later = await openPage();
  const channel = before.open('tabs');
  const heard: unknown[] = [];
  const listener = later.open('tabs');
  const arrived = new Promise((resolve) => {
    listener.onmessage = ({ data }: MessageEvent) => resolve(heard.push(data));
  });
  await before.end();
  channel.postMessage('late');
  const other = later.open('tabs');
  other.postMessage('in time');
  // Nothing else would keep the process: both channels are unreferenced.
  const waiting = setTimeout(() => {}, 10_000);
  await arrived;
  clearTimeout(waiting);
  assert.deepEqual(heard, ['in time']);
  await later.end();
});

it('a channel that the page itself has closed refuses a message', async () => {
  const page = await openPage();
  const channel = page.open('tabs');
  channel.close();
  assert.throws(() => channel.postMessage('late'), { name: 'InvalidStateError' });
  await page.end();
});
