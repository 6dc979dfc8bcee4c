import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { API_VERSION } from '@wspolnik/contract/version';
import { type ContainerManifest, chunksIn, findBreaks, type Known, LOCALES } from '@wspolnik/deploy/release';
import { ROOT } from '../../webpack/base-config.ts';
import { findContainers } from '../containers.ts';
import { readManifest } from '../routes.ts';
import { contractFiles } from './contract-files.ts';
import { Declarations } from './declarations.ts';
import { recordInterface } from './record-interface.ts';

const OFFERS = join(ROOT, 'mf-offers');

/** A container of this repository as if every part of it was built, and it showed these slots. */
function known(manifest: ContainerManifest, slots: string[], dir = OFFERS): Known {
  const chunks = manifest.routes.flatMap((route) => LOCALES.flatMap((locale) => chunksIn(route, locale)));
  const parts = [...Object.keys(manifest.exposes), ...chunks];
  const assets = { entry: '', startup: [], chunks: Object.fromEntries(parts.map((part) => [part, []])), files: [] };
  const compiled = { provides: {}, uses: {}, slots, events: ['wp:page'] };
  const recorded = recordInterface({ dir, manifest, assets, compiled, sizeOf: () => 1 });
  return { name: manifest.name, version: '', manifest, assets, interface: recorded };
}

const declaredSlots = (dir: string): string[] =>
  contractFiles(dir, 'slots').flatMap((file) =>
    Object.keys(new Declarations(readFileSync(file, 'utf8')).membersOf('SlotMap')),
  );

test('the containers of this repository fit together, each as the next one', async () => {
  const containers: Known[] = [];
  for (const source of findContainers(ROOT))
    containers.push(known(await readManifest(source), declaredSlots(source.dir), source.dir));
  const [shell, ...remotes] = containers;
  const shown = new Set(containers.flatMap(({ interface: { slots } }) => Object.keys(slots.rendered)));
  const filled = remotes.flatMap(({ interface: { slots } }) => Object.keys(slots.filled));
  assert.ok(shell && remotes.length > 5 && filled.length > 6);
  assert.deepEqual(filled.sort(), [...shown].sort());
  for (const candidate of [shell, ...remotes]) {
    assert.deepEqual(findBreaks({ live: { shell, remotes, api: API_VERSION }, candidate, before: candidate }), []);
  }
});

test('a slot or an event that nobody has declared fails the build', () => {
  const manifest = {
    name: 'mf_new',
    exposes: {},
    roles: [],
    routes: [],
    slots: [{ name: 'header.clock', expose: './slot' }],
  };
  assert.throws(() => known(manifest, []), /header\.clock is declared in none of .*slot-map\.ts/);
  assert.throws(() => known({ ...manifest, slots: [] }, ['company.clock']), /company\.clock is declared in none/);
});

test('a build names the API that it was made with, or what remote.json says', () => {
  const manifest = { name: 'mf_new', exposes: {}, roles: [], routes: [], slots: [] };
  assert.match(known(manifest, []).interface.api, /^\^\d+\.\d+\.0$/);
  assert.equal(known({ ...manifest, api: '>=1.2.0' }, []).interface.api, '>=1.2.0');
});

test('the bytes of a page are those of the scripts that it loads of its container', () => {
  const manifest: ContainerManifest = {
    name: 'mf_new',
    exposes: {},
    roles: [],
    routes: [{ path: '/new', chunks: ['page-new', 'messages-new-{locale}'] }, { path: '/new/:id' }],
    slots: [],
  };
  const assets = {
    entry: 'entry.js',
    startup: ['app.js', 'app.css'],
    chunks: {
      'page-new': ['app.css', 'new.js'],
      'messages-pl': ['pl.js'],
      'messages-en': ['en.js'],
      'messages-new-pl': ['new-pl.js'],
      'messages-new-en': ['new-en.js'],
    },
    files: [],
  };
  const compiled = { provides: {}, uses: {}, slots: [], events: [] };
  const sizes: Record<string, number> = {
    'entry.js': 1,
    'app.js': 10,
    'app.css': 100,
    'new.js': 1000,
    'pl.js': 10_000,
    'new-pl.js': 100_000,
  };
  const { bytes } = recordInterface({ dir: OFFERS, manifest, assets, compiled, sizeOf: (file) => sizes[file] ?? 0 });
  assert.deepEqual(bytes, { '/new': 111_011, '/new/:id': 10_011 });
});
