import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NotificationPage } from '@wspolnik/contract/notifications';
import type { Post, PostComment, PostCommentPage, PostPage } from '@wspolnik/contract/posts';
import { MINUTE_MS } from '@wspolnik/settings';
import sharp from 'sharp';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember, addUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { api, call, comment, company, headersOf, ids, look, post, refusal } from './testing/posts.ts';

const category = await addCategory(api, 'Dachy');
const child = await addCategory(api, 'Blacharstwo', category);
const roofer = await addCompany(api, 'Dachy Podhale');
await api.db.query(sql`update companies set category_id = ${child}, city = 'Nowy Targ' where id = ${roofer}`);
const offer = await addOffer(api, { company_id: company, category_id: category, title: 'Naprawa dachu' });

const publish = (login: string, payload: object) => call('POST', 'posts/', login, { text: 'Wpis', ...payload });
const codeOf = async (login: string, payload: object) =>
  Object.entries((await publish(login, payload)).json().fields)[0];
const answersOf = async (post_id: string, parent_id: string, login = 'guest') =>
  (await call('GET', `posts/comment/?${new URLSearchParams({ post_id, parent_id })}`, login)).json<PostCommentPage>();
const commentsOf = async (post_id: string) =>
  (await call('GET', `posts/comment/?post_id=${post_id}`, 'guest')).json<PostCommentPage>();

describe('types of posts', () => {
  it('a post shows what it is for, and the list is narrowed by it', async () => {
    const seeks = (await publish('anna', { type: 'seeks', category_id: category, city: ' Zakopane ' })).json<Post>();
    assert.deepEqual(
      [seeks.type, seeks.category?.name_en, seeks.city, seeks.company, seeks.offer],
      ['seeks', 'Dachy', 'Zakopane', null, null],
    );
    const recommends = (await publish('anna', { type: 'recommends', company_id: roofer })).json<Post>();
    assert.equal(recommends.company?.name, 'Dachy Podhale');
    const offers = (await publish('owner@', { type: 'offers', offer_id: offer })).json<Post>();
    assert.deepEqual([offers.offer_id, offers.offer?.title], [offer, 'Naprawa dachu']);
    const { results } = (await call('GET', 'posts/?type=offers', 'guest')).json<PostPage>();
    assert.deepEqual(
      results.map(({ id }) => id),
      [offers.id],
    );
    await api.db.query(sql`update offers set is_active = false where id = ${offer}`);
    assert.deepEqual([(await look(offers.id)).offer, (await look(offers.id)).offer_id], [null, offer]);
    await api.db.query(sql`update offers set is_active = true where id = ${offer}`);
    await api.db.query(sql`update companies set status = 'suspended' where id = ${roofer}`);
    assert.equal((await look(recommends.id)).company, null);
    await api.db.query(sql`update companies set status = 'active' where id = ${roofer}`);
  });

  it('each type has its own required field', async () => {
    assert.deepEqual(await codeOf('anna', { type: 'seeks' }), ['category_id', [{ code: 'required' }]]);
    assert.deepEqual(await codeOf('anna', { type: 'seeks', category_id: newId() }), [
      'category_id',
      [{ code: 'select' }],
    ]);
    assert.deepEqual(await codeOf('anna', { type: 'recommends' }), ['company_id', [{ code: 'required' }]]);
    assert.deepEqual(await codeOf('owner@', { type: 'recommends', company_id: company }), [
      'company_id',
      [{ code: 'select' }],
    ]);
    assert.deepEqual(await codeOf('owner@', { type: 'offers' }), ['offer_id', [{ code: 'required' }]]);
    for (const login of ['anna', 'owner']) {
      assert.deepEqual(await codeOf(login, { type: 'offers', offer_id: offer }), ['offer_id', [{ code: 'select' }]]);
    }
  });

  it('a post that seeks notifies companies of the trade once, in the city if there is one, except blockers and its author', async () => {
    const owner = await addUser(api, { email: 'dekarz@test.pl' });
    await addMember(api, roofer, owner, 'owner');
    const kindsOf = async (id: string | undefined) => (await takeNotifications(api, id)).map(({ kind }) => kind);
    const seek = async (fields: object, login = 'anna') => {
      await publish(login, { type: 'seeks', category_id: category, ...fields });
      for (let run = 0; run < 2; run += 1) await runDueJobs(api.context, new Date());
    };
    await seek({});
    const [first] = await takeNotifications(api, owner);
    assert.deepEqual(
      [first?.kind, first?.params, first?.actor],
      ['WorkSought', { category: 'Dachy', category_en: 'Dachy' }, ids.anna],
    );
    assert.deepEqual(await kindsOf(ids.member), ['WorkSought'], 'by its offer');
    await seek({ city: 'nowy targ' });
    assert.deepEqual([await kindsOf(owner), await kindsOf(ids.member)], [['WorkSought'], []]);
    await seek({}, 'owner@');
    assert.deepEqual([await kindsOf(owner), await kindsOf(ids.member)], [['WorkSought'], []]);
    await api.db.query(sql`
      insert into message_blocks (id, blocker_user_id, blocked_user_id, created_by, created_at)
      values (${newId()}, ${owner}, ${ids.anna ?? ''}, ${owner}, now())`);
    await seek({});
    assert.deepEqual([await kindsOf(owner), await kindsOf(ids.second)], [[], ['WorkSought', 'WorkSought']]);
  });
});

describe('pictures of a post', () => {
  it('are up to six, each with its description, and go with the post', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const send = (count: number) => {
      const payload = new FormData();
      payload.set('text', 'Realizacja');
      for (let n = 1; n <= count; n += 1) {
        payload.append('images', new Blob([new Uint8Array(picture)]), `${n}.png`);
        if (n <= 6) payload.append('image_alts', `Widok ${n}`);
      }
      return api.inject({ method: 'POST', url: '/api/posts/', headers: headersOf('jan'), payload: payload as never });
    };
    const reply = await send(3);
    assert.equal(reply.statusCode, 201, reply.body);
    const { id, image, images } = reply.json<Post>();
    assert.deepEqual(
      images.map(({ alt }) => alt),
      ['Widok 1', 'Widok 2', 'Widok 3'],
    );
    assert.deepEqual(image, images[0]);
    assert.deepEqual((await send(7)).json().fields, { images: [{ code: 'max', params: { max: 6 } }] });
    await call('DELETE', `posts/${id}/`, 'jan');
    const urls = images.flatMap(({ url, thumbnail }) => [url, thumbnail]);
    const gone = await api.db.query(
      sql`select key from discarded_files where '/api/files/' || key = any(${urls}::text[])`,
    );
    assert.equal(gone.length, 6);
  });
});

describe('answers to comments', () => {
  const answer = async (post_id: string, parent_id: string, login: string, text = 'Tak') => {
    const reply = await call('POST', 'posts/comment/', login, { post_id, parent_id, text });
    assert.equal(reply.statusCode, 201, reply.body);
    return reply.json<PostComment>();
  };

  it('are listed under their comment, counted, and notify its author once', async () => {
    const { id } = await post('Kto poleci?');
    const above = await comment(id, 'Ja', 'jan');
    for (const login of ['anna', 'jan']) await takeNotifications(api, ids[login]);
    const below = await answer(id, above.id, 'member@', `@[Jan](user:${ids.jan}) kogo?`);
    const { results } = (await call('GET', 'notifications/', 'jan')).json<NotificationPage>();
    assert.equal(results[0]?.excerpt, 'Anna Nowak kogo?');
    assert.deepEqual(
      (await takeNotifications(api, ids.jan)).map(({ kind }) => kind),
      ['PostAnswered'],
    );
    assert.deepEqual(
      (await takeNotifications(api, ids.anna)).map(({ kind }) => kind),
      ['PostCommented'],
    );
    const page = await commentsOf(id);
    assert.deepEqual(
      [page.count, page.results.map(({ id: one, answer_count }) => [one, answer_count])],
      [1, [[above.id, 1]]],
    );
    assert.deepEqual(
      (await answersOf(id, above.id)).results.map((one) => [one.id, one.parent_id]),
      [[below.id, above.id]],
    );
    const card = await look(id);
    assert.deepEqual([card.comment_count, card.comments.map((one) => one.id)], [2, [above.id]]);
  });

  it('have no answers, and belong to the post of their comment', async () => {
    const [{ id }, other] = [await post('Jeden'), await post('Drugi')];
    const above = await comment(id, 'Ja', 'jan');
    const below = await answer(id, above.id, 'anna');
    const refused = (post_id: string, parent_id: string) =>
      refusal('POST', 'posts/comment/', 'jan', { post_id, parent_id, text: 'x' });
    assert.equal(await refused(id, below.id), '404 not_found');
    assert.equal(await refused(other.id, above.id), '404 not_found');
  });

  it('stay readable when their comment is deleted, which goes with the last of them', async () => {
    const { id } = await post('Kto poleci?');
    const above = await comment(id, 'Żałuję tych słów', 'jan');
    const below = await answer(id, above.id, 'anna');
    assert.equal((await call('DELETE', `posts/comment/${above.id}/`, 'jan')).statusCode, 204);
    const [emptied] = (await commentsOf(id)).results;
    assert.deepEqual(
      [emptied?.deleted, emptied?.text, emptied?.author.name, emptied?.author.id, emptied?.allowed_actions],
      [true, '', null, above.id, []],
    );
    assert.equal((await look(id)).comment_count, 1);
    assert.equal((await answersOf(id, above.id)).results[0]?.id, below.id);
    assert.equal(await refusal('DELETE', `posts/comment/${above.id}/`, 'jan'), '404 not_found');
    await call('DELETE', `posts/comment/${below.id}/`, 'anna');
    assert.deepEqual([(await commentsOf(id)).results, (await look(id)).comment_count], [[], 0]);
  });

  it('carry an offer of the company that answers, and of no other', async () => {
    const { id } = await post('Szukam dekarza');
    const send = (login: string) => call('POST', 'posts/comment/', login, { post_id: id, offer_id: offer });
    const written = (await send('member@')).json<PostComment>();
    assert.deepEqual([written.text, written.offer?.title], ['', 'Naprawa dachu']);
    for (const login of ['anna', 'member']) {
      assert.deepEqual((await send(login)).json().fields, { offer_id: [{ code: 'select' }] });
    }
    await api.db.query(sql`update offers set is_active = false where id = ${offer}`);
    const [shown] = (await commentsOf(id)).results;
    assert.deepEqual([shown?.offer_id, shown?.offer], [offer, null]);
    await api.db.query(sql`update offers set is_active = true where id = ${offer}`);
  });
});

describe('editing', () => {
  const edit = (url: string, login: string, text: string) => call('PUT', url, login, { text });

  it('changes the text of a post for 15 minutes and notifies only those who are mentioned anew', async () => {
    const { id } = await post(`Witaj @[j](user:${ids.jan})`);
    for (const login of ['jan', 'member']) await takeNotifications(api, ids[login]);
    const text = `Witajcie @[j](user:${ids.jan}) i @[m](user:${ids.member})`;
    const edited = (await edit(`posts/${id}/`, 'anna', text)).json<Post>();
    assert.match(edited.text, /^Witajcie/);
    assert.ok(edited.edited_at);
    assert.deepEqual(await takeNotifications(api, ids.jan), []);
    assert.deepEqual(
      (await takeNotifications(api, ids.member)).map(({ kind }) => kind),
      ['PostMentioned'],
    );
    assert.equal(await refusal('PUT', `posts/${id}/`, 'anna', { text: ' ' }), '422 validation_failed');
    for (const login of ['jan', 'admin'])
      assert.equal(await refusal('PUT', `posts/${id}/`, login, { text }), '403 forbidden');
    await api.db.query(sql`
      update posts set created_at = ${new Date(Date.now() - 16 * MINUTE_MS)} where id = ${id}`);
    assert.equal(await refusal('PUT', `posts/${id}/`, 'anna', { text }), '409 invalid_transition');
    assert.deepEqual((await look(id, 'anna')).allowed_actions, ['delete']);
  });

  it('changes a comment, and nothing that was reported', async () => {
    const { id } = await post('Rozmowa');
    const written = await comment(id, 'Zgodaa', 'jan');
    const url = `posts/comment/${written.id}/`;
    assert.deepEqual(written.allowed_actions, ['edit', 'delete']);
    assert.equal((await edit(url, 'jan', 'Zgoda')).json<PostComment>().text, 'Zgoda');
    assert.equal(await refusal('PUT', url, 'anna', { text: 'x' }), '403 forbidden');
    await call('POST', 'posts/comment/report/', 'anna', { comment_id: written.id, reason: 'Obraża' });
    assert.equal(await refusal('PUT', url, 'jan', { text: 'Nic nie pisałem' }), '409 invalid_transition');
  });
});
