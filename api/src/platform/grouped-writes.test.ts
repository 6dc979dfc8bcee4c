import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGroups } from './grouped-writes.ts';

/** Writes that wait until the test releases them; each item is answered in upper case. */
function heldWrites() {
  const writes: { items: readonly string[]; done: PromiseWithResolvers<void> }[] = [];
  const send = createGroups<string, string>(async (items) => {
    const done = Promise.withResolvers<void>();
    writes.push({ items, done });
    await done.promise;
    return items.map((item) => item.toUpperCase());
  });
  const groups = () => writes.map(({ items }) => items.join(''));
  return { send, groups, doneOf: (index: number) => writes[index]?.done ?? Promise.withResolvers<void>() };
}

/** Three writes: `a` is done, `b` and `c` are in progress together. */
async function secondGroup() {
  const writes = heldWrites();
  const [first, ...others] = ['a', 'b', 'c'].map((item) => writes.send('seller', item));
  const outcomes = Promise.allSettled(others);
  writes.doneOf(0).resolve();
  await first;
  await settled();
  return { ...writes, outcomes };
}

const refusal = (code: string) => Object.assign(new Error(`refused with ${code}`), { code });

/** Lets every step run that does not wait for the database. */
const settled = () => new Promise(setImmediate);

describe('writes that wait for the same lock', () => {
  it('go at once while there is none, together after one, and each gets its own answer', async () => {
    const { send, groups, doneOf } = heldWrites();
    const first = send('seller', 'a');
    const others = ['b', 'c'].map((item) => send('seller', item));
    assert.deepEqual(groups(), ['a']);
    doneOf(0).resolve();
    assert.equal(await first, 'A');
    await settled();
    assert.deepEqual(groups(), ['a', 'bc']);
    doneOf(1).resolve();
    assert.deepEqual(await Promise.all(others), ['B', 'C']);
    const later = send('seller', 'd');
    assert.deepEqual(groups(), ['a', 'bc', 'd']);
    doneOf(2).resolve();
    assert.equal(await later, 'D');
  });

  it('do not delay writes that wait for another lock', () => {
    const { send, groups } = heldWrites();
    for (const name of ['one', 'two']) send(name, name);
    assert.deepEqual(groups(), ['one', 'two']);
  });

  it('fail on their own when one of them is refused', async () => {
    const { groups, doneOf, outcomes } = await secondGroup();
    doneOf(1).reject(refusal('23505'));
    await settled();
    assert.deepEqual(groups(), ['a', 'bc', 'b', 'c']);
    doneOf(2).reject(refusal('23505'));
    doneOf(3).resolve();
    const [refused, written] = await outcomes;
    assert.deepEqual([refused?.status, written], ['rejected', { status: 'fulfilled', value: 'C' }]);
  });

  it('are not repeated when their outcome is unknown', async () => {
    const { groups, doneOf, outcomes } = await secondGroup();
    doneOf(1).reject(new Error('connection lost'));
    assert.deepEqual(
      (await outcomes).map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.deepEqual(groups(), ['a', 'bc']);
  });
});
