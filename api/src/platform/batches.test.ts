import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createBatches } from './batches.ts';

/** Reads that wait until the test releases them. */
function heldReads() {
  const reads: { keys: readonly string[]; answer: PromiseWithResolvers<Map<string, string>> }[] = [];
  const ask = createBatches<string>((keys) => {
    const answer = Promise.withResolvers<Map<string, string>>();
    reads.push({ keys, answer });
    return answer.promise;
  });
  const release = (index: number, value: string) => {
    const { keys = [], answer } = reads[index] ?? {};
    answer?.resolve(new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key} ${value}`])));
  };
  return { ask, reads, release };
}

describe('values requested at once', () => {
  it('are read one by one under low load, and together otherwise', async () => {
    const { ask, reads, release } = heldReads();
    const asked = ['a', 'b', 'c', 'd', 'e', 'f', 'unknown'].map(ask);
    assert.deepEqual(
      reads.map(({ keys }) => keys),
      [['a'], ['b'], ['c'], ['d']],
    );
    for (const index of [0, 1, 2, 3]) release(index, 'old');
    await Promise.all(asked.slice(0, 4));
    assert.deepEqual(reads[4]?.keys, ['e', 'f', 'unknown']);
    release(4, 'new');
    const answers = ['a old', 'b old', 'c old', 'd old', 'e new', 'f new', undefined];
    assert.deepEqual(await Promise.all(asked), answers);
  });

  it('are read again for a request that arrives during the first read', async () => {
    const { ask, reads, release } = heldReads();
    const before = ask('a');
    const after = ask('a');
    assert.equal(reads.length, 2);
    release(0, 'old');
    release(1, 'new');
    assert.deepEqual(await Promise.all([before, after]), ['a old', 'a new']);
  });

  it('fail together with their read, and no others do', async () => {
    const { ask, reads, release } = heldReads();
    const asked = ['a', 'b', 'c', 'd', 'e', 'f'].map(ask);
    reads[0]?.answer.reject(new Error('gone'));
    await assert.rejects(asked[0] ?? Promise.resolve(), /gone/);
    assert.deepEqual(reads[4]?.keys, ['e', 'f']);
    reads[4]?.answer.reject(new Error('gone as well'));
    for (const lost of asked.slice(4)) await assert.rejects(lost, /gone as well/);
    for (const index of [1, 2, 3]) release(index, 'fine');
    assert.deepEqual(await Promise.all(asked.slice(1, 4)), ['b fine', 'c fine', 'd fine']);
    const later = ask('g');
    release(5, 'fine');
    assert.equal(await later, 'g fine');
  });
});
