import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { loaderOf } from './loader.ts';

type Values = (string | undefined)[];

/** Reads that wait until the test releases them. */
function heldReads() {
  const reads: { keys: readonly string[]; answer: PromiseWithResolvers<Values> }[] = [];
  const load = loaderOf((_owner: object, keys: readonly string[]) => {
    const answer = Promise.withResolvers<Values>();
    reads.push({ keys, answer });
    return answer.promise;
  });
  const owner = {};
  /** Requests these keys in one turn of the event loop. */
  const ask = async (...keys: string[]) => {
    const asked = keys.map((key) => load(owner, key));
    await setImmediate();
    return asked;
  };
  const release = (index: number, value: string) => {
    const { keys = [], answer } = reads[index] ?? {};
    answer?.resolve(keys.map((key) => (key === 'unknown' ? undefined : `${key} ${value}`)));
  };
  const keysOf = () => reads.map(({ keys }) => keys);
  return { ask, reads, keysOf, release };
}

describe('values requested at once', () => {
  it('values are read together, and at once while few reads are in progress', async () => {
    const { ask, keysOf, release } = heldReads();
    const first = await ask('a', 'a', 'unknown');
    for (const key of ['b', 'c', 'd']) await ask(key);
    const last = [...(await ask('e')), ...(await ask('f'))];
    assert.deepEqual(keysOf(), [['a', 'a', 'unknown'], ['b'], ['c'], ['d']]);
    release(0, 'old');
    assert.deepEqual(await Promise.all(first), ['a old', 'a old', undefined]);
    await setImmediate();
    assert.deepEqual(keysOf()[4], ['e', 'f']);
    release(4, 'new');
    assert.deepEqual(await Promise.all(last), ['e new', 'f new']);
  });

  it('values are read again for a request that arrives during the first read', async () => {
    const { ask, reads, release } = heldReads();
    const [before] = await ask('a');
    const [after] = await ask('a');
    assert.equal(reads.length, 2);
    release(0, 'old');
    release(1, 'new');
    assert.deepEqual(await Promise.all([before, after]), ['a old', 'a new']);
  });

  it('fail together with their read, and no others do', async () => {
    const { ask, reads, keysOf, release } = heldReads();
    const lost = await ask('a', 'b');
    const others = [];
    for (const key of ['c', 'd', 'e', 'f']) others.push(...(await ask(key)));
    reads[0]?.answer.reject(new Error('gone'));
    for (const one of lost) await assert.rejects(one, /gone/);
    await setImmediate();
    assert.deepEqual(keysOf()[4], ['f']);
    for (const index of [1, 2, 3, 4]) release(index, 'fine');
    assert.deepEqual(await Promise.all(others), ['c fine', 'd fine', 'e fine', 'f fine']);
  });
});
