import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseManifest } from './manifest.ts';

test('a manifest with an unknown key or a path outside the API is refused with the location', () => {
  const bad = { name: 'mf_x', routes: [{ path: '/x', early: [{ path: '../secret' }] }], extra: 1 };
  assert.throws(() => parseManifest(JSON.stringify(bad), 'mf-x/remote.json'), /mf-x\/remote\.json:.*early\/0\/path/);
  assert.throws(() => parseManifest(JSON.stringify(bad), 'mf-x/remote.json'), /additional properties/);
});

const parse = (api: unknown) => parseManifest(JSON.stringify({ name: 'mf_events', api }), 'mf-events/remote.json');

test('a remote may name the versions of the API that it works with', () => {
  assert.equal(parse('^1.2.0').api, '^1.2.0');
  assert.equal(parse('>=1.2.0 <3').api, '>=1.2.0 <3');
});

test('versions of the API that are no range are refused with the file', () => {
  assert.throws(() => parse('newest'), /mf-events\/remote\.json: "newest" is no range of versions/);
  assert.throws(() => parse(1), /remote\.json: \/api must be string/);
});
