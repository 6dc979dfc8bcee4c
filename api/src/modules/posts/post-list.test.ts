import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PostPage } from '@wspolnik/contract/posts';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { addContact, addInvitation, statementsOf } from '../offers/testing/offers.ts';
import { api, call, comment, company, ids, list, post } from './testing/posts.ts';

const texts = async (query: Record<string, string> = {}, login = 'guest') =>
  (await list(query, login)).results.map(({ text }) => text);

const first = await post('Szukam księgowej w Łodzi', 'anna');
await post(`Polecam @[x](user:${ids.jan})`, 'anna');
await post('Nowa oferta szkoleń', 'owner@');
await post('Przerwa techniczna', 'admin');
const hidden = await post('Ukryty wpis Jana', 'jan');
await post('Dzień dobry', 'jan');
const ALL = [
  'Dzień dobry',
  'Przerwa techniczna',
  'Nowa oferta szkoleń',
  `Polecam @[Anna Nowak](user:${ids.jan})`,
  'Szukam księgowej w Łodzi',
];
await api.db.query(sql`update posts set hidden_at = now(), hidden_reason = 'Reklama' where id = ${hidden.id}`);
await addContact(api, ids.manager ?? '', ids.jan ?? '');
await addContact(api, ids.manager ?? '', company);
await addContact(api, ids.jan ?? '', company);
await addInvitation(api, company, ids.anna ?? '');

describe('GET posts/', () => {
  it('the list answers the contract, newest first, without hidden posts', async () => {
    const page = await list();
    assert.ok(Compile(PostPage).Check(page), JSON.stringify(Compile(PostPage).Errors(page)));
    assert.deepEqual(
      page.results.map(({ text }) => text),
      ALL,
    );
    assert.deepEqual([page.count, page.count_exact, page.limit, page.next], [5, true, 30, null]);
  });

  it('filters by author, for guests too, and by kind of author', async () => {
    assert.deepEqual(await texts({ author_id: ids.anna ?? '' }), ALL.slice(3));
    assert.deepEqual(await texts({ author_id: company }), ['Nowa oferta szkoleń']);
    assert.deepEqual(await texts({ author_id: newId() }), []);
    assert.deepEqual(await texts({ author_type: 'company' }), ['Nowa oferta szkoleń']);
    assert.deepEqual(await texts({ author_type: 'admin' }), ['Przerwa techniczna']);
    assert.deepEqual(await texts({ author_type: 'user', author_id: company }), []);
    assert.equal((await texts({ author_type: 'user' })).length, 3);
  });

  it('shows authors their own hidden posts among their own, and nobody else’s', async () => {
    const query = { author_id: ids.jan ?? '' };
    assert.deepEqual(await texts(query, 'jan'), ['Dzień dobry', 'Ukryty wpis Jana']);
    assert.deepEqual(await texts({ ...query, q: 'ukryty' }, 'jan'), []);
    for (const login of ['guest', 'anna', 'admin']) assert.deepEqual(await texts(query, login), ['Dzień dobry']);
    assert.equal((await texts({}, 'jan')).length, 5);
  });

  it('filters by the contacts of the profile in use', async () => {
    assert.deepEqual(await texts({ network: 'true' }, 'manager'), ['Dzień dobry', 'Nowa oferta szkoleń']);
    assert.deepEqual(await texts({ network: 'true' }, 'manager@'), ['Dzień dobry']);
    assert.deepEqual(await texts({ network: 'true', author_type: 'company' }, 'manager'), ['Nowa oferta szkoleń']);
    assert.deepEqual(await texts({ network: 'true', limit: '1', page: '2' }, 'manager'), ['Nowa oferta szkoleń']);
    assert.deepEqual(await texts({ network: 'true', page: '9999' }, 'manager'), []);
    assert.deepEqual(await texts({ network: 'true' }, 'anna'), []);
    assert.equal((await texts({ network: 'true' })).length, 5);
    assert.equal((await list({ network: 'true' }, 'manager')).count, 2);
  });

  it('counts the contacts of authors, and those shared with the viewer', async () => {
    const [jans] = (await list({ author_id: ids.jan ?? '' }, 'manager')).results;
    assert.deepEqual([jans?.author.total_contacts, jans?.author.shared_contacts], [2, 1]);
    assert.equal((await list()).results[0]?.author.shared_contacts, 0);
  });

  it('the list finds words by their prefixes, without case and diacritics, ignoring markup', async () => {
    assert.deepEqual(await texts({ q: 'LODZI ksieg' }), ['Szukam księgowej w Łodzi']);
    assert.deepEqual(await texts({ q: 'nowak' }), [ALL[3]]);
    assert.deepEqual(await texts({ q: 'user' }), []);
    assert.equal((await texts({ q: ' !? ' })).length, 5);
    assert.deepEqual(await texts({ q: "dzień'); drop table posts; --" }), []);
  });

  it('the list has posts with the words as typed before those in other inflections, also after a given post', async () => {
    const typed = await post('Trening szefów', 'anna');
    const other = await post('Treningi sprzedaży', 'jan');
    const newest = await post('Trening głosu', 'owner@');
    const all = await list({ q: 'trening' });
    assert.deepEqual(
      all.results.map(({ id }) => id),
      [newest.id, other.id, typed.id],
    );
    const exact = await list({ q: 'treningi' });
    const order = [other.id, newest.id, typed.id];
    assert.deepEqual(
      exact.results.map(({ id }) => id),
      order,
    );
    assert.equal(exact.count, 3);
    for (const [index, id] of order.entries()) {
      const { results } = await list({ q: 'treningi', before: id });
      assert.deepEqual(
        results.map((one) => one.id),
        order.slice(index + 1),
      );
    }
    await api.db.query(sql`update posts set deleted_at = now() where id = any(${order}::uuid[])`);
    const { results } = await list({ q: 'treningi', before: other.id });
    assert.deepEqual(results, []);
  });

  it('pages without gaps or repeats, and is empty past the end', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ limit: '2', page })));
    assert.deepEqual(
      pages.flatMap(({ results }) => results.map(({ text }) => text)),
      ALL,
    );
    assert.deepEqual([pages[0]?.next, pages[2]?.next], ['/api/posts/?limit=2&page=2', null]);
    const past = await list({ page: '100000' });
    assert.deepEqual([past.results, past.count, past.next], [[], 5, null]);
  });

  it('the list continues after a post, also one that was deleted meanwhile, and counts the whole list', async () => {
    const { results } = await list({ limit: '2' });
    const last = results[1]?.id ?? '';
    assert.deepEqual(await texts({ before: last }), ALL.slice(2));
    assert.equal((await list({ before: last })).count, 5);
    await api.db.query(sql`update posts set deleted_at = now() where id = ${last}`);
    assert.deepEqual(await texts({ before: last }), ALL.slice(2));
    assert.deepEqual(await texts({ before: last, network: 'true' }, 'manager'), ['Nowa oferta szkoleń']);
    await api.db.query(sql`update posts set deleted_at = null where id = ${last}`);
    assert.deepEqual(await texts({ before: newId() }), []);
  });

  it('the list has a stable order among posts of the same moment', async () => {
    await api.db.query(sql`update posts set created_at = '2026-01-01' where author_user_id = ${ids.anna ?? ''}`);
    const query = { author_id: ids.anna ?? '', limit: '1' };
    const both = await Promise.all(['1', '2'].map((page) => texts({ ...query, page })));
    assert.deepEqual(both.flat(), ALL.slice(3));
  });

  it('the list ignores nonsense', async () => {
    const nonsense = { page: 'x', author_id: '1', author_type: 'robot', network: 'maybe', unknown: '1' };
    assert.deepEqual(await texts(nonsense), ALL);
  });

  it('shows the newest comment and five reactions of a popular post, in few statements', async () => {
    const { id } = first;
    for (const login of ['anna', 'jan', 'owner', 'manager', 'member', 'owner@']) {
      await call('POST', 'posts/reaction/', login, { post_id: id, reaction: 'like' });
      await comment(id, `od ${login}`, login);
    }
    const popular = (await list({ author_id: ids.anna ?? '' }, 'member')).results.find((one) => one.id === id);
    assert.deepEqual([popular?.reaction_count, popular?.comment_count, popular?.my_reaction], [6, 6, 'like']);
    assert.deepEqual(
      popular?.comments.map(({ text }) => text),
      ['od owner@'],
    );
    assert.equal(popular?.reactions.length, 5);
    const [newest] = popular?.reactions ?? [];
    assert.deepEqual([newest?.author.id, newest?.author.type, newest?.reaction_type], [company, 'company', 'like']);
    const statements = await statementsOf(api, () => list({ network: 'true', q: 'dzień' }, 'manager'));
    assert.ok(statements >= 2 && statements <= 6, `${statements} statements`);
  });
});
