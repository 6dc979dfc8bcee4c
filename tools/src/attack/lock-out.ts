import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Attack } from './attack.ts';

const EMAIL = 'user@demo.wspolnik.test';
const PASSWORD = 'Demo!2345';
const STRANGERS = 10;
const TRIES = 6;
/** Seconds. */
const LONGEST_WAIT = 60;

/** A sign-in from one of this machine's addresses, as the review's attacker had several. */
async function signIn(port: number, from: string, body: object): Promise<IncomingMessage> {
  const headers = { 'content-type': 'application/json' };
  const path = '/api/accounts/login/';
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', localAddress: from, headers });
  sent.end(JSON.stringify({ email: EMAIL, ...body }));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

export const attack: Attack = {
  aim: 'lock an owner out by wrong passwords',
  async run({ port }) {
    const first = await signIn(port, '127.0.0.1', { password: PASSWORD });
    assert.equal(first.statusCode, 200);
    const { device_mark } = (await json(first)) as { device_mark: string };
    for (let stranger = 0; stranger < STRANGERS; stranger += 1) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const reply = await signIn(port, `127.0.1.${stranger + 1}`, { password: `Wrong!${attempt}` });
        reply.resume();
        assert.ok([401, 429].includes(reply.statusCode ?? 0));
      }
    }
    const elsewhere = await signIn(port, '127.0.2.1', { password: PASSWORD });
    elsewhere.resume();
    const wait = Number(elsewhere.headers['retry-after'] ?? 0);
    assert.ok(wait <= LONGEST_WAIT, `a new device of the owner waits ${wait} s`);
    const home = await signIn(port, '127.0.0.1', { password: PASSWORD, device_marks: [device_mark] });
    home.resume();
    assert.equal(home.statusCode, 200, 'a device that signed in before is refused');
    return `after ${STRANGERS * TRIES} wrong passwords a known device signs in at once, a new one after ${wait} s`;
  },
};
