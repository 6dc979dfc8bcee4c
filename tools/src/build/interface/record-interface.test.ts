import assert from 'node:assert/strict';
import { test } from 'node:test';
import { API_VERSION } from '@wspolnik/contract/version';
import { type ContainerManifest, chunksIn, findBreaks, type Known, LOCALES } from '@wspolnik/deploy/release';
import { ROOT } from '../../webpack/base-config.ts';
import { findContainers } from '../containers.ts';
import { readManifest } from '../routes.ts';
import { recordInterface } from './record-interface.ts';

/** A container of this repository as if every part of it was built, and it showed every slot of the platform. */
function known(manifest: ContainerManifest, slots: string[]): Known {
  const chunks = manifest.routes.flatMap((route) => LOCALES.flatMap((locale) => chunksIn(route, locale)));
  const parts = [...Object.keys(manifest.exposes), ...chunks];
  const assets = { entry: '', startup: [], chunks: Object.fromEntries(parts.map((part) => [part, []])), files: [] };
  const compiled = { provides: {}, uses: {}, slots, events: ['wp:page'] };
  const recorded = recordInterface({ root: ROOT, manifest, assets, compiled, sizeOf: () => 1 });
  return { name: manifest.name, version: '', manifest, assets, interface: recorded };
}

test('the containers of this repository fit together, each as the next one', async () => {
  const manifests: ContainerManifest[] = [];
  for (const source of findContainers(ROOT)) manifests.push(await readManifest(source));
  const slots = manifests.flatMap((manifest) => manifest.slots.map(({ name }) => name));
  const [shell, ...remotes] = manifests.map((manifest) => known(manifest, slots));
  assert.ok(shell && remotes.length > 5 && slots.length > 6);
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
  assert.throws(() => known(manifest, []), /header\.clock is not in shared-ui\/system\/src\/slots\/slot-map\.ts/);
  assert.throws(() => known({ ...manifest, slots: [] }, ['company.clock']), /company\.clock is not in/);
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
  const { bytes } = recordInterface({ root: ROOT, manifest, assets, compiled, sizeOf: (file) => sizes[file] ?? 0 });
  assert.deepEqual(bytes, { '/new': 111_011, '/new/:id': 10_011 });
});
