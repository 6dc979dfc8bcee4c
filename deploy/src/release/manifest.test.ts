import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseManifest } from './manifest.ts';

test('a manifest with an unknown key or a path outside the API is refused with the location', () => {
  const bad = { name: 'mf_x', routes: [{ path: '/x', early: [{ path: '../secret' }] }], extra: 1 };
  assert.throws(() => parseManifest(JSON.stringify(bad), 'mf-x/remote.json'), /mf-x\/remote\.json:.*early\/0\/path/);
  assert.throws(() => parseManifest(JSON.stringify(bad), 'mf-x/remote.json'), /additional properties/);
});
