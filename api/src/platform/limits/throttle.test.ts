import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_S } from '@wspolnik/settings';
import { createTestApi } from '../../testing/harness.ts';
import { newId } from '../ids.ts';
import { ApiProblem } from '../wire/problem.ts';
import { slowDown, throttle } from './throttle.ts';

const { db } = await createTestApi();
const RULE = { name: 'test', free: 3, maxSeconds: 10, forgetSeconds: 60 };
const START = Date.parse('2027-01-10T12:00:00Z');

const WINDOW = { name: 'test-window', limit: 2, windowSeconds: 3600 };

/** A new subject; answers the seconds to wait, 0 when the hit passed. */
function subject(count = (id: string, now: Date) => slowDown(db, RULE, id, now)) {
  const id = newId();
  return async (second: number): Promise<number> => {
    try {
      await count(id, new Date(START + second * 1000));
      return 0;
    } catch (error) {
      if (error instanceof ApiProblem) return error.details.retryAfter ?? Number.NaN;
      throw error;
    }
  };
}

describe('slowing down', () => {
  test('the wait starts after the free hits and doubles up to the longest wait', async () => {
    const hit = subject();
    assert.deepEqual([await hit(0), await hit(0), await hit(0)], [0, 0, 0]);
    let now = 0;
    const waits = [];
    for (let round = 0; round < 5; round += 1) {
      const wait = await hit(now);
      waits.push(wait);
      assert.equal(await hit(now + wait - 0.001), 1, 'not a moment earlier');
      now += wait;
      assert.equal(await hit(now), 0);
    }
    assert.deepEqual(waits, [2, 4, 8, 10, 10]);
  });

  test('the wait is not prolonged by hits that are refused', async () => {
    const hit = subject();
    for (let free = 0; free < 3; free += 1) await hit(0);
    for (const [second, wait] of [
      [0.5, 2],
      [1, 1],
      [1.5, 1],
      [2, 0],
    ] as const) {
      assert.equal(await hit(second), wait);
    }
  });

  test('the wait passes one of many at once, and forgets after a pause', async () => {
    const hit = subject();
    const refused = async (second: number) =>
      (await Promise.all(Array.from({ length: 10 }, () => hit(second)))).filter((wait) => wait > 0).length;
    assert.equal(await refused(0), 7);
    assert.equal(await refused(2), 9);
    assert.equal(await refused(62), 7);
  });

  test('the wait forgets what a clock counted that was a day ahead, but not what one counted that differs by seconds', async () => {
    const hit = subject();
    for (let free = 0; free < 4; free += 1) await hit(DAY_S);
    assert.equal(await hit(DAY_S - 5), 7);
    assert.deepEqual([await hit(0), await hit(0), await hit(0), await hit(0)], [0, 0, 0, 2]);
  });
});

describe('a limit', () => {
  const windowed = () => subject((id, now) => throttle(db, WINDOW, id, now));

  test('a limit refuses until its window is over', async () => {
    const hit = windowed();
    assert.deepEqual([await hit(0), await hit(10), await hit(20)], [0, 0, 3580]);
    assert.equal(await hit(3600), 0);
  });

  test('a limit does not refuse after the clock was set back by a day, and a clock that differs by seconds resets nothing', async () => {
    const hit = windowed();
    assert.deepEqual([await hit(DAY_S), await hit(DAY_S), await hit(DAY_S - 5)], [0, 0, 3605]);
    assert.deepEqual([await hit(0), await hit(0), await hit(0)], [0, 0, 3600]);
  });
});
