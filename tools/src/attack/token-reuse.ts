import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';

interface Pair {
  access: string;
  refresh: string;
}

export const attack: Attack = {
  aim: 'stay signed in with a copied refresh token',
  async run({ call, signIn }) {
    const refresh = (token: string) => call('POST', '/api/accounts/refresh-token/', { json: { refresh: token } });
    const isSignedIn = async (token: string) =>
      (await call('GET', '/api/accounts/user-data/', { headers: { authorization: `Bearer ${token}` } })).ok;
    const json = { email: 'user@demo.wspolnik.test', password: 'Demo!2345' };
    const stolen = (await (await call('POST', '/api/accounts/login/', { json })).json()) as Pair;
    const owner = (await (await refresh(stolen.refresh)).json()) as Pair;
    assert.ok(await isSignedIn(owner.access));
    const replies = await Promise.all(Array.from({ length: 10 }, () => refresh(stolen.refresh)));
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], [401]);
    for (const token of [stolen.access, owner.access]) assert.ok(!(await isSignedIn(token)), 'the session goes on');
    assert.equal((await refresh(owner.refresh)).status, 401);
    const { authorization } = await signIn('user');
    assert.ok(await isSignedIn(authorization.replace('Bearer ', '')));
    return 'using it a second time ended the whole session at once, for the thief and the owner; the password opens a new one';
  },
};
