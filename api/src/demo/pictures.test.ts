import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createMemoryStore } from '../platform/files/directory-store.ts';
import { OWN_JOB } from './build-offers.ts';
import { CATALOG } from './catalog.ts';
import { OFFER_SCENES } from './offer-scenes.ts';
import { createAlbum, shadeOf } from './pictures.ts';

const TITLES = CATALOG.flatMap(({ trades }) => trades.flatMap(({ offers }) => offers.map(([title]) => title)));
const COFFEE = ['desk', 'coffeeCup', 'coffeeBag'] as const;

it('every offer of the catalogue has a picture of its subject', () => {
  assert.deepEqual(Object.keys(OFFER_SCENES).sort(), [...TITLES, OWN_JOB].sort());
});

it('offers of a company, and companies of a category, are drawn differently', () => {
  const album = createAlbum();
  const [company, neighbour] = [shadeOf('#2F7F66', 0), shadeOf('#2F7F66', 1)];
  const pictures = [album.add(COFFEE, company, 1), album.add(COFFEE, company, 2), album.add(COFFEE, neighbour, 1)];
  assert.equal(new Set(pictures.map(({ fileKey }) => fileKey)).size, 3);
});

it('a picture is the same on every machine', async () => {
  const draw = async () => {
    const [album, files] = [createAlbum(), createMemoryStore()];
    const { fileKey, thumbnailKey } = album.add(COFFEE, '#2F7F66', 7);
    await album.store(files);
    return { fileKey, files: await Promise.all([fileKey, thumbnailKey].map((key) => files.get(key))) };
  };
  const first = await draw();
  assert.deepEqual(await draw(), first);
  assert.ok(first.files.every((bytes) => bytes && bytes.length > 500));
});
