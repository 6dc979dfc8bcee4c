import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Attack } from './attack.ts';

/** The API's close code for an invalid ticket. */
const NOT_VALID = 4401;
const COPIES = 10;

export const attack: Attack = {
  aim: "listen with the address of somebody's websocket, found in a log",
  async run({ call, port, signIn }) {
    /** 0 once the API greets the socket; otherwise the code with which it closes. */
    const open = async (token: string) => {
      const socket = new WebSocket(`ws://localhost:${port}/api/ws/?token=${encodeURIComponent(token)}`);
      const greeted = once(socket, 'message').then(() => 0);
      const closed = once(socket, 'close').then(([event]) => (event as CloseEvent).code);
      const code = await Promise.race([greeted, closed]);
      socket.close();
      return code;
    };
    const headers = await signIn('user');
    assert.equal(await open(headers.authorization.replace('Bearer ', '')), NOT_VALID, 'an access token opens a socket');
    const created = await call('POST', '/api/accounts/ws-ticket/', { headers });
    const { ticket } = (await created.json()) as { ticket: string };
    assert.equal(created.headers.get('cache-control'), 'no-store');
    assert.equal(await open(ticket), 0);
    const again = await Promise.all(Array.from({ length: COPIES }, () => open(ticket)));
    assert.deepEqual([...new Set(again)], [NOT_VALID]);
    const asToken = await call('GET', '/api/accounts/user-data/', { headers: { authorization: `Bearer ${ticket}` } });
    assert.equal(asToken.status, 401);
    return `an access token opens none, a used ticket was refused ${COPIES} times, and a ticket makes no call`;
  },
};
