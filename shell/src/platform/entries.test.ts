import { arrive, entryTag, version } from '../testing/entries.ts';
import { entryContent, loadContainer, resetEntry, versionKey } from './entries.ts';
import { takeRelease } from './remotes.ts';

const first = version('1');
const second = version('2');
const third = version('3');
beforeEach(() => takeRelease(1, [first, second, third]));

it('the loader keeps two versions apart that load at the same time', async () => {
  const loading = [loadContainer(first), loadContainer(second)];
  const containers = [
    { get: 1, init: 1 },
    { get: 2, init: 2 },
  ] as const;
  arrive(second, containers[1]);
  arrive(first, containers[0]);
  expect(await Promise.all(loading)).toEqual(containers);
  expect(versionKey(first)).not.toBe(versionKey(second));
});

it('the loader runs an entry once, and knows its pages and files from then on', async () => {
  const content = { files: (chunk: string) => [chunk], pages: [{ path: '/offers' }] };
  const loading = [loadContainer(third), loadContainer(third)];
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(entryContent(third)).toBeUndefined();
  arrive(third, {}, content);
  await Promise.all(loading);
  await loadContainer(third);
  expect(document.querySelector('script')).toBeNull();
  expect(entryContent(third)).toBe(content);
});

it('the loader loads a failed entry anew under another address, as another remote of federation', async () => {
  const remote = version('4');
  takeRelease(2, [remote]);
  for (const _ of [1, 2]) {
    const failing = loadContainer(remote);
    entryTag(remote).dispatchEvent(new Event('error'));
    await expect(failing).rejects.toMatchObject({ request: remote.entry });
  }
  const key = versionKey(remote);
  resetEntry(remote);
  expect(versionKey(remote)).not.toBe(key);
  expect(globalThis.__mfRetry).toMatchObject({ mf_offers: 1 });
  const again = loadContainer(remote);
  expect(entryTag(remote)).toHaveAttribute('src', `${remote.entry}?r=1`);
  arrive(remote, { get: 4 });
  await expect(again).resolves.toEqual({ get: 4 });
});

it('the loader loads with its hash, and nothing that no release lists', async () => {
  await expect(loadContainer(version('5'))).rejects.toThrow('not an entry');
  await expect(loadContainer(version('5', { entry: '/r/mf_offers/remoteEntry.js' }))).rejects.toThrow(TypeError);
  expect(document.querySelector('script')).toBeNull();
  const remote = version('6');
  takeRelease(2, [remote]);
  const loading = loadContainer(remote);
  expect(entryTag(remote).integrity).toMatch(/^sha256-/);
  arrive(remote, {});
  await loading;
});
