import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layerProblems } from './package-layers.ts';

const using = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'workspace:*']));

test('the design system may not name the session, nor one remote another', () => {
  const system = layerProblems({ name: '@wspolnik/system', dependencies: using('@wspolnik/shared-auth', 'react') });
  assert.deepEqual(system, ['@wspolnik/system names @wspolnik/shared-auth, which is not below it (package-layers.ts)']);
  const remote = { name: '@wspolnik/mf-feed', dependencies: using('@wspolnik/kit', '@wspolnik/mf-offers') };
  assert.deepEqual(layerProblems(remote), [
    '@wspolnik/mf-feed names @wspolnik/mf-offers, which is not below it (package-layers.ts)',
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
