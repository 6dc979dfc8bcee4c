import assert from 'node:assert/strict';
import { it } from 'node:test';
import { latestDigestTime } from './digest-time.ts';

const cases: [now: string, expected: string][] = [
  // Winter: 8:00 is 7:00 UTC.
  ['2026-01-15T06:59:59.999Z', '2026-01-14T07:00:00.000Z'],
  ['2026-01-15T07:00:00.000Z', '2026-01-15T07:00:00.000Z'],
  ['2026-01-01T00:30:00.000Z', '2025-12-31T07:00:00.000Z'],
  // The clocks go forward on 29 March 2026, and back on 25 October.
  ['2026-03-29T05:59:00.000Z', '2026-03-28T07:00:00.000Z'],
  ['2026-03-29T06:00:00.000Z', '2026-03-29T06:00:00.000Z'],
  ['2026-10-25T06:59:00.000Z', '2026-10-24T06:00:00.000Z'],
  ['2026-10-25T07:00:00.000Z', '2026-10-25T07:00:00.000Z'],
  // Already tomorrow in Poland, still today in UTC.
  ['2026-07-10T22:30:00.000Z', '2026-07-10T06:00:00.000Z'],
];

for (const [now, expected] of cases) {
  it(`the last 8:00 in Poland at ${now} is ${expected}`, () => {
    assert.equal(latestDigestTime(new Date(now)).toISOString(), expected);
  });
}
