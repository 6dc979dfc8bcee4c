import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NotificationPage } from '@wspolnik/contract/notifications';
import type { ReactionReply } from '@wspolnik/contract/posts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { api, call, company, ids, look, post, refusal } from './testing/posts.ts';

const like = (post_id: string, login: string) => call('POST', 'posts/reaction/', login, { post_id, reaction: 'like' });
const takeBack = (id: string, login: string, method: 'POST' | 'DELETE' = 'POST') =>
  call(method, `posts/reaction/${id}/`, login);

describe('reactions', () => {
  it('reactions are one per profile: a person and the company it acts as count as two', async () => {
    const { id } = await post('Lubicie?');
    for (const login of ['owner', 'owner@', 'owner', 'manager@']) assert.equal((await like(id, login)).statusCode, 200);
    assert.deepEqual((await like(id, 'owner')).json<ReactionReply>(), {
      post_id: id,
      reaction_count: 2,
      my_reaction: 'like',
    });
    const { reactions, my_reaction } = await look(id, 'member@');
    assert.equal(my_reaction, 'like');
    assert.deepEqual(
      reactions.map(({ author }) => [author.type, author.id]),
      [
        ['company', company],
        ['user', ids.owner],
      ],
    );
    assert.equal((await look(id, 'member')).my_reaction, null);
    assert.equal((await look(id)).my_reaction, null);
  });

  it('reactions are removed by either method, and removing none changes nothing', async () => {
    const { id } = await post('Lubicie?');
    for (const method of ['POST', 'DELETE'] as const) {
      await like(id, 'jan');
      await like(id, 'owner@');
      const reply = await takeBack(id, 'jan', method);
      assert.deepEqual(reply.json<ReactionReply>(), { post_id: id, reaction_count: 1, my_reaction: null });
      assert.equal((await takeBack(id, 'jan', method)).json<ReactionReply>().reaction_count, 1);
    }
  });

  it('reactions notify the author of the newest one until it is seen, and nobody of an own one', async () => {
    const { id } = await post('Lubicie?');
    await takeNotifications(api, ids.anna);
    for (const login of ['anna', 'jan', 'jan', 'member@']) await like(id, login);
    const notification = { kind: 'PostReacted', params: {}, company_id: null, subject: `post:${id}` };
    assert.deepEqual(await takeNotifications(api, ids.anna), [{ ...notification, actor: company }]);
    await like(id, 'owner');
    await api.db.query(sql`update notifications set seen_at = now() where user_id = ${ids.anna ?? ''}`);
    await like(id, 'member');
    assert.deepEqual(
      (await takeNotifications(api, ids.anna)).map(({ actor }) => actor),
      [ids.owner, ids.member],
    );
  });

  it('reactions of several are one notification that counts them, without those taken back or seen before', async () => {
    const { id } = await post('Kto lubi?');
    const rowsOf = async () => {
      const { results } = (await call('GET', 'notifications/', 'anna')).json<NotificationPage>();
      return results
        .filter(({ subject }) => subject?.id === id)
        .map(({ actor, others, others_count }) => [actor?.id, others_count, ...others.map((other) => other.id)]);
    };
    await like(id, 'jan');
    assert.deepEqual(await rowsOf(), [[ids.jan, 0]]);
    for (const login of ['owner', 'member@', 'manager']) await like(id, login);
    assert.deepEqual(await rowsOf(), [[ids.manager, 3, company, ids.owner]]);
    await takeBack(id, 'owner');
    assert.deepEqual(await rowsOf(), [[ids.manager, 2, company, ids.jan]]);
    await call('POST', 'notification/mark-seen/', 'anna', { all: true });
    await like(id, 'member');
    assert.deepEqual(await rowsOf(), [
      [ids.member, 0],
      [ids.manager, 2, company, ids.jan],
    ]);
  });

  it('reactions to a company’s post notify its members, except for their own', async () => {
    const { id } = await post('Firmowy', 'owner@');
    for (const login of ['owner', 'member']) await takeNotifications(api, ids[login]);
    await like(id, 'owner@');
    await like(id, 'member');
    assert.deepEqual(await takeNotifications(api, ids.member), []);
    const delivered = (await takeNotifications(api, ids.owner)).map(({ kind, actor, company_id }) => [
      kind,
      actor,
      company_id,
    ]);
    assert.deepEqual(delivered, [['PostReacted', ids.member, company]]);
  });

  it('reactions count one of fifty at once, and a counter that equals the rows', async () => {
    const { id } = await post('Na wyścigi');
    const replies = await Promise.all(Array.from({ length: 50 }, () => like(id, 'jan')));
    assert.ok(replies.every(({ statusCode }) => statusCode === 200));
    assert.equal((await look(id)).reaction_count, 1);
    const logins = ['anna', 'jan', 'owner', 'owner@', 'manager', 'member', 'admin'];
    await Promise.all(logins.flatMap((login) => [like(id, login), takeBack(id, login), like(id, login)]));
    const wrong = await api.db.query(sql`
      select p.id from posts p
      where p.reaction_count <> (select count(*) from post_reactions r where r.post_id = p.id)
         or p.comment_count <> (select count(*) from post_comments k where k.post_id = p.id and k.deleted_at is null)`);
    assert.deepEqual(wrong, []);
  });

  it('reactions are refused for guests, other reactions, suspended companies, and unknown posts', async () => {
    const { id } = await post('Lubicie?');
    assert.equal((await like(id, 'guest')).json().code, 'not_authenticated');
    assert.equal((await takeBack(id, 'guest')).json().code, 'not_authenticated');
    assert.equal(
      await refusal('POST', 'posts/reaction/', 'jan', { post_id: id, reaction: 'love' }),
      '422 validation_failed',
    );
    assert.equal((await like(newId(), 'jan')).json().code, 'not_found');
    assert.equal((await takeBack(newId(), 'jan')).json().code, 'not_found');
    assert.equal((await takeBack('x', 'jan')).json().code, 'not_found');
    await call('DELETE', `posts/${id}/`, 'anna');
    assert.equal((await like(id, 'jan')).json().code, 'not_found');
    const other = await post('Inny');
    await api.db.query(sql`update companies set status = 'suspended' where id = ${company}`);
    assert.equal((await like(other.id, 'owner@')).json().code, 'company_not_active');
    await api.db.query(sql`update companies set status = 'active' where id = ${company}`);
    assert.equal((await look(other.id)).reaction_count, 0);
  });
});
