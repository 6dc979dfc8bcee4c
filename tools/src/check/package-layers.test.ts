import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layerProblems } from './package-layers.ts';

const using = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'workspace:*']));

test('the design system may not name the session, nor the session a remote', () => {
  const system = layerProblems({ name: '@wspolnik/system', dependencies: using('@wspolnik/shared-auth', 'react') });
  assert.deepEqual(system, ['@wspolnik/system names @wspolnik/shared-auth, which is not below it (package-layers.ts)']);
  const session = { name: '@wspolnik/shared-auth', dependencies: using('@wspolnik/mf-offers') };
  assert.deepEqual(layerProblems(session), [
    '@wspolnik/shared-auth names @wspolnik/mf-offers, which is not below it (package-layers.ts)',
  ]);
});

test('a remote may name another one, which exports its slots and nothing else', () => {
  const feed = {
    name: '@wspolnik/mf-feed',
    dependencies: using('@wspolnik/kit', '@wspolnik/mf-offers', '@wspolnik/shell'),
  };
  assert.deepEqual(layerProblems(feed), []);
  assert.equal(layerProblems({ name: '@wspolnik/shell', dependencies: using('@wspolnik/mf-offers') }).length, 1);
  const exports = { './slots': './src/slots.ts', './card': './src/lib/card.tsx' };
  assert.deepEqual(layerProblems({ name: '@wspolnik/mf-offers', exports }), [
    '@wspolnik/mf-offers exports ./card; a container exports only its slots, as ./slots (ADR 126)',
  ]);
});

test('tests may name the samples, what is served may not', () => {
  const name = '@wspolnik/kit';
  assert.deepEqual(layerProblems({ name, devDependencies: using('@wspolnik/testing') }), []);
  assert.equal(layerProblems({ name, dependencies: using('@wspolnik/testing') }).length, 1);
  assert.equal(layerProblems({ name: '@wspolnik/api', devDependencies: using('@wspolnik/testing') }).length, 1);
});

test('a new package needs a line', () => {
  assert.deepEqual(layerProblems({ name: '@wspolnik/news' }), ['@wspolnik/news has no line in package-layers.ts']);
});
