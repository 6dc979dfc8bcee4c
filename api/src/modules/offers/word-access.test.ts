import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseAccess, chooseStrategy } from './word-access.ts';

const MILLION = 1_000_000;
const rare = { text: 'abazur', query: "'abazur':*", offers: null };
const frequent = { text: 'dla', query: "'dla':*", offers: 800_000 };
const middling = { text: 'domu', query: "'domu':*", offers: 90_000 };

function access(words: Parameters<typeof chooseAccess>[0], wanted: number) {
  const { condition, ...rest } = chooseAccess(words, MILLION, wanted);
  return { ...rest, text: condition.text, values: condition.values };
}

describe('access to the words of a search', () => {
  it('walks the list for a frequent word, whatever the planner estimates', () => {
    const { text, estimate } = access([frequent], 30);
    assert.equal(text, 'ts_match_vq(o.tsv, $1::tsquery)');
    assert.equal(estimate, 800_000);
  });

  it('asks the index for a rare word', () => {
    assert.equal(access([rare], 30).text, 'o.tsv @@ $1::tsquery');
  });

  it('asks the index for the rare word and compares the frequent one', () => {
    const { text, values } = access([frequent, rare], 30);
    assert.equal(text, 'o.tsv @@ $1::tsquery and ts_match_vq(o.tsv, $2::tsquery)');
    assert.deepEqual(values, ["'abazur':*", "'dla':*"]);
  });

  it('does not walk when a later page would pass most of the offers', () => {
    assert.equal(access([middling], 30).text, 'ts_match_vq(o.tsv, $1::tsquery)');
    assert.equal(access([middling], 30_000).text, 'o.tsv @@ $1::tsquery');
  });

  it('is planned for its words', () => {
    assert.equal(chooseAccess([frequent, rare], MILLION, 30).condition.byValue, true);
  });
});

describe('the total of a search', () => {
  const strategy = (words: Parameters<typeof chooseStrategy>[0], among = MILLION, wanted = 30) => {
    const { exact, walk } = chooseStrategy(words, { total: MILLION, among, wanted });
    return { exact: exact.text, walk: walk?.most ?? null };
  };

  it('is counted when few offers have the words', () => {
    assert.equal(strategy([rare]).walk, null);
    assert.equal(strategy([frequent, rare]).walk, null);
  });

  it('is estimated when walking to the page is cheaper', () => {
    assert.ok((strategy([frequent]).walk ?? 0) < 2_000);
    assert.notEqual(strategy([middling, middling]).walk, null);
  });

  it('is counted when the other filters leave few offers', () => {
    assert.deepEqual(strategy([frequent], 1_000), { exact: 'ts_match_vq(o.tsv, $1::tsquery)', walk: null });
  });
});
