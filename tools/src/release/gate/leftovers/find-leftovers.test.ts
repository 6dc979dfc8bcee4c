import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLeftovers } from './find-leftovers.ts';
import type { Opened } from './ledger.ts';
import type { Measured } from './measure.ts';

const LISTENER: Opened = { owner: 'mf_offers', kind: 'listener', place: 'a.js:1:2', what: '"resize" on window' };

interface Numbers {
  listeners?: number;
  nodes?: number;
  kilobytes?: number;
}

const measured = ({ listeners = 0, nodes = 0, kilobytes = 0 }: Numbers): Measured => ({
  opened: new Map(listeners > 0 ? [['listener', { ...LISTENER, count: listeners }]] : []),
  nodes,
  heap: 0,
  held: new Map([['a.js:1:2', { owner: 'mf_offers', place: 'a.js:1:2', bytes: kilobytes * 1000 }]]),
});

/** Of 5 pages, each mounted five times in each half. */
const find = (before: Numbers, middle: Numbers, after: Numbers) =>
  findLeftovers(
    { measured: [measured(before), measured(middle), measured(after)], mounts: 25, rounds: 5 },
    'mf_offers',
  );

test('what grows with the mounts is left behind', () => {
  const [found] = find({ listeners: 5 }, { listeners: 30 }, { listeners: 55 });
  assert.deepEqual(found, { ...LISTENER, perMount: 1 });
});

test('what one page of five leaves is found as well', () => {
  const [found] = find({ listeners: 1 }, { listeners: 6 }, { listeners: 11 });
  assert.equal(found?.perMount, 0.2);
});

test('what comes with the first mounts and stays is no leftover', () => {
  assert.deepEqual(
    find({ listeners: 1, nodes: 900 }, { listeners: 30, nodes: 1900 }, { listeners: 30, nodes: 1900 }),
    [],
  );
  assert.deepEqual(find({ kilobytes: 100 }, { kilobytes: 6000 }, { kilobytes: 6100 }), []);
});

test('memory that grows in both halves is left behind, with the place that holds most', () => {
  const [found] = find({ kilobytes: 100 }, { kilobytes: 2600 }, { kilobytes: 5100 });
  assert.deepEqual([found?.kind, found?.place, found?.perMount], ['heap', 'a.js:1:2', 100_000]);
});

test('nodes that no script on the stack has made belong to what was mounted', () => {
  const [found] = find({ nodes: 900 }, { nodes: 1000 }, { nodes: 1100 });
  assert.deepEqual([found?.owner, found?.what, found?.perMount], ['mf_offers', 'DOM nodes', 4]);
});
