import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earlyReads } from './early.ts';

test('a parameter of the route cannot leave its segment', () => {
  const route = { path: '/offers/:id', early: [{ path: 'offers/:id/' }] };
  const [read] = earlyReads(route, { id: '../me?x=1' }, new URLSearchParams());
  assert.equal(read?.path, 'offers/..%2Fme%3Fx%3D1/');
});
