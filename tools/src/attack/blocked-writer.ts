import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';

/** Profiles of the blocked person: their own, and the company that they write for. */
type Headers = Record<string, string>;

export const attack: Attack = {
  aim: 'reach somebody who has blocked them, through their company, mentions, comments or invitations',
  async run({ call, signIn }) {
    const [writer, victim] = [await signIn('owner'), await signIn('fresh')];
    const read = async <Body>(path: string, headers: Headers): Promise<Body> =>
      (await call('GET', `/api/${path}`, { headers })).json() as Promise<Body>;
    const sent = async (path: string, headers: Headers, json: object) => {
      const reply = await call('POST', `/api/${path}`, { headers, json });
      assert.ok(reply.ok, `${path}: ${reply.status} ${await reply.clone().text()}`);
      return (await reply.json()) as { id: string };
    };
    type Me = { id: string; companies: { id: string }[] };
    const [blocked, me] = [
      await read<Me>('accounts/user-data/', writer),
      await read<Me>('accounts/user-data/', victim),
    ];
    const company = blocked.companies[0]?.id;
    assert.ok(company, 'the demo owner has no company');
    const { id: post_id } = await sent('posts/', victim, { text: 'Szukam partnera' });
    const seen = async () => ({
      notifications: (await read<{ count: number }>('notifications/', victim)).count,
      threads: (await read<{ count: number }>('message-threads-get/', victim)).count,
      invitations: (await read<{ received: number }>('network/invitations/', victim)).received,
      comments: (await read<{ count: number }>(`posts/comment/?post_id=${post_id}`, victim)).count,
    });
    const block = await call('POST', '/api/message-blocks/', { headers: victim, json: { user_id: blocked.id } });
    assert.ok(block.ok, `a block: ${block.status}`);
    const before = await seen();

    const text = `Zobacz, @[a](user:${me.id})`;
    const profiles: Headers[] = [writer, { ...writer, 'company-id': company }];
    for (const headers of profiles) {
      await sent('message-send/', headers, { user_recipient_id: me.id, message: 'Halo' });
      await sent('posts/', headers, { text });
      await sent('posts/comment/', headers, { post_id, text });
      await sent('network/manage/', headers, { type: 'add', recipient: 'user', recipient_id: me.id });
    }
    assert.deepEqual(await seen(), before);
    return 'messages, mentions, comments and invitations of both profiles were taken, and reached nobody';
  },
};
