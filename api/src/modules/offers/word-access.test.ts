import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseAccess } from './word-access.ts';

const MILLION = 1_000_000;
const rare = { query: "'abazur':*", offers: null };
const frequent = { query: "'dla':*", offers: 800_000 };
const middling = { query: "'domu':*", offers: 90_000 };

function access(words: Parameters<typeof chooseAccess>[0], wanted: number) {
  const { condition, ...rest } = chooseAccess(words, MILLION, wanted);
  return { ...rest, text: condition.text, values: condition.values };
}

describe('how the words of a search are found', () => {
  it('walks the list for a frequent word, however the planner sees it', () => {
    const { text, estimate } = access([frequent], 30);
    assert.equal(text, 'ts_match_vq(o.tsv, $1::tsquery)');
    assert.equal(estimate, 800_000);
  });

  it('asks the index for a rare word', () => {
    assert.equal(access([rare], 30).text, 'o.tsv @@ $1::tsquery');
  });

  it('asks the index for the rare word alone and compares the frequent one', () => {
    const { text, values } = access([frequent, rare], 30);
    assert.equal(text, 'o.tsv @@ $1::tsquery and ts_match_vq(o.tsv, $2::tsquery)');
    assert.deepEqual(values, ["'abazur':*", "'dla':*"]);
  });

  it('leaves the walk where a later page would take it through most of the offers', () => {
    assert.equal(access([middling], 30).text, 'ts_match_vq(o.tsv, $1::tsquery)');
    assert.equal(access([middling], 30_000).text, 'o.tsv @@ $1::tsquery');
  });

  it('is planned for its words', () => {
    assert.equal(chooseAccess([frequent, rare], MILLION, 30).condition.byValue, true);
  });
});
