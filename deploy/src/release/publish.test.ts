import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { buildFolder, emptyStore, interfaceOf, OFFERS, publish } from '../testing/fixtures.ts';
import { teamKey } from '../testing/releasing.ts';
import { damagedFiles } from './promote.ts';
import { type PublishRequest, publishContainer } from './publish.ts';
import { contentKey, fileKey, publicationKey, readContainer, readPublication, readRegistry } from './releases.ts';
import { storeSigner } from './sign.ts';
import type { ReleaseStore } from './store.ts';

/** A built folder of the offers, and how it would be published. */
async function built(store: ReleaseStore, text = '1'): Promise<PublishRequest> {
  const { folder, content } = await buildFolder(OFFERS, text);
  const key = storeSigner(store);
  return { folder, content, packageVersion: '0.1.0', interface: interfaceOf(OFFERS), who: 'Anna', key };
}

const isEmpty = async (store: ReleaseStore) =>
  (await store.list('files/')).concat(await store.list('versions/')).length === 0;

test('a published version has its files, their brotli forms, and says who published it', async () => {
  const store = await emptyStore();
  const { name, version, isNew } = await publishContainer(store, await built(store));
  assert.equal(isNew, true);
  const container = await readContainer(store, name, version);
  assert.deepEqual(await damagedFiles(store, container), []);
  assert.ok(await store.get(fileKey(name, `${container.assets.entry}.br`)));
  const { who, packageVersion } = await readPublication(store, name, version, await readRegistry(store));
  assert.deepEqual([who, packageVersion], ['Anna', '0.1.0']);
});

test('publishing the same bytes again changes nothing, and the first publication stays', async () => {
  const store = await emptyStore();
  const request = await built(store);
  const first = await publishContainer(store, request);
  const keys = await store.list('');
  const again = await publishContainer(store, { ...request, who: 'Jan' });
  assert.deepEqual(again, { ...first, isNew: false });
  assert.deepEqual(await store.list(''), keys);
  const { who } = await readPublication(store, first.name, first.version, await readRegistry(store));
  assert.equal(who, 'Anna');
});

test('files that two versions share are stored once', async () => {
  const store = await emptyStore();
  await publish(store, OFFERS, '1');
  const before = (await store.list('files/')).length;
  await publish(store, OFFERS, '2');
  // The entry and its brotli form.
  assert.equal((await store.list('files/')).length, before + 2);
});

const REFUSED: [string, (request: PublishRequest) => Promise<unknown> | unknown, RegExp][] = [
  [
    'a folder without files',
    ({ content }) => {
      content.assets.files = [];
    },
    /^mf_offers is not published: its folder holds no built file\.$/,
  ],
  [
    'a listed file that is not in the folder',
    ({ folder, content }) => rm(join(folder, content.assets.chunks['page-offer-list']?.[0] ?? '')),
    /^mf_offers is not published: [0-9a-f]{64}\.js is listed, and is not in the folder\.$/,
  ],
  [
    'other bytes under a name',
    ({ folder, content }) => writeFile(join(folder, content.assets.entry), 'alert(1)'),
    /^mf_offers is not published: (the bytes of [0-9a-f]{64}\.js are not those of its name|[0-9a-f]{64}\.js\.br is not the compressed form of [0-9a-f]{64}\.js)\.$/,
  ],
  [
    'other bytes under a name without a brotli form',
    async ({ folder, content }) => {
      await rm(join(folder, `${content.assets.entry}.br`));
      await writeFile(join(folder, content.assets.entry), 'alert(1)');
    },
    /^mf_offers is not published: the bytes of [0-9a-f]{64}\.js are not those of its name\.$/,
  ],
  [
    'other bytes in a folder that is named by its content',
    async ({ folder, content }) => {
      const file = content.assets.files.find((one) => one.endsWith('/decoder.mjs')) ?? '';
      await rm(join(folder, `${file}.br`));
      await writeFile(join(folder, file), 'alert(1)');
    },
    /^mf_offers is not published: the bytes of [0-9a-f]{64}\/decoder\.mjs are not those of its name\.$/,
  ],
  [
    'a brotli form of something else',
    ({ folder, content }) => writeFile(join(folder, `${content.assets.entry}.br`), brotliCompressSync('alert(1)')),
    /^mf_offers is not published: [0-9a-f]{64}\.js\.br is not the compressed form of [0-9a-f]{64}\.js\.$/,
  ],
  [
    'an entry that is not among its files',
    ({ content }) => {
      content.assets.entry = 'remoteEntry.js';
    },
    /^mf_offers is not published: its entry remoteEntry\.js is not among its files\.$/,
  ],
  [
    'a chunk that is not among its files',
    ({ content }) => {
      content.assets.chunks.extra = ['extra.js'];
    },
    /^mf_offers is not published: it needs extra\.js, which is not among its files\.$/,
  ],
  [
    'a file that could be written elsewhere',
    ({ content }) => {
      content.assets.files = [...content.assets.files, '../../keys/release.pem'];
    },
    /^mf_offers is not published: its content is wrong at \/assets\/files\/\d+: /,
  ],
  [
    'a manifest of more than 1 MB',
    ({ content }) => {
      const title = { pl: 'a'.repeat(1_000_000), en: 'a' };
      content.manifest = { ...content.manifest, routes: [{ path: '/x', title }] };
    },
    /^mf_offers is not published: manifest and list of files have 100\d{4} bytes, and 1000000 are allowed\.$/,
  ],
];

for (const [name, change, sentence] of REFUSED) {
  test(`publish refuses ${name} with one sentence, and writes nothing`, async () => {
    const store = await emptyStore();
    const request = structuredClone({ ...(await built(store)), key: undefined });
    await change({ ...request, key: storeSigner(store) });
    await assert.rejects(publishContainer(store, { ...request, key: storeSigner(store) }), { message: sentence });
    assert.ok(await isEmpty(store));
  });
}

test('a file that was changed in the store after publishing is replaced by publishing it again', async () => {
  const store = await emptyStore();
  const request = await built(store);
  const { name, version } = await publishContainer(store, request);
  const damaged = [
    fileKey(name, request.content.assets.entry),
    contentKey(name, version),
    publicationKey(name, version),
  ];
  for (const key of damaged) await writeFile(join(store.location, key), 'garbage');
  const { repaired, isNew } = await publishContainer(store, request);
  assert.deepEqual(repaired.sort(), damaged.slice(0, 2).sort());
  assert.equal(isNew, true);
  assert.deepEqual(await damagedFiles(store, await readContainer(store, name, version)), []);
});

test('another brotli form of the same file is kept as it was first stored', async () => {
  const store = await emptyStore();
  const request = await built(store);
  const { name } = await publishContainer(store, request);
  const { entry } = request.content.assets;
  const stored = await store.get(fileKey(name, `${entry}.br`));
  const plain = await store.get(fileKey(name, entry));
  await writeFile(join(request.folder, `${entry}.br`), brotliCompressSync(plain ?? '', { params: { 1: 0 } }));
  const { repaired } = await publishContainer(store, request);
  assert.deepEqual(repaired, []);
  assert.deepEqual(await store.get(fileKey(name, `${entry}.br`)), stored);
});

test("a team's key publishes its own containers alone", async () => {
  const store = await emptyStore();
  const request = await built(store);
  const other = await teamKey(store, 'mf_admin');
  await assert.rejects(
    publishContainer(store, { ...request, key: other }),
    /the key \w+ may release mf_admin, not mf_offers/,
  );
  assert.ok(await isEmpty(store));
  const own = await teamKey(store, 'mf_offers');
  assert.equal((await publishContainer(store, { ...request, key: own })).isNew, true);
});
