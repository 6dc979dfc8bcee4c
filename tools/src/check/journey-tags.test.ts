import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tagProblems } from './journey-tags.ts';

const PACKAGES = ['api', 'mf-wallet', 'shell'];
const listed = (...tags: string[]) => ({
  suites: [{ specs: [{ title: 'a sale', file: 'a.spec.ts', line: 3, tags }] }],
});

describe('the tags of journeys', () => {
  it('tags name a package that a journey drives', () => {
    assert.deepEqual(tagProblems(listed('mf-wallet', 'shell', 'core'), PACKAGES), []);
  });

  it('tags are missing where no package is named', () => {
    for (const tags of [[], ['core']]) {
      const [problem] = tagProblems(listed(...tags), PACKAGES);
      assert.equal(problem, 'e2e/src/a.spec.ts:3 a sale: no tag of a package whose pages it drives');
    }
  });

  it('tags name nothing else', () => {
    assert.deepEqual(tagProblems(listed('mf-walet', 'shell'), PACKAGES), [
      'e2e/src/a.spec.ts:3 a sale: no package is called mf-walet',
    ]);
  });
});
