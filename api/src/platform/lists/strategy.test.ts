import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseAccess, estimateMatches, foundByIndex } from './strategy.ts';

const MILLION = 1_000_000;
/** `passed` of 2 000 sampled rows. */
const sampled = (passed: number, among = MILLION) => ({ among, sample: { rows: 2_000, passed, each: [passed] } });
const by = (...input: Parameters<typeof chooseAccess>) => chooseAccess(...input).by;

describe('the access to a list', () => {
  it('reads all rows where few match', () => {
    assert.equal(by({ among: 400, sample: null }, 30), 'all');
  });

  it('the strategy leaves what the planner can estimate to the planner', () => {
    assert.equal(by({ among: MILLION, sample: null }, 30), 'order');
  });

  it('the strategy walks where a page is near, and finds all matches where they are rare', () => {
    assert.equal(by(sampled(800), 30), 'walk');
    assert.equal(by(sampled(2), 30), 'find');
    assert.equal(by(sampled(0), 30), 'find');
  });

  it('the strategy finds all matches where a later page lies further down than there are matches', () => {
    assert.equal(by(sampled(60), 30), 'walk');
    assert.equal(by(sampled(60), 10_000), 'find');
    assert.equal(by(sampled(800), 10_000), 'walk');
  });

  it('ends a walk where matches are much rarer than in the sample', () => {
    assert.deepEqual(chooseAccess(sampled(200), 3_000), { by: 'walk', most: 95_000 });
  });
});

describe('the index', () => {
  const found = (...each: number[]) =>
    foundByIndex({ among: MILLION, sample: { rows: 2_000, passed: 0, each } }, each.length);

  it('the index finds rare words, and leaves a frequent one beside them to a test', () => {
    assert.deepEqual(found(0, 0), [true, true]);
    assert.deepEqual(found(900, 1), [false, true]);
  });

  it('the index finds the rarer of two frequent words', () => {
    assert.deepEqual(found(900, 300), [false, true]);
    assert.deepEqual(found(900), [true]);
  });
});

describe('the estimated number of matches', () => {
  it('the estimate is the share of the sample', () => {
    assert.equal(estimateMatches(sampled(500)), 250_000);
    assert.equal(estimateMatches({ among: 20_000, sample: null }), 20_000);
  });
});
