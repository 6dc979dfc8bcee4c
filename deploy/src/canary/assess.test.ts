import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { randomNumbers } from '../testing/random-numbers.ts';
import type { CanaryRow } from '../vitals/types.ts';
import { openAssessment } from './assess.ts';
import { type Simulated, simulate } from './simulate.ts';

const HOUR = 3600;
/** 20 page views a second, of which each group has a quarter. */
const BUSY = { rate: 5, limit: HOUR, failing: { canary: 0.002, control: 0.002 } };
const runs = (count: number, visits: Omit<Simulated, 'random'>) =>
  Array.from({ length: count }, (_, seed) => simulate({ ...visits, random: randomNumbers(seed + 1) }));

describe('a canary', () => {
  test('that fails on 5 percent of its pages is rolled back within a minute', () => {
    const found = runs(40, { ...BUSY, failing: { canary: 0.05, control: 0.002 } });
    const inTime = found.filter(({ verdict, seconds }) => verdict === 'worse' && seconds <= 56);
    assert.ok(inTime.length >= 36, `${inTime.length} of 40`);
    assert.match(found[0]?.reason ?? '', /^Pages fail: \d+ of \d+, and \d+ of \d+ without it\.$/);
  });

  test('that is as good as the version before is promoted after its time and its pages', () => {
    const found = runs(20, BUSY);
    assert.ok(found.filter(({ verdict }) => verdict === 'better or equal').length >= 18);
    assert.ok(found.every(({ verdict, seconds }) => verdict !== 'better or equal' || seconds >= 600));
  });

  test('that shows its content later is rolled back, and one that is a little slower is not', () => {
    const [slow] = runs(1, { ...BUSY, lcp: { canary: 2600, control: 1300 } });
    assert.equal(slow?.verdict, 'worse');
    assert.match(slow?.reason ?? '', /^The largest content comes after \d{4} ms, and \d{4} ms without it\.$/);
    const [same] = runs(1, { ...BUSY, lcp: { canary: 1350, control: 1300 } });
    assert.equal(same?.verdict, 'better or equal');
  });

  test('whose pages do not report is rolled back', () => {
    const [found] = runs(1, { ...BUSY, reporting: { canary: 0, control: 0.9 } });
    assert.equal(found?.verdict, 'worse');
    assert.match(found?.reason ?? '', /^Pages do not report: 0 of \d+, and \d+ of \d+ without it\.$/);
  });

  test('without visitors is left to a person', () => {
    const [found] = runs(1, { ...BUSY, rate: 0.0001, limit: 2 * HOUR });
    assert.equal(found?.verdict, 'undecided');
    assert.match(found?.reason ?? '', /^Only \d pages were reported in 1 h\.$/);
  });

  test('of which one page has a thousand errors is not rolled back for it', () => {
    const { add, assess } = openAssessment({
      since: 1,
      at: new Date(0).toISOString(),
      least: { minutes: 1, pages: 5 },
    });
    const row = { since: 1, served: 20, reported: 20, views: 20, sketches: {} };
    const canaries: CanaryRow[] = [
      { ...row, group: 'canary', failed: 1 },
      { ...row, group: 'control', failed: 0 },
    ];
    add({ to: 1000, canaries });
    assert.equal(assess(2000).verdict, 'running');
  });

  test('ignores what was counted for another one', () => {
    const { add, assess } = openAssessment({
      since: 1,
      at: new Date(0).toISOString(),
      least: { minutes: 1, pages: 5 },
    });
    const row = { since: 2, served: 20, reported: 20, views: 20, sketches: {} };
    add({ to: 1000, canaries: [{ ...row, group: 'canary', failed: 20 }] });
    assert.equal(assess(2000).groups.canary.failed, 0);
  });
});
