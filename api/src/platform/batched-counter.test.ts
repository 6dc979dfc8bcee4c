import assert from 'node:assert/strict';
import { it } from 'node:test';
import { BatchedCounter } from './batched-counter.ts';

function recorded(maxKeys?: number) {
  const batches: Record<string, number>[] = [];
  const errors: string[] = [];
  let isUp = true;
  const counter = new BatchedCounter({
    write: async (counts) => {
      if (!isUp) throw new Error('no connection');
      batches.push(Object.fromEntries(counts));
    },
    onError: ({ message }) => errors.push(message),
    ...(maxKeys && { maxKeys }),
  });
  const connect = (up: boolean) => {
    isUp = up;
  };
  return { counter, batches, errors, connect };
}

it('counts of a key are added up and written once', async () => {
  const { counter, batches } = recorded();
  for (const key of ['a', 'b', 'a']) counter.add(key);
  await counter.flush();
  await counter.flush();
  assert.deepEqual(batches, [{ a: 2, b: 1 }]);
});

it('a batch that failed is reported and written with the next one', async () => {
  const { counter, batches, errors, connect } = recorded();
  connect(false);
  counter.add('a');
  await counter.flush();
  connect(true);
  counter.add('a');
  await counter.flush();
  assert.deepEqual([errors, batches], [['no connection'], [{ a: 2 }]]);
});

it('a flood of keys is dropped, while known ones are counted on', async () => {
  const { counter, batches } = recorded(2);
  for (const key of ['a', 'b', 'c', 'b']) counter.add(key);
  await counter.flush();
  assert.deepEqual(batches, [{ a: 1, b: 2 }]);
});

it('the rest is written at the end', async () => {
  const { counter, batches } = recorded();
  counter.add('a');
  await counter.close();
  assert.deepEqual(batches, [{ a: 1 }]);
});
