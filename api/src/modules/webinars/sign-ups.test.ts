import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Webinar, WebinarParticipantPage, WebinarSignUpPage } from '@wspolnik/contract/webinars';
import { HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import { runDue } from '../../platform/jobs/run-due.ts';
import { sql } from '../../storage/sql.ts';
import { formOf } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addUser, asUser } from '../../testing/people.ts';
import { forgetSignUps } from './index.ts';
import { remindOfWebinarsJob } from './remind.job.ts';

const api = await createTestApi();
await addUser(api, { email: 'admin@test.pl', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@test.pl');
const JOIN = 'https://spotkania.test/abc';

type Headers = Record<string, string>;
interface Person {
  id: string;
  headers: Headers;
}
async function person(name: string): Promise<Person> {
  const email = `${name}@test.pl`;
  const id = await addUser(api, { email });
  return { id, headers: await asUser(api, email) };
}
const [anna, jan, ewa] = [await person('Anna'), await person('Jan'), await person('Ewa')];

const now = () => api.context.clock();
const inHours = (hours: number) => new Date(now().getTime() + hours * HOUR_MS).toISOString();
const IN_TWO_DAYS = inHours(48);
const fields = (values: object) => ({
  title: 'Podatki',
  webinar_date: IN_TWO_DAYS,
  speaker_name: 'Ewa Kos',
  join_url: JOIN,
  ...values,
});
const save = async (method: 'POST' | 'PUT', url: string, values: object) => {
  const reply = await api.inject({ method, url, payload: formOf(fields(values)), headers: asAdmin });
  assert.ok(reply.statusCode < 300, reply.body);
  return reply.json<Webinar>();
};
const create = async (values: object = {}) => (await save('POST', '/api/webinars/', values)).id;
const change = (id: string, values: object) => save('PUT', `/api/webinars/${id}/`, values);
/** A start in the past cannot be reached by waiting. */
const start = (id: string, hours: number) =>
  api.db.query(sql`update webinars set webinar_date = ${inHours(hours)} where id = ${id}`);

const call = (method: 'PUT' | 'DELETE', id: string, { headers }: Person, shown = true) =>
  api.inject({
    method,
    url: `/api/webinars/${id}/sign-up/`,
    headers,
    ...(method === 'PUT' && { payload: { show_contacts: shown, show_participants: shown } }),
  });
async function signUp(id: string, who: Person, shown = true): Promise<Webinar> {
  const reply = await call('PUT', id, who, shown);
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json();
}
const signOff = async (id: string, who: Person) => (await call('DELETE', id, who)).json<Webinar>();
const see = async (id: string, headers: Headers = {}) =>
  (await api.inject({ url: `/api/webinars/${id}/`, headers })).json<Webinar>();
const kindsOf = async ({ id }: Person) => (await takeNotifications(api, id)).map(({ kind }) => kind);
const remind = (at: Date) => runDue(api.context, [remindOfWebinarsJob], at);
const connect = (one: Person, other: Person) =>
  api.db.query(sql`
    insert into network_edges (from_node, to_node) select a.id, b.id from network_nodes a, network_nodes b
    where (a.user_id, b.user_id) in ((${one.id}::uuid, ${other.id}::uuid), (${other.id}::uuid, ${one.id}::uuid))`);

describe('places', () => {
  it('two people who take the last place at once get one place and the top of the waiting list', async () => {
    const id = await create({ places: '1' });
    const both = await Promise.all([signUp(id, anna), signUp(id, jan)]);
    const own = both.map(({ sign_up }) => [sign_up?.has_place, sign_up?.position]);
    assert.deepEqual(own.toSorted(), [
      [false, 1],
      [true, null],
    ]);
    assert.equal((await see(id)).free_places, 0);
    // Repeated, it changes nothing.
    await signUp(id, anna);
    assert.equal((await see(id, asAdmin)).organising?.signed_up, 1);
  });

  it('a free place goes to the first who waits: after a sign-off, with more places, when an account is deleted', async () => {
    const id = await create({ places: '1' });
    for (const who of [anna, jan, ewa]) await signUp(id, who);
    assert.deepEqual((await see(id, ewa.headers)).sign_up?.position, 2);
    await Promise.all([anna, jan, ewa].map(kindsOf));
    assert.equal((await signOff(id, anna)).sign_up, null);
    assert.deepEqual([await kindsOf(jan), await kindsOf(ewa)], [['WebinarPlace'], []]);
    await change(id, { places: '2' });
    assert.deepEqual([await kindsOf(jan), await kindsOf(ewa)], [[], ['WebinarPlace']]);
    await signUp(id, anna);
    await api.db.transaction((tx) => forgetSignUps(tx, jan.id, now()));
    assert.deepEqual(await kindsOf(anna), ['WebinarPlace']);
    // With fewer places nobody loses one.
    await change(id, { places: '1' });
    const { organising, free_places } = await see(id, asAdmin);
    assert.deepEqual([organising?.signed_up, organising?.waiting, free_places], [2, 0, 0]);
  });

  it('sign-up stays possible while it runs, and is refused afterwards and where it is elsewhere', async () => {
    const id = await create();
    await start(id, -0.5);
    await signUp(id, anna);
    await start(id, -1);
    const elsewhere = await create({ signup_url: 'https://zapisy.test/podatki' });
    for (const closed of [id, elsewhere]) assert.equal((await call('PUT', closed, jan)).json().code, 'sign_up_closed');
    // What was agreed to is taken back at any time.
    assert.equal((await signUp(id, anna, false)).sign_up?.show_participants, false);
  });
});

it('the join link is for people with a place, from an hour before the start until the end', async () => {
  const id = await create({ places: '1' });
  for (const who of [anna, jan]) await signUp(id, who);
  const linkOf = async (hours: number, headers: Headers) => {
    await start(id, hours);
    const [detail, list] = await Promise.all([
      see(id, headers),
      api.inject({ url: '/api/webinars/?limit=100', headers }),
    ]);
    assert.equal(list.body.includes(JOIN), detail.sign_up?.join_url === JOIN);
    return detail.sign_up?.join_url ?? null;
  };
  for (const other of await api.db.query<{ id: string }>(sql`select id from webinars where id <> ${id}`)) {
    await api.db.query(sql`delete from webinars where id = ${other.id}`);
  }
  assert.deepEqual(
    [await linkOf(1.1, anna.headers), await linkOf(0.9, anna.headers), await linkOf(-0.9, anna.headers)],
    [null, JOIN, JOIN],
  );
  assert.equal(await linkOf(-1.1, anna.headers), null);
  for (const headers of [{}, jan.headers, ewa.headers]) assert.equal(await linkOf(0.5, headers), null);
});

describe('notifications', () => {
  it('a day and an hour before, once each, also with two workers; not while waiting', async () => {
    const id = await create({ places: '1' });
    await signUp(id, anna);
    await signUp(id, jan);
    const begins = Date.parse((await see(id)).webinar_date);
    await kindsOf(anna);
    const told = async (hours: number) => {
      const at = new Date(begins - hours * HOUR_MS);
      await Promise.all([remind(at), remind(at)]);
      return (await takeNotifications(api, anna.id)).map(({ params }) => params.when);
    };
    assert.deepEqual(
      [await told(24.1), await told(23.9), await told(20), await told(1), await told(0.5)],
      [[], ['day'], [], ['hour'], []],
    );
    assert.deepEqual(await kindsOf(jan), []);
  });

  it('who signs up late, or whose reminders were missed, gets what is still true', async () => {
    const id = await create({ webinar_date: inHours(3) });
    await signUp(id, anna);
    const begins = Date.parse((await see(id)).webinar_date);
    await remind(new Date(begins - 2 * HOUR_MS));
    assert.deepEqual(await kindsOf(anna), []);
    await remind(new Date(begins + MINUTE_MS));
    assert.deepEqual(await kindsOf(anna), []);
  });

  it('another start is announced and reminded of again, a deletion is announced', async () => {
    const id = await create();
    await signUp(id, anna);
    await remind(new Date(Date.parse((await see(id)).webinar_date) - 2 * HOUR_MS));
    await kindsOf(anna);
    const { webinar_date } = await change(id, { webinar_date: inHours(96) });
    await remind(new Date(Date.parse(webinar_date) - 20 * HOUR_MS));
    assert.deepEqual(await kindsOf(anna), ['WebinarChanged', 'WebinarReminder']);
    await change(id, { webinar_date, title: 'Podatki 2027' });
    assert.deepEqual(await kindsOf(anna), []);
    await api.inject({ method: 'DELETE', url: `/api/webinars/${id}/`, headers: asAdmin });
    assert.deepEqual(await kindsOf(anna), ['WebinarCancelled']);
  });

  it('a recording is announced once to who had a place, and shown when the webinar is over', async () => {
    const recording_url = 'https://nagrania.test/1';
    const id = await create({ recording_url });
    await signUp(id, anna);
    const begins = Date.parse(IN_TWO_DAYS) + 1000 * HOUR_MS;
    await start(id, (begins - now().getTime()) / HOUR_MS);
    await kindsOf(anna);
    const told = async (hours: number) => {
      const at = new Date(begins + hours * HOUR_MS);
      await Promise.all([remind(at), remind(at)]);
      return (await kindsOf(anna)).filter((kind) => kind === 'WebinarRecording');
    };
    assert.deepEqual([await told(0.9), await told(1.1), await told(2)], [[], ['WebinarRecording'], []]);
    assert.equal((await see(id)).recording_url, null);
    await start(id, -1);
    assert.equal((await see(id)).recording_url, recording_url);
  });

  it('a sign-up is confirmed by a mail with a calendar file', async () => {
    const id = await create({ places: '1', title: 'Kalendarz' });
    await signUp(id, ewa);
    await signUp(id, jan);
    const mails = await api.db.query<{ recipient: string; subject: string; files: number }>(sql`
      select recipient, subject, jsonb_array_length(coalesce(to_jsonb(attachments), '[]')) as files from outbox
      where subject like '%Kalendarz' order by recipient`);
    assert.deepEqual(mails, [
      { recipient: 'Ewa@test.pl', subject: 'Masz miejsce na webinarze: Kalendarz', files: 1 },
      { recipient: 'Jan@test.pl', subject: 'Lista oczekujących: Kalendarz', files: 0 },
    ]);
  });
});

describe('people', () => {
  it('contacts who agreed are named before, and participants who agreed afterwards, to those who came', async () => {
    const id = await create();
    await connect(anna, jan);
    await signUp(id, jan);
    await signUp(id, ewa);
    const seen = async ({ headers }: Person) => (await see(id, headers)).contacts.people.map((one) => one.id);
    assert.deepEqual([await seen(anna), await seen(ewa)], [[jan.id], []]);
    assert.equal((await see(id)).contacts.count, 0);
    const met = async ({ headers }: Person) => {
      const page = await api.inject({ url: `/api/webinars/${id}/participants/`, headers });
      return page.json<WebinarParticipantPage>().results.map((one) => one.id);
    };
    assert.deepEqual(await met(jan), []);
    await start(id, -1);
    assert.deepEqual([await met(jan), await met(anna)], [[ewa.id], []]);
    await signUp(id, jan, false);
    assert.deepEqual([await seen(anna), await met(ewa)], [[], []]);
    await signUp(id, jan);
    await api.inject({
      method: 'POST',
      url: '/api/message-blocks/',
      payload: { user_id: anna.id },
      headers: jan.headers,
    });
    await api.inject({
      method: 'POST',
      url: '/api/message-blocks/',
      payload: { user_id: jan.id },
      headers: ewa.headers,
    });
    assert.deepEqual([await seen(anna), await met(jan), await met(ewa)], [[], [], []]);
  });

  it('an admin reads and downloads who comes; nobody else sees how many', async () => {
    const id = await create({ places: '1' });
    await signUp(id, anna);
    await signUp(id, jan);
    const list = await api.inject({ url: `/api/webinars/${id}/sign-ups/`, headers: asAdmin });
    const entries = list.json<WebinarSignUpPage>().results;
    assert.deepEqual(
      entries.map(({ user, has_place }) => [user.email, has_place]),
      [
        ['Anna@test.pl', true],
        ['Jan@test.pl', false],
      ],
    );
    const file = await api.inject({ url: `/api/webinars/${id}/sign-ups/export/`, headers: asAdmin });
    assert.match(file.body, /"Imię i nazwisko";"E-mail".*\r\n"[^"]+";"Anna@test\.pl";"[^"]+";"tak"\r\n/);
    assert.equal((await see(id, anna.headers)).organising, null);
  });
});
