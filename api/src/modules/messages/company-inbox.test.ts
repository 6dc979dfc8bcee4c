import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ThreadNote } from '@wspolnik/contract/company-inbox';
import type { ThreadHitPage } from '@wspolnik/contract/thread-search';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import {
  api,
  call,
  company,
  headersOf,
  idOf,
  messages,
  partner,
  send,
  threads,
  toCompany,
  unread,
} from './testing/messages.ts';

const [OWNER, MEMBER, AGENT] = [`owner@${company}`, `member@${company}`, `agent@${partner}`] as const;
/** Between two companies, so that each has its own assignment and notes. */
const { thread_id: thread } = await send(AGENT, toCompany(company), 'Czy zrobicie stoły dębowe?');

const assign = (who: string, user_id: string | null, thread_id = thread) =>
  api.inject({
    method: 'PUT',
    url: '/api/message-thread-assignee/',
    headers: headersOf(who),
    payload: { thread_id, user_id },
  });
const assignee = async (who: string) => (await messages(who, thread)).thread.assignee?.id ?? null;
const write = (who: string, text: string, client_id = newId(), thread_id = thread) =>
  call('message-thread-notes/', who, { client_id, thread_id, text });
const remove = (who: string, id: string) =>
  api.inject({ method: 'DELETE', url: `/api/message-thread-notes/${id}/`, headers: headersOf(who) });
const notes = async (who: string, query = '') => (await messages(who, thread, query)).notes.map(({ text }) => text);
const assigned = async (login: string) =>
  (await takeNotifications(api, idOf(login)))
    .filter(({ kind }) => kind === 'ThreadAssigned')
    .map(({ company_id, actor, subject }) => [company_id, actor, subject]);
const frames = async (login: string) =>
  (
    await api.db.query<{ data: object }>(sql`
      select data from realtime_frames where user_id = ${idOf(login)} and type = 'thread.changed' order by seq`)
  ).map(({ data }) => data);

describe('the assignment of a thread', () => {
  test('a member assigns it to a colleague, who is notified; the other side does not learn it', async () => {
    assert.equal((await assign(MEMBER, idOf('owner'))).statusCode, 204);
    assert.deepEqual([await assignee(OWNER), await assignee(AGENT)], [idOf('owner'), null]);
    assert.deepEqual(await assigned('owner'), [[company, idOf('member'), `thread:${thread}`]]);
    assert.deepEqual(await frames('owner'), [{ thread_id: thread, company_id: company }]);
    assert.deepEqual(await frames('agent'), []);
    // Again, and to oneself: nobody is notified.
    await assign(MEMBER, idOf('owner'));
    await assign(MEMBER, idOf('member'));
    for (const login of ['owner', 'member']) assert.deepEqual(await assigned(login), []);
    assert.deepEqual([await assignee(OWNER), (await frames('owner')).length], [idOf('member'), 2]);
  });

  test('the list and the counts are filtered by it, and the other company has its own', async () => {
    const ids = async (who: string, query: string) => (await threads(who, query)).results.map(({ id }) => id);
    const other = (await send('jan', toCompany(company), 'Kiedy dąb?')).thread_id;
    assert.deepEqual(await ids(MEMBER, '?assigned=mine'), [thread]);
    assert.deepEqual(await ids(OWNER, '?assigned=mine'), []);
    assert.deepEqual(await ids(MEMBER, '?assigned=none'), [other]);
    assert.deepEqual(await ids(MEMBER, '?assigned=none&q=stoly'), []);
    assert.deepEqual(await ids(MEMBER, '?assigned=mine&q=stoly'), [thread]);
    const inbox = (await unread(MEMBER)).inboxes.find(({ company_id }) => company_id === company);
    assert.deepEqual([inbox?.unread_mine, inbox?.unread_unassigned], [1, 1]);
    await assign(AGENT, idOf('agent'));
    assert.deepEqual([await assignee(AGENT), await assignee(OWNER)], [idOf('agent'), idOf('member')]);
  });

  test('only members of a side assign it, and only to members', async () => {
    assert.deepEqual(Object.keys((await assign(OWNER, idOf('agent'))).json().fields), ['user_id']);
    const { thread_id } = await send('jan', toCompany(company), 'Dąb?');
    assert.equal((await assign(AGENT, null, thread_id)).statusCode, 404);
    assert.equal((await assign('jan', null, thread_id)).json().code, 'company_required');
  });

  test('of two at once the last one stays, and ends with the membership', async () => {
    await Promise.all([assign(OWNER, idOf('owner')), assign(MEMBER, idOf('member'))]);
    const last = (await assignee(OWNER)) ?? '';
    assert.equal(await assignee(MEMBER), last);
    assert.equal((await assign(OWNER, idOf('member'))).statusCode, 204);
    await api.db.query(sql`delete from company_members where company_id = ${company} and user_id = ${idOf('member')}`);
    assert.equal(await assignee(OWNER), null);
    await api.db.query(sql`
      insert into company_members (company_id, user_id, role) values (${company}, ${idOf('member')}, 'member')`);
  });
});

describe('notes', () => {
  test('colleagues read a note where it was written; the other side reads, counts and hears nothing of it', async () => {
    const before = { unread: await unread(AGENT), frames: (await frames('agent')).length };
    const id = newId();
    const made = await write(MEMBER, ' Stały klient ', id);
    assert.equal(made.statusCode, 201, made.body);
    assert.equal((await write(MEMBER, 'Stały klient', id)).json<ThreadNote>().id, id);
    assert.equal((await write(MEMBER, 'Co innego', id)).json().code, 'idempotency_mismatch');
    assert.equal((await write(OWNER, 'Stały klient', id)).json().code, 'idempotency_mismatch');
    await send(AGENT, toCompany(company), 'A krzesła?');
    await write(OWNER, 'Krzeseł nie robimy');
    assert.deepEqual(await notes(OWNER), ['Stały klient', 'Krzeseł nie robimy']);
    assert.deepEqual(await notes(OWNER, '&before=2'), ['Stały klient']);
    assert.deepEqual(await notes(OWNER, '&after=1'), ['Krzeseł nie robimy']);
    const [first] = (await messages(OWNER, thread)).notes;
    assert.deepEqual([first?.author.id, first?.mine, first?.position], [idOf('member'), false, 1]);
    assert.deepEqual(await notes(AGENT), []);
    assert.equal((await messages(AGENT, thread)).thread.last_message.excerpt, 'A krzesła?');
    assert.deepEqual({ unread: await unread(AGENT), frames: (await frames('agent')).length }, before);
    assert.deepEqual((await frames('owner')).at(-1), { thread_id: thread, position: 2, company_id: company });
  });

  test('only who wrote a note deletes it, as a member of the company', async () => {
    const [first] = (await messages(OWNER, thread)).notes;
    const id = first?.id ?? '';
    for (const who of [OWNER, AGENT]) assert.equal((await remove(who, id)).statusCode, 404, who);
    await api.db.query(sql`delete from company_members where company_id = ${company} and user_id = ${idOf('member')}`);
    for (const reply of [
      await remove(MEMBER, id),
      await write(MEMBER, 'Jeszcze jedna'),
      await call(`message-thread-messages-get/?thread_id=${thread}`, MEMBER),
    ]) {
      assert.equal(reply.statusCode, 403);
    }
    await api.db.query(sql`
      insert into company_members (company_id, user_id, role) values (${company}, ${idOf('member')}, 'member')`);
    assert.equal((await remove(MEMBER, id)).statusCode, 204);
    assert.deepEqual(await notes(OWNER), ['Krzeseł nie robimy']);
  });

  test('a blank note, and one about another company’s thread, are refused', async () => {
    assert.deepEqual(Object.keys((await write(OWNER, ' ')).json().fields), ['text']);
    const { thread_id } = await send('jan', toCompany(partner), 'Dzień dobry');
    assert.equal((await write(OWNER, 'Nie nasza', newId(), thread_id)).statusCode, 404);
    assert.equal((await write('jan', 'Osobista', newId(), thread_id)).json().code, 'company_required');
  });
});

describe('a search in a thread', () => {
  const found = async (who: string, q: string, query = '') => {
    const reply = await call(`message-thread-search/?thread_id=${thread}&q=${encodeURIComponent(q)}${query}`, who);
    return reply.json<ThreadHitPage>().results.map(({ kind, position, excerpt }) => [kind, position, excerpt]);
  };

  test('it finds inflected words in messages, in names of documents and in one’s own notes, newest first', async () => {
    assert.deepEqual(await found(AGENT, 'krzesłami'), [['message', 2, 'A krzesła?']]);
    assert.deepEqual(await found(OWNER, 'KRZESLO'), [
      ['note', 2, 'Krzeseł nie robimy'],
      ['message', 2, 'A krzesła?'],
    ]);
    assert.deepEqual(await found(OWNER, 'krzesła', '&limit=1&page=2'), [['message', 2, 'A krzesła?']]);
    await api.db.query(sql`
      update messages set document_key = 'k', document_name = 'Rysunek_stołu.pdf', document_mime = 'application/pdf', document_bytes = 1
      where thread_id = ${thread} and number = 1`);
    assert.deepEqual(await found(AGENT, 'rysunek'), [['message', 1, 'Czy zrobicie stoły dębowe?']]);
    assert.deepEqual(await found(AGENT, '!'), []);
  });

  test('a message that was hidden or withheld is not found by the other side, nor a thread by a stranger', async () => {
    await api.db.query(sql`update messages set hidden_at = now() where thread_id = ${thread} and number = 1`);
    assert.deepEqual(await found(OWNER, 'stoły'), []);
    assert.equal((await found(AGENT, 'stoły')).length, 1);
    assert.equal((await call(`message-thread-search/?thread_id=${thread}&q=stoly`, 'jan')).statusCode, 404);
  });
});
