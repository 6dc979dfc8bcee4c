import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';

export const attack: Attack = {
  aim: 'load the remote of administrators',
  async run({ call, signIn }) {
    const asked = async (headers?: Record<string, string>) => {
      const response = await call('GET', '/release/grants', { headers });
      return { status: response.status, body: await response.text() };
    };
    assert.equal((await asked()).status, 401);
    assert.equal((await asked({ authorization: 'Bearer x' })).status, 401);
    const user = await asked(await signIn('user'));
    assert.deepEqual([user.status, JSON.parse(user.body).remotes], [200, []]);
    const admin = await asked(await signIn('admin'));
    const entry: string = JSON.parse(admin.body).remotes[0].entry;
    const guessed = entry.replace(/^\/g\/[^/]+\//, '/r/');
    for (const path of [guessed, `${guessed}.br`, entry.replace(/^\/g\/[^/]/, '/g/x')]) {
      assert.equal((await call('GET', path)).status, 404, path);
    }
    assert.equal((await call('GET', entry)).status, 200);
    return 'only an administrator is granted it, and its files are 404 without the grant';
  },
};
