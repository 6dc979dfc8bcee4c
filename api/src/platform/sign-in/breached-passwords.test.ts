import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { createBreachedPasswords } from './breached-passwords.ts';

const LEAKED = 'Żółw!i-6-żab';
const PADDING = 'Padding!i-6-żab';
const FINE = 'Wydra!i-6-żab';

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** A service that knows LEAKED, and records what it learns. */
async function rangeService(answers: boolean) {
  const heard: { url?: string; padding: unknown }[] = [];
  const server = createServer((request, response) => {
    heard.push({ url: request.url, padding: request.headers['add-padding'] });
    const lines = [`${hashOf(LEAKED).slice(5)}:3`, `${hashOf(PADDING).slice(5)}:0`];
    if (answers) response.end(lines.join('\r\n'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
  return { heard, server, url };
}

describe('the bundled list', () => {
  const breached = createBreachedPasswords(null);

  test('the list holds frequent passwords, also with the capitals and signs that the rule asks for', async () => {
    for (const password of ['P@ssw0rd', '!QAZ2wsx', 'Password1!', 'Qwerty123!', 'Zaq12wsx!', '#Polska1', 'P@$$word1']) {
      assert.equal(await breached.has(password), true, password);
    }
  });

  test('the list holds no others', async () => {
    for (const password of [LEAKED, FINE, 'Demo!2345', '!!!!!!!!', 'Nowe!98765', 'Abc1!xyz-Trzcina']) {
      assert.equal(await breached.has(password), false, password);
    }
  });
});

describe('the range service', () => {
  test('the service learns five characters of a hash, and its padding is no leak', async () => {
    const { heard, server, url } = await rangeService(true);
    const breached = createBreachedPasswords(url);
    assert.deepEqual(await Promise.all([LEAKED, PADDING, FINE].map(breached.has)), [true, false, false]);
    assert.deepEqual(heard[0], { url: `/range/${hashOf(LEAKED).slice(0, 5)}`, padding: 'true' });
    assert.equal(breached.failures(), 0);
    server.closeAllConnections();
    server.close();
  });

  test('the service that does not answer lets the password pass, and the failure is counted', async () => {
    const { server, url } = await rangeService(false);
    const breached = createBreachedPasswords(url);
    assert.equal(await breached.has(LEAKED), false);
    assert.equal(await breached.has('Password1!'), true);
    assert.equal(breached.failures(), 1);
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    assert.equal(await breached.has(LEAKED), false);
    assert.equal(breached.failures(), 2);
  });
});
