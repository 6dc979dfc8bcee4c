import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';
import { statusOfHandshake } from './sockets.ts';

const COPIES = 10;

export const attack: Attack = {
  aim: "listen with the address of somebody's websocket, found in a log",
  async run({ call, port, signIn }) {
    const open = (token: string) => statusOfHandshake(port, `/api/ws/?token=${encodeURIComponent(token)}`);
    const headers = await signIn('user');
    assert.equal(await open(headers.authorization.replace('Bearer ', '')), 401, 'an access token opens a socket');
    const created = await call('POST', '/api/accounts/ws-ticket/', { headers });
    const { ticket } = (await created.json()) as { ticket: string };
    assert.equal(created.headers.get('cache-control'), 'private, no-store');
    assert.equal(await open(ticket), 101);
    const again = await Promise.all(Array.from({ length: COPIES }, () => open(ticket)));
    assert.deepEqual([...new Set(again)], [401]);
    const asToken = await call('GET', '/api/accounts/user-data/', { headers: { authorization: `Bearer ${ticket}` } });
    assert.equal(asToken.status, 401);
    return `an access token opens none, a used ticket was refused ${COPIES} times, and a ticket makes no call`;
  },
};
