import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTurns } from './in-turn.ts';

test('calls with one key run one after the other, also after one that fails, and others beside them', async () => {
  const inTurn = createTurns();
  const events: string[] = [];
  const call = (key: string, name: string, fails = false) =>
    inTurn(key, async () => {
      events.push(`${name} starts`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const settled = await Promise.allSettled([call('a', '1'), call('a', '2', true), call('a', '3'), call('b', '4')]);
  assert.deepEqual(
    settled.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message)),
    ['1', '2', '3', '4'],
  );
  const ofA = events.filter((event) => !event.startsWith('4'));
  assert.deepEqual(ofA, ['1 starts', '1 ends', '2 starts', '2 ends', '3 starts', '3 ends']);
  assert.ok(events.indexOf('4 starts') < events.indexOf('1 ends'));
  assert.equal(await call('a', '5'), '5');
});
