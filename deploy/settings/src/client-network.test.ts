import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from './client-network.ts';

const WIDE = { v4: 24, v6: 48 };

for (const [address, network, wide] of [
  ['203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:db8:1:2::', '2001:db8:1:2::', '2001:db8:1::'],
  ['::1', '::', '::'],
  ['unknown', 'unknown', 'unknown'],
] as const) {
  test(`${address} is in ${network}, and in ${wide}`, () => {
    assert.equal(networkOf(address), network);
    assert.equal(networkOf(address, WIDE), wide);
  });
}
