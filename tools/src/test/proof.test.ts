import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isClean, type ProofRun, proofLine, proofTable } from './proof.ts';

const CLEAN: ProofRun = {
  number: 1,
  isBusy: false,
  totals: { passed: 326, failed: 0, skipped: 0 },
  flaky: [],
  seconds: 470,
};
/** As a verdict counts it: the flaky one has failed. */
const UNCLEAN: ProofRun = {
  number: 2,
  isBusy: true,
  totals: { passed: 324, failed: 2, skipped: 0, failures: ['orders.spec.ts:48 a file'] },
  flaky: ['feed.spec.ts:9 a post'],
  seconds: 1012,
};

describe('the proof of the journeys', () => {
  it('the proof is had by runs without a failed or flaky one', () => {
    assert.ok(isClean(CLEAN));
    assert.ok(!isClean(UNCLEAN));
    assert.ok(!isClean({ ...CLEAN, totals: { ...CLEAN.totals, failed: 1 } }));
  });

  it('the proof has a line for each run, with what failed in it', () => {
    assert.equal(proofLine(CLEAN), 'run 1, cores idle, passed 326, failed 0, flaky 0, seconds 470');
    assert.deepEqual(proofLine(UNCLEAN).split('\n'), [
      'run 2, cores busy, passed 324, failed 1, flaky 1, seconds 1012',
      '  failed: orders.spec.ts:48 a file',
      '  flaky: feed.spec.ts:9 a post',
    ]);
  });

  it('ends with a table and a verdict', () => {
    assert.deepEqual(proofTable([CLEAN, UNCLEAN]).split('\n'), [
      'run  cores  passed  failed  flaky  seconds',
      '  1   idle     326       0      0      470',
      '  2   busy     324       1      1     1012',
      '1 of 2 runs are not clean.',
    ]);
    assert.match(proofTable([CLEAN]), /Every run is clean\.$/);
  });
});
