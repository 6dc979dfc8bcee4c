import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type PostComment, type PostCommentPage, PostComment as PostCommentSchema } from '@wspolnik/contract/posts';
import { MINUTE_MS } from '@wspolnik/settings';
import sharp from 'sharp';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addUser } from '../../testing/people.ts';
import { statementsOf } from '../offers/testing/offers.ts';
import { api, call, comment, company, headersOf, ids, look, post, refusal } from './testing/posts.ts';

const check = Compile(PostCommentSchema);
const annas = await post('Pytanie');

async function page(query: Record<string, string>, login = 'guest'): Promise<PostCommentPage> {
  const reply = await call('GET', `posts/comment/?${new URLSearchParams(query)}`, login);
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<PostCommentPage>();
}

describe('POST posts/comment/', () => {
  it('the call answers the contract’s comment, written by the profile in use, and counts it', async () => {
    const written = await comment(annas.id, `  Zgoda, @[ktoś](user:${ids.anna}) <i>👍</i> `, 'member@');
    assert.ok(check.Check(written), JSON.stringify(check.Errors(written)));
    assert.equal(written.text, `Zgoda, @[Anna Nowak](user:${ids.anna}) <i>👍</i>`);
    assert.deepEqual([written.author.id, written.author.type], [company, 'company']);
    assert.deepEqual(
      written.embedded_users.map(({ id }) => id),
      [ids.anna],
    );
    const { comment_count, comments } = await look(annas.id, 'member@');
    assert.deepEqual([comment_count, comments], [1, [written]]);
  });

  it('the call notifies the author, and each mentioned person once, without notifying the author twice', async () => {
    const [{ id }, companys] = [await post('Rozmowa'), await post('Firmowa', 'owner@')];
    const clear = () => Promise.all(Object.values(ids).map((one) => takeNotifications(api, one)));
    const kinds = async (login: string) => (await takeNotifications(api, ids[login])).map(({ kind }) => kind);
    await clear();
    const all = `@[a](user:${ids.anna}) @[j](user:${ids.jan}) @[m](user:${ids.member}) @[f](company:${company})`;
    await comment(id, all, 'jan');
    const notification = { kind: 'PostCommented', params: {}, company_id: null, actor: ids.jan, subject: `post:${id}` };
    assert.deepEqual(await takeNotifications(api, ids.anna), [notification]);
    const mentioned = { ...notification, kind: 'PostMentioned', params: { place: 'comment' } };
    assert.deepEqual(await takeNotifications(api, ids.member), [mentioned]);
    assert.deepEqual(await takeNotifications(api, ids.owner), [{ ...mentioned, company_id: company }]);
    assert.deepEqual(await kinds('jan'), []);
    await comment(companys.id, all, 'jan');
    for (const login of ['owner', 'member']) assert.deepEqual(await kinds(login), ['PostCommented']);
    assert.deepEqual(await kinds('anna'), ['PostMentioned']);
    await clear();
    await comment(companys.id, all, 'manager@');
    assert.deepEqual(
      [await kinds('manager'), await kinds('second'), await kinds('member')],
      [[], [], ['PostMentioned']],
    );
  });

  it('the call takes a multipart form as well', async () => {
    const payload = new FormData();
    payload.set('post_id', annas.id);
    payload.set('text', 'Z formularza');
    const headers = headersOf('jan');
    const reply = await api.inject({ method: 'POST', url: '/api/posts/comment/', headers, payload: payload as never });
    assert.deepEqual([reply.statusCode, reply.json<PostComment>().text], [201, 'Z formularza']);
  });

  it('the call publishes a repeated request once', async () => {
    const send = (text: string) =>
      api.inject({
        method: 'POST',
        url: '/api/posts/comment/',
        headers: { ...headersOf('jan'), 'idempotency-key': 'komentarz-1' },
        payload: { post_id: annas.id, text },
      });
    const before = (await look(annas.id, 'jan')).comment_count;
    const [first, second] = [await send('Raz'), await send('Raz')];
    assert.deepEqual([first?.statusCode, second?.json()], [201, first?.json()]);
    assert.equal((await look(annas.id, 'jan')).comment_count, before + 1);
    assert.equal((await send('Dwa')).json().code, 'idempotency_mismatch');
  });

  it('the call stores a picture with its description, with or without a text, and discards it with the comment', async () => {
    const picture = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const send = (fields: Record<string, string>, bytes: Uint8Array = picture) => {
      const payload = new FormData();
      for (const [name, value] of Object.entries({ post_id: annas.id, ...fields })) payload.set(name, value);
      payload.set('image', new Blob([new Uint8Array(bytes)]), 'stół.png');
      const headers = headersOf('jan');
      return api.inject({ method: 'POST', url: '/api/posts/comment/', headers, payload: payload as never });
    };
    const reply = await send({ image_alt: ' Stół ' });
    assert.equal(reply.statusCode, 201, reply.body);
    const written = reply.json<PostComment>();
    assert.ok(check.Check(written), JSON.stringify(check.Errors(written)));
    const { image } = written;
    assert.deepEqual([written.text, image?.width, image?.height, image?.alt], ['', 1024, 512, 'Stół']);
    assert.equal((await api.inject({ url: image?.url ?? '' })).headers['content-type'], 'image/jpeg');
    assert.equal((await send({ text: 'Oto on' })).json<PostComment>().image?.alt, '');
    const disguised = await send({ text: 'x' }, Buffer.from('<svg onload="alert(1)"/>'));
    assert.equal(disguised.json().fields.image[0].code, 'fileFormat');
    const discarded = () =>
      api.db.one<{ n: number }>(sql`
        select count(*)::int as n from discarded_files where '/api/files/' || key in (${image?.url ?? ''}, ${image?.thumbnail ?? ''})`);
    assert.equal((await discarded())?.n, 0);
    await call('DELETE', `posts/comment/${written.id}/`, 'jan');
    assert.equal((await discarded())?.n, 2);
  });

  it('the call refuses an empty text, a long one, and one without a post', async () => {
    const write = async (payload: object) => (await call('POST', 'posts/comment/', 'jan', payload)).json();
    assert.deepEqual((await write({ post_id: annas.id, text: '  ' })).fields, { text: [{ code: 'required' }] });
    assert.deepEqual((await write({ post_id: annas.id })).fields, { text: [{ code: 'required' }] });
    assert.deepEqual((await write({ post_id: annas.id, text: 'ł'.repeat(1001) })).fields, {
      text: [{ code: 'maxLength', params: { n: 1000 } }],
    });
    assert.equal((await comment(annas.id, 'ł'.repeat(1000))).text.length, 1000);
    assert.equal((await write({ post_id: newId(), text: 'x' })).code, 'not_found');
    assert.equal((await write({ post_id: 'x', text: 'x' })).code, 'validation_failed');
    const hidden = await post('Ukryty');
    await api.db.query(sql`update posts set hidden_at = now(), hidden_reason = 'x' where id = ${hidden.id}`);
    assert.equal(await refusal('POST', 'posts/comment/', 'anna', { post_id: hidden.id, text: 'x' }), '404 not_found');
  });

  it('a comment needs a session and an active company, and is throttled', async () => {
    const body = { post_id: annas.id, text: 'x' };
    assert.equal(await refusal('POST', 'posts/comment/', 'guest', body), '401 not_authenticated');
    await api.db.query(sql`update companies set status = 'suspended' where id = ${company}`);
    assert.equal(await refusal('POST', 'posts/comment/', 'owner@', body), '409 company_not_active');
    await api.db.query(sql`update companies set status = 'active' where id = ${company}`);
    await api.db.query(sql`
      insert into throttle_counters (key, window_ends_at, hits)
      values (${`post-comments:${ids.owner}`}, ${new Date(Date.now() + 30 * MINUTE_MS)}, 300)`);
    assert.equal(await refusal('POST', 'posts/comment/', 'owner', body), '429 throttled');
    await api.db.query(sql`delete from throttle_counters where key = ${`post-comments:${ids.owner}`}`);
  });
});

describe('GET posts/comment/', () => {
  it('pages through them, newest first, five at a time', async () => {
    const { id } = await post('Dyskusja');
    for (let number = 1; number <= 7; number += 1) await comment(id, String(number), number % 2 ? 'jan' : 'owner@');
    const one = await page({ post_id: id });
    const texts = ({ results }: PostCommentPage) => results.map(({ text }) => text);
    assert.deepEqual([texts(one), one.count, one.limit], [['7', '6', '5', '4', '3'], 7, 5]);
    assert.deepEqual(texts(await page({ post_id: id, page: '2' })), ['2', '1']);
    const past = await page({ post_id: id, page: '99999' });
    assert.deepEqual([past.results, past.count, past.next], [[], 7, null]);
    assert.ok(one.results.every((written) => check.Check(written)));
    const statements = await statementsOf(api, () => page({ post_id: id, limit: '100' }, 'anna'));
    assert.ok(statements >= 1 && statements <= 6, `${statements} statements`);
  });

  it('the list answers 404 for a post that is unknown, deleted or hidden', async () => {
    const { id } = await post('Krótki');
    await call('DELETE', `posts/${id}/`, 'anna');
    for (const post_id of [id, newId()]) {
      assert.equal(await refusal('GET', `posts/comment/?post_id=${post_id}`, 'anna'), '404 not_found');
    }
    assert.equal(await refusal('GET', 'posts/comment/', 'anna'), '422 validation_failed');
  });

  it('shows no name of a deleted account', async () => {
    const { id } = await post('Stary');
    const gone = await addUser(api, { email: 'gone@test.pl' });
    const { id: written } = await comment(id, `Ja @[x](user:${gone})`);
    await api.db.query(sql`update post_comments set author_user_id = ${gone} where id = ${written}`);
    await api.db.query(sql`update users set deleted_at = now() where id = ${gone}`);
    const [shown] = (await page({ post_id: id })).results;
    assert.deepEqual([shown?.author.name, shown?.author.deleted], [null, true]);
    assert.equal(shown?.text, `Ja @[](user:${gone})`);
    assert.equal(shown?.embedded_users[0]?.name, null);
  });
});

describe('DELETE posts/comment/:id/', () => {
  const remove = (id: string, login: string) => refusal('DELETE', `posts/comment/${id}/`, login);

  it('its author, the author of the post, and an admin delete a comment, and the action of an admin is audited', async () => {
    const { id } = await post('Z komentarzami');
    for (const [login, audited] of [
      ['jan', 0],
      ['anna', 0],
      ['admin', 1],
    ] as const) {
      const { id: written } = await comment(id, 'x', 'jan');
      assert.equal(await remove(written, 'guest'), '401 not_authenticated');
      for (const stranger of ['owner', 'owner@']) assert.equal(await remove(written, stranger), '403 forbidden');
      assert.equal((await call('DELETE', `posts/comment/${written}/`, login)).statusCode, 204);
      assert.equal(await remove(written, login), '404 not_found');
      const log = await api.db.query(sql`select action from audit_log where subject_id = ${written}`);
      assert.equal(log.length, audited);
    }
    assert.equal((await look(id)).comment_count, 0);
  });

  it('a company’s comment can be deleted by its owner, its manager, and the member that wrote it', async () => {
    const { id } = await post('Firmowe');
    const written = await comment(id, 'x', 'member@');
    assert.deepEqual(written.allowed_actions, ['edit', 'delete']);
    for (const login of ['second@', 'owner']) assert.equal(await remove(written.id, login), '403 forbidden');
    assert.equal((await call('DELETE', `posts/comment/${written.id}/`, 'manager@')).statusCode, 204);
    const other = await comment(id, 'x', 'member@');
    assert.equal((await call('DELETE', `posts/comment/${other.id}/`, 'member@')).statusCode, 204);
  });
});
