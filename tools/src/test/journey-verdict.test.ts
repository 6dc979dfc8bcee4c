import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type JourneyResult, judgeJourneys } from './journey-verdict.ts';

const result = (id: string, outcome: JourneyResult['outcome']): JourneyResult => ({
  id,
  name: `${id}.spec.ts`,
  outcome,
});
const passed = (id: string) => result(id, 'passed');
const failed = (id: string) => result(id, 'failed');

describe('the verdict on journeys', () => {
  it('counts what passed, failed and was skipped', () => {
    const { totals, flaky } = judgeJourneys([passed('a'), failed('b'), result('c', 'skipped')], [failed('b')]);
    assert.deepEqual(totals, { passed: 1, failed: 1, skipped: 1, failures: ['b.spec.ts'] });
    assert.deepEqual(flaky, []);
  });

  it('the verdict fails with one that passes when run once more, and names it as flaky', () => {
    const { totals, flaky } = judgeJourneys([passed('a'), failed('b')], [passed('b')]);
    assert.deepEqual(totals, { passed: 1, failed: 1, skipped: 0, failures: [] });
    assert.deepEqual(flaky, ['b.spec.ts']);
  });

  it('the verdict tells a flaky one from one that failed twice', () => {
    const { totals, flaky } = judgeJourneys([failed('a'), failed('b')], [passed('a'), failed('b')]);
    assert.deepEqual(totals, { passed: 0, failed: 2, skipped: 0, failures: ['b.spec.ts'] });
    assert.deepEqual(flaky, ['a.spec.ts']);
  });

  it('the verdict fails for a test that the second run did not reach, and for a run without tests', () => {
    assert.equal(judgeJourneys([failed('a')], []).totals.failed, 1);
    assert.equal(judgeJourneys([], []).totals.failed, 1);
  });
});
