import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLoopback, listenHost } from './listen-host.ts';
import { readSettings } from './read-settings.ts';
import { PRODUCTION } from './testing.ts';

const hostOf = (env: Record<string, string>) => listenHost(readSettings(env));

test('outside production only this machine reaches the product, unless it is opened', () => {
  assert.ok(isLoopback(hostOf({})));
  assert.ok(isLoopback(hostOf({ NODE_ENV: 'development' })));
  assert.equal(isLoopback(hostOf({ NODE_ENV: 'development', HOST: '0.0.0.0' })), false);
  assert.equal(isLoopback(hostOf(PRODUCTION)), false);
});
