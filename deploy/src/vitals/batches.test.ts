import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { ReleaseStore } from '../release/store.ts';
import { emptyStore } from '../testing/fixtures.ts';
import { openBatches } from './batches.ts';
import { mergeInto, newSketch, quantile } from './sketch.ts';
import { openTally } from './tally.ts';
import type { Batch } from './types.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-29T12:00:00Z');
const PART = { remote: 'mf_offers', version: '0123456789ab', route: '/offers' };

function batch(to: number, ...values: number[]): Batch {
  const tally = openTally(to - 1000);
  for (const value of values) {
    tally.count(PART, 'views');
    tally.measure(PART, 'lcp', value);
  }
  return tally.take(to) as Batch;
}
function viewsOf(batches: Batch[]): number {
  return batches.flatMap(({ rows }) => rows).reduce((sum, { views }) => sum + views, 0);
}

describe('what gateways have counted', () => {
  let store: ReleaseStore;
  let now: number;
  const open = () => openBatches(store, 'stable', () => now);

  beforeEach(async () => {
    store = await emptyStore();
    now = NOON;
  });

  test('is read in the order of time, of all gateways', async () => {
    const [one, other] = [open(), open()];
    await one.write(batch(NOON - 1000, 100));
    await other.write(batch(NOON - 2000, 200, 300));
    const found = await one.history(NOON - HOUR);
    assert.deepEqual(
      found.map(({ to }) => NOON - to),
      [2000, 1000],
    );
    assert.equal(viewsOf(found), 3);
  });

  test('is merged by the hour after a day, and removed after 30 days', async () => {
    const batches = open();
    await batches.write(batch(NOON, 100, 100, 900));
    await batches.write(batch(NOON + 1000, 900));
    now = NOON + 27 * HOUR;
    await batches.keepHouse();
    assert.deepEqual(await store.list('vitals/stable/minutes/'), []);
    const [merged, ...more] = await batches.history(NOON - HOUR);
    assert.equal(more.length, 0);
    assert.equal(merged?.rows[0]?.views, 4);
    const sketch = newSketch();
    mergeInto(sketch, merged?.rows[0]?.sketches.lcp ?? {});
    assert.ok(Math.abs((quantile(sketch, 0.9) ?? 0) - 900) < 30);
    now = NOON + 32 * 24 * HOUR;
    await batches.keepHouse();
    assert.deepEqual(await store.list('vitals/'), []);
  });

  test('counts once in the hour that is read by the minute and by the hour', async () => {
    const batches = open();
    for (let hour = 0; hour < 30; hour++) await batches.write(batch(NOON + hour * HOUR + 60_000, 100));
    now = NOON + 29.5 * HOUR;
    await batches.keepHouse();
    assert.equal(viewsOf(await batches.history(0)), 30);
  });

  test('goes on after a batch that is damaged', async () => {
    const batches = open();
    await store.create('vitals/stable/minutes/20261129115900000-0.json', Buffer.from('{"rows":'));
    await batches.write(batch(NOON, 100));
    assert.equal(viewsOf(await batches.history(NOON - HOUR)), 1);
  });

  test('keeps to its size when somebody invents versions', () => {
    const tally = openTally(NOON);
    for (let at = 0; at < 5000; at++) tally.count({ ...PART, version: String(at) }, 'views');
    assert.equal(tally.take(NOON)?.rows.length, 500);
  });
});
