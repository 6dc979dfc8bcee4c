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
const LENIENT = { strict: false };

describe('the verdict on journeys', () => {
  it('counts what passed, failed and was skipped', () => {
    const { totals, flaky } = judgeJourneys([passed('a'), failed('b'), result('c', 'skipped')], [failed('b')], LENIENT);
    assert.deepEqual(totals, { passed: 1, failed: 1, skipped: 1, failures: ['b.spec.ts'] });
    assert.deepEqual(flaky, []);
  });

  it('passes with one that passes when run once more, and names it', () => {
    const { totals, flaky } = judgeJourneys([passed('a'), failed('b')], [passed('b')], LENIENT);
    assert.deepEqual(totals, { passed: 2, failed: 0, skipped: 0, failures: [] });
    assert.deepEqual(flaky, ['b.spec.ts']);
  });

  it('fails with two of them', () => {
    const { totals, flaky } = judgeJourneys(
      [failed('a'), failed('b'), passed('c')],
      [passed('a'), passed('b')],
      LENIENT,
    );
    assert.deepEqual(totals, { passed: 1, failed: 2, skipped: 0, failures: [] });
    assert.deepEqual(flaky, ['a.spec.ts', 'b.spec.ts']);
  });

  it('fails with one when it is strict', () => {
    const { totals, flaky } = judgeJourneys([failed('a'), passed('b')], [passed('a')], { strict: true });
    assert.deepEqual(totals, { passed: 1, failed: 1, skipped: 0, failures: [] });
    assert.deepEqual(flaky, ['a.spec.ts']);
  });

  it('still fails with one flaky and one that failed twice', () => {
    const { totals } = judgeJourneys([failed('a'), failed('b')], [passed('a'), failed('b')], LENIENT);
    assert.deepEqual(totals, { passed: 1, failed: 1, skipped: 0, failures: ['b.spec.ts'] });
  });

  it('fails for a test that the second run did not reach, and for a run without tests', () => {
    assert.equal(judgeJourneys([failed('a')], [], LENIENT).totals.failed, 1);
    assert.equal(judgeJourneys([], [], LENIENT).totals.failed, 1);
  });
});
