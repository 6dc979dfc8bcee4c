import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Post, Post as PostSchema } from '@wspolnik/contract/posts';
import { DAY_MS, MINUTE_MS } from '@wspolnik/settings';
import sharp from 'sharp';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { api, call, company, headersOf, ids, list, look, post, refusal } from './testing/posts.ts';

const check = Compile(PostSchema);
const picture = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#246' } })
  .png()
  .toBuffer();

function withImage(text: string, bytes: Uint8Array = picture, more: Record<string, string> = {}) {
  const payload = new FormData();
  for (const [name, value] of Object.entries(more)) payload.set(name, value);
  payload.set('text', text);
  payload.set('image', new Blob([new Uint8Array(bytes)]), 'zdjęcie.png');
  return api.inject({ method: 'POST', url: '/api/posts/', headers: headersOf('anna'), payload: payload as never });
}

describe('POST posts/', () => {
  it('the call publishes the typed text, trimmed, and answers the contract’s post', async () => {
    const created = await post('  Dzień dobry 👋\r\nשלום <b>świecie</b>  ');
    assert.ok(check.Check(created), JSON.stringify(check.Errors(created)));
    assert.equal(created.text, 'Dzień dobry 👋\nשלום <b>świecie</b>');
    assert.deepEqual([created.author.id, created.author.type, created.author.name], [ids.anna, 'user', 'Anna Nowak']);
    assert.deepEqual([created.reaction_count, created.comment_count, created.image], [0, 0, null]);
    assert.deepEqual(await look(created.id, 'anna'), created);
  });

  it('a post is written as the profile in use: a company, or an admin', async () => {
    const companys = await post('Zapraszamy', 'member@');
    assert.deepEqual([companys.author.id, companys.author.type], [company, 'company']);
    assert.equal((await post('Ogłoszenie', 'admin')).author.type, 'admin');
  });

  it('a picture of at most 1024 pixels is stored, with or without a text', async () => {
    const reply = await withImage('');
    assert.equal(reply.statusCode, 201, reply.body);
    const { image, text } = reply.json<Post>();
    assert.deepEqual([text, image?.width, image?.height], ['', 1024, 512]);
    for (const url of [image?.url, image?.thumbnail]) {
      assert.equal((await api.inject({ url: url ?? '' })).headers['content-type'], 'image/jpeg');
    }
    assert.equal((await withImage('Nasze biuro')).json<Post>().text, 'Nasze biuro');
  });

  it('the picture is described in the author’s words, at most 300 characters', async () => {
    const described = async (image_alt: string) => (await withImage('x', picture, { image_alt })).json();
    assert.equal((await described(' Stół\u0007 ')).image.alt, 'Stół');
    assert.equal((await described('')).image.alt, '');
    for (const long of ['ż'.repeat(301), '👩‍👩‍👧'.repeat(61)]) {
      assert.deepEqual((await described(long)).fields, { image_alt: [{ code: 'maxLength', params: { n: 300 } }] });
    }
  });

  it('a post is published once, however often it is sent with one key', async () => {
    const send = (text: string) =>
      api.inject({
        method: 'POST',
        url: '/api/posts/',
        headers: { ...headersOf('anna'), 'idempotency-key': 'wpis-1' },
        payload: { text },
      });
    const [first, second] = [await send('Raz'), await send('Raz')];
    assert.deepEqual([first.statusCode, second.statusCode], [201, 201]);
    assert.equal(first.json<Post>().id, second.json<Post>().id);
    assert.equal((await send('Inny')).json().code, 'idempotency_mismatch');
  });

  it('the call refuses an empty text, a text that is too long, and files that are not pictures', async () => {
    for (const payload of [{}, { text: '' }, { text: ' \n\t ' }, { text: '\u200b\u00a0\u2060' }]) {
      const reply = await call('POST', 'posts/', 'anna', payload);
      assert.deepEqual([reply.statusCode, reply.json().fields], [422, { text: [{ code: 'required' }] }]);
    }
    const long = await call('POST', 'posts/', 'anna', { text: 'ż'.repeat(1001) });
    assert.deepEqual(long.json().fields, { text: [{ code: 'maxLength', params: { n: 1000 } }] });
    assert.equal((await post('ż'.repeat(1000))).text.length, 1000);
    const disguised = await withImage('x', Buffer.from('<svg onload="alert(1)"/>'));
    assert.equal(disguised.json().fields.image[0].code, 'fileFormat');
    assert.equal((await call('POST', 'posts/', 'anna', { text: 'a\u0000b' })).statusCode, 422);
    assert.equal((await call('POST', 'posts/', 'anna', { text: 7 })).statusCode, 422);
  });

  it('a post needs a session, and an active company when acting as one', async () => {
    assert.equal(await refusal('POST', 'posts/', 'guest', { text: 'x' }), '401 not_authenticated');
    await api.db.query(sql`update companies set status = 'suspended' where id = ${company}`);
    assert.equal(await refusal('POST', 'posts/', 'owner@', { text: 'x' }), '409 company_not_active');
    await api.db.query(sql`update companies set status = 'active' where id = ${company}`);
  });

  it('posting is throttled', async () => {
    await api.db.query(sql`
      insert into throttle_counters (key, window_ends_at, hits)
      values (${`posts:${ids.jan}`}, ${new Date(Date.now() + 30 * MINUTE_MS)}, 60)`);
    const reply = await call('POST', 'posts/', 'jan', { text: 'x' });
    assert.equal(reply.json().code, 'throttled');
    assert.ok(Number(reply.headers['retry-after']) > 0);
    await api.db.query(sql`delete from throttle_counters where key = ${`posts:${ids.jan}`}`);
  });
});

describe('mentions', () => {
  const markup = (name: string, type: string, id: string | undefined) => `@[${name}](${type}:${id})`;

  it('use the current names of people and companies, and embed them', async () => {
    const { text, embedded_users, embedded_companies } = await post(
      `Dzięki ${markup('Szefowa', 'user', ids.jan)} i ${markup('X', 'company', company)}!`,
    );
    const shown = `@[Pracownia (Łódź)](company:${company})`;
    assert.equal(text, `Dzięki @[Anna Nowak](user:${ids.jan}) i ${shown}!`);
    assert.deepEqual(
      embedded_users.map(({ id, name, deleted }) => [id, name, deleted]),
      [[ids.jan, 'Anna Nowak', false]],
    );
    assert.deepEqual(
      embedded_companies.map(({ id, name }) => [id, name]),
      [[company, 'Pracownia [Łódź]']],
    );
  });

  it('mentions notify everyone named, each once, but not the author', async () => {
    await Promise.all(Object.values(ids).map((id) => takeNotifications(api, id)));
    const text = `@[a](user:${ids.anna}) @[j](user:${ids.jan}) @[o](user:${ids.owner}) @[f](company:${company})`;
    const { id } = await post(text, 'anna');
    const notification = { kind: 'PostMentioned', params: { place: 'post' }, actor: ids.anna, subject: `post:${id}` };
    for (const login of ['jan', 'owner']) {
      assert.deepEqual(await takeNotifications(api, ids[login]), [{ ...notification, company_id: null }]);
    }
    assert.deepEqual(await takeNotifications(api, ids.member), [{ ...notification, company_id: company }]);
    assert.deepEqual([await takeNotifications(api, ids.anna), await takeNotifications(api, ids.admin)], [[], []]);
  });

  it('mentions of unknown accounts become the plain name, however they are nested', async () => {
    const draft = await addCompany(api, 'Szkic', 'draft');
    const unverified = await addUser(api, { email: 'nowa@test.pl', verified: false });
    const unknown = [
      markup('Nikt', 'user', newId()),
      markup('Szkic', 'company', draft),
      markup('Nowa', 'user', unverified),
      markup('Nie tak', 'company', ids.jan),
    ];
    const { text, embedded_users, embedded_companies } = await post(unknown.join(' '));
    assert.deepEqual([text, embedded_users, embedded_companies], ['Nikt Szkic Nowa Nie tak', [], []]);
    const nested = await post(`@[Szef ${markup('a', 'user', newId())}](user:${ids.jan})`);
    assert.deepEqual([nested.text, nested.embedded_users], ['[Szef a]', []]);
    assert.equal(
      await refusal('POST', 'posts/', 'anna', { text: markup('', 'user', newId()) }),
      '422 validation_failed',
    );
    assert.equal((await post('@[Bez końca](user:1) @[]')).text, '@[Bez końca](user:1) @[]');
  });

  it('mentions are at most 20, and the same one counts once', async () => {
    const many = (count: number) => Array.from({ length: count }, () => markup('x', 'user', newId())).join(' ');
    assert.equal((await post(many(20))).text, Array(20).fill('x').join(' '));
    const reply = await call('POST', 'posts/', 'anna', { text: many(21) });
    assert.deepEqual(reply.json().fields, { text: [{ code: 'mentions', params: { n: 20 } }] });
    assert.equal((await post(`${markup('x', 'user', ids.jan ?? '')} `.repeat(21))).embedded_users.length, 1);
  });

  it('mentions count as the text that people read', async () => {
    const long = `${markup('Jan', 'user', ids.jan)}${'a'.repeat(990)}`;
    assert.ok((await post(long)).text.length > 1000);
    assert.equal(await refusal('POST', 'posts/', 'anna', { text: `${long}b` }), '422 validation_failed');
  });

  it('lose the name with the account', async () => {
    const gone = await addUser(api, { email: 'gone@test.pl' });
    const created = await post(`Witaj ${markup('x', 'user', gone)}`);
    await api.db.query(sql`update users set deleted_at = now() where id = ${gone}`);
    const { text, embedded_users } = await look(created.id);
    assert.equal(text, `Witaj @[](user:${gone})`);
    assert.deepEqual(embedded_users, [
      { id: gone, name: null, image: null, thumbnail: null, headline: null, deleted: true },
    ]);
  });
});

describe('DELETE posts/:id/', () => {
  const remove = (id: string, login: string) => refusal('DELETE', `posts/${id}/`, login);
  const removes = async (id: string, login: string) => {
    assert.equal((await call('DELETE', `posts/${id}/`, login)).statusCode, 204);
    assert.equal(await refusal('GET', `posts/${id}/`, 'anna'), '404 not_found');
    assert.equal(await remove(id, login), '404 not_found');
    assert.ok((await list()).results.every((one) => one.id !== id));
  };

  it('deleting is allowed to the author and to an admin, whose action is audited', async () => {
    const own = await post('Moje');
    assert.deepEqual(own.allowed_actions, ['edit', 'delete']);
    assert.equal(await remove(own.id, 'guest'), '401 not_authenticated');
    assert.equal(await remove(own.id, 'jan'), '403 forbidden');
    assert.equal(await remove(own.id, 'owner@'), '403 forbidden');
    await removes(own.id, 'anna');
    const other = await post('Cudze');
    await removes(other.id, 'admin');
    const audited = await api.db.query(sql`
      select action from audit_log where subject_id = any(${[own.id, other.id]}::uuid[])`);
    assert.deepEqual(audited, [{ action: 'post.deleted' }]);
    assert.equal(await remove('nonsense', 'anna'), '404 not_found');
  });

  it('deleting deletes its picture a day later', async () => {
    const { id, image } = (await withImage('Ze zdjęciem')).json<Post>();
    const { image: retained } = (await withImage('Zostaje')).json<Post>();
    const statusOf = async (url = '') => (await api.inject({ url })).statusCode;
    await removes(id, 'anna');
    assert.equal(await statusOf(image?.url), 200);
    await runDueJobs(api.context, new Date(Date.now() + 2 * DAY_MS));
    assert.deepEqual([await statusOf(image?.url), await statusOf(image?.thumbnail)], [404, 404]);
    assert.deepEqual([await statusOf(retained?.url), await statusOf(retained?.thumbnail)], [200, 200]);
  });

  it('a company’s post is deleted by its owner, manager, and the member that wrote it', async () => {
    const created = await post('Firmowe', 'member@');
    assert.equal(await remove(created.id, 'second@'), '403 forbidden');
    assert.equal(await remove(created.id, 'owner'), '403 forbidden');
    assert.deepEqual((await look(created.id, 'second@')).allowed_actions, []);
    await removes(created.id, 'member@');
    await removes((await post('Firmowe', 'member@')).id, 'manager@');
    await removes((await post('Firmowe', 'member@')).id, 'owner@');
  });
});

describe('a deleted or suspended author', () => {
  it('the author has no name and no picture any more', async () => {
    const gone = await addUser(api, { email: 'author@test.pl' });
    const { id } = await post('Zostaję');
    await api.db.query(sql`update posts set author_user_id = ${gone} where id = ${id}`);
    await api.db.query(sql`update users set deleted_at = now(), image = '/x.jpg' where id = ${gone}`);
    const { author } = await look(id);
    assert.deepEqual([author.name, author.image, author.deleted], [null, null, true]);
  });

  it('the author hides its posts while it is suspended', async () => {
    const { id } = await post('Firma', 'owner@');
    await api.db.query(sql`update companies set status = 'suspended' where id = ${company}`);
    assert.equal(await refusal('GET', `posts/${id}/`, 'guest'), '404 not_found');
    assert.equal(await refusal('POST', 'posts/reaction/', 'anna', { post_id: id, reaction: 'like' }), '404 not_found');
    assert.equal((await look(id, 'owner')).id, id);
    await api.db.query(sql`update companies set status = 'active' where id = ${company}`);
    assert.equal((await look(id)).id, id);
  });
});
