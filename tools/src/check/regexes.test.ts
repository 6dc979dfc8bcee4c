import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slowRegexes } from './regexes.ts';

describe('the check of regular expressions', () => {
  it('names those whose time grows faster than the text', () => {
    const source = String.raw`
      const trim = (path: string) => path.replace(/\/+$/, '');
      const both = /^(a+)+$/;
      export const fine = [trim, both, /(?<!\/)\/+$/, /^\d+$/];
    `;
    assert.deepEqual(slowRegexes(source), [
      String.raw`/\/+$/ takes more than linear time for many "/"`,
      '/^(a+)+$/ takes exponential time for many "a"',
    ]);
  });

  it('reads markup', () => {
    assert.equal(slowRegexes('export const a = <p>{/b+c/.test(x)}</p>;', true).length, 1);
  });
});
