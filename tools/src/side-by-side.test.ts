import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runSideBySide, tasksAtOnce } from './side-by-side.ts';

const GIB = 2 ** 30;

describe('tasks side by side', () => {
  it('tasks are as many as cores and memory allow, and one at least', () => {
    assert.equal(tasksAtOnce(5 * GIB, 2, 20 * GIB), 2);
    assert.equal(tasksAtOnce(5 * GIB, 8, 16 * GIB), 3);
    assert.equal(tasksAtOnce(5 * GIB, 4, 6 * GIB), 1);
    assert.equal(tasksAtOnce(5 * GIB, 1, 64 * GIB), 1);
    assert.equal(tasksAtOnce(5 * GIB, 4, GIB), 1);
  });

  it('tasks never run more at a time, and answer in the order of the list', async () => {
    let running = 0;
    let most = 0;
    const task = (turns: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      running -= 1;
      return turns;
    };
    assert.deepEqual(await runSideBySide([9, 1, 5, 2].map(task), 2), [9, 1, 5, 2]);
    assert.equal(most, 2);
  });

  it('fail when those that run have ended; the others never start', async () => {
    const ended: string[] = [];
    const failing = async () => {
      throw new Error('does not build');
    };
    const slow = async () => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
      ended.push('slow');
    };
    const never = async () => {
      ended.push('never');
    };
    await assert.rejects(runSideBySide([slow, failing, never, never], 2), /does not build/);
    assert.deepEqual(ended, ['slow']);
  });
});
