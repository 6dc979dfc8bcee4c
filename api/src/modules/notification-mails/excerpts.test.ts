import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Notification, NotificationPage } from '@wspolnik/contract/notifications';
import { HOUR_MS } from '@wspolnik/settings';
import { runDue } from '../../platform/jobs/run-due.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { mailNoticesJob } from './notification-mails.jobs.ts';

const api = await createTestApi();
const company = await addCompany(api, 'Pracownia');

async function person(login: string) {
  const email = `${login}@example.test`;
  const id = await addUser(api, { email });
  return { id, email, token: (await signIn(api, email)).access };
}
const [anna, jan] = [await person('anna'), await person('jan')];
await addMember(api, company, anna.id, 'owner');

async function send<Reply>(who: typeof anna, url: string, payload: object): Promise<Reply> {
  const reply = await api.inject({ method: 'POST', url: `/api/${url}`, headers: as(who.token), payload });
  assert.ok(reply.statusCode < 300, reply.body);
  return reply.json<Reply>();
}
const post = async (text: string) => (await send<{ id: string }>(anna, 'posts/', { text })).id;
const comment = async (post_id: string, text: string) =>
  (await send<{ id: string }>(jan, 'posts/comment/', { post_id, text })).id;

async function newest(who: typeof anna): Promise<Notification> {
  const reply = await api.inject({ url: '/api/notifications/?limit=1', headers: as(who.token) });
  const [first] = reply.json<NotificationPage>().results;
  assert.ok(first);
  return first;
}
async function excerptsOf(who: typeof anna) {
  const { kind, excerpt, post_excerpt } = await newest(who);
  return [kind, excerpt, post_excerpt];
}

test('a comment comes with its words and the post, until it is hidden or the post is deleted', async () => {
  const id = await post('Szukamy\n\ndrukarni  w Krakowie');
  const written = await comment(id, `Polecam @[x](user:${anna.id}), druk w dwa dni`);
  assert.deepEqual(await excerptsOf(anna), [
    'PostCommented',
    'Polecam Anna Nowak, druk w dwa dni',
    'Szukamy drukarni w Krakowie',
  ]);
  await api.db.query(sql`update post_comments set hidden_at = now() where id = ${written}`);
  assert.deepEqual(await excerptsOf(anna), ['PostCommented', null, 'Szukamy drukarni w Krakowie']);
  await api.db.query(sql`update posts set deleted_at = now() where id = ${id}`);
  assert.deepEqual(await excerptsOf(anna), ['PostCommented', null, null]);
});

test('a like comes with the post, and a mention with the text that it is in', async () => {
  const id = await post('Nowa pracownia otwarta');
  await send(jan, 'posts/reaction/', { post_id: id, reaction: 'like' });
  assert.deepEqual(await excerptsOf(anna), ['PostReacted', null, 'Nowa pracownia otwarta']);
  await post(`Dziękuję: @[x](user:${jan.id})`);
  assert.deepEqual(await excerptsOf(jan), ['PostMentioned', 'Dziękuję: Anna Nowak', null]);
});

test('a long text ends with a whole word', async () => {
  await comment(await post('Pytanie'), 'słowo '.repeat(100));
  const { excerpt } = await newest(anna);
  assert.match(excerpt ?? '', /^(słowo )+słowo…$/);
  assert.ok((excerpt ?? '').length <= 140);
});

test('a message comes with its words, the last one of the thread and never the own', async () => {
  const to = { user_recipient_id: anna.id };
  await send(jan, 'message-send/', { ...to, message: 'Dzień dobry' });
  await send(jan, 'message-send/', { ...to, message: 'Czy oferta jest aktualna?' });
  assert.deepEqual(await excerptsOf(anna), ['MessageForUser', 'Czy oferta jest aktualna?', null]);
  await send(anna, 'message-send/', { user_recipient_id: jan.id, message: 'Tak' });
  assert.deepEqual(await excerptsOf(anna), ['MessageForUser', 'Czy oferta jest aktualna?', null]);
  assert.deepEqual(await excerptsOf(jan), ['MessageForUser', 'Tak', null]);
});

test('an opinion and its reply come with their words', async () => {
  const opinion = { company_id: company, text: 'Solidna praca', rating: 5 };
  const { id } = await send<{ id: string }>(jan, 'company/comment/', opinion);
  assert.deepEqual(await excerptsOf(anna), ['RatingReceived', 'Solidna praca', null]);
  const url = `/api/company/comment/${id}/reply/`;
  await api.inject({ method: 'PUT', url, headers: as(anna.token, company), payload: { text: 'Dziękujemy' } });
  assert.deepEqual(await excerptsOf(jan), ['OpinionReplied', 'Dziękujemy', null]);
});

interface SentMail {
  subject: string;
  text: string;
  html: string;
}
/** The mail at once about what happens in `act`, which is of this kind. */
async function mailAbout(kind: string, act: () => Promise<unknown>): Promise<SentMail> {
  const payload = { settings: [{ kind, mail: 'now' }] };
  await api.inject({ method: 'PUT', url: '/api/notification-settings/', headers: as(anna.token), payload });
  await api.db.query(sql`delete from notifications`);
  await api.db.query(sql`delete from jobs`);
  await act();
  await api.db.query(sql`delete from outbox`);
  await runDue(api.context, [mailNoticesJob], new Date(Date.now() + HOUR_MS));
  const mail = await api.db.one<SentMail>(sql`select subject, text, html from outbox where recipient = ${anna.email}`);
  assert.ok(mail);
  return mail;
}

test('a mail shows who acted, their words and a button that says what to do', async () => {
  const message = await mailAbout('MessageForUser', () =>
    send(jan, 'message-send/', { user_recipient_id: anna.id, message: 'Kiedy <możemy> wpaść?' }),
  );
  assert.match(
    message.text,
    /Nowa wiadomość od: Anna Nowak\n\n(„[^”]+”\n\n)*„Kiedy <możemy> wpaść\?”\n\nOdpowiedz:\nhttp/,
  );
  assert.match(message.html, />AN<\/td>\s*<td[^>]*><strong>Anna Nowak<\/strong><br><span[^>]*>Osoba</);
  assert.match(message.html, /„Kiedy &lt;możemy&gt; wpaść\?”/);
  assert.doesNotMatch(message.html, /<img|url\(/);
  const invitation = await mailAbout('NetworkInvite', () =>
    send(jan, 'network/manage/', { type: 'add', recipient: 'user', recipient_id: anna.id }),
  );
  assert.match(invitation.html, /href="http:\/\/localhost:3000\/notifications\?open=[^"]+"[^>]*>Przyjmij zaproszenie</);
});

test('a mail leaves out words that mail programs would turn into a link', async () => {
  const id = await post('Pytanie o cenę');
  const plain = await mailAbout('PostCommented', () => comment(id, 'Chętnie pomogę'));
  assert.equal(plain.subject, 'Anna Nowak komentuje: „Chętnie pomogę”');
  assert.match(plain.text, /Wpis: „Pytanie o cenę”/);
  const linked = await mailAbout('PostCommented', () => comment(id, 'Dopłać na evil.pl'));
  assert.equal(linked.subject, 'Anna Nowak komentuje Twój wpis');
  assert.ok(!`${linked.text}${linked.html}`.includes('evil.pl'));
});
