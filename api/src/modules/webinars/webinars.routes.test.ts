import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Webinar, type WebinarPage, WebinarPage as WebinarPageSchema } from '@wspolnik/contract/webinars';
import { HOUR_MS } from '@wspolnik/settings';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { type FormValue, formOf, picture } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory, statementsOf } from '../offers/testing/offers.ts';
import { webinarState } from './webinar-state.ts';

const api = await createTestApi();
const category_id = await addCategory(api, 'Finanse');
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const owner = await addUser(api, { email: 'owner@example.test' });
const company = await addCompany(api, 'Firma');
await addMember(api, company, owner, 'owner');
await addMember(api, company, admin, 'owner');
const asAdmin = await asUser(api, 'admin@example.test');

const REQUIRED = { title: 'Podatki', webinar_date: '2027-01-12T10:00:00.000Z', speaker_name: 'Anna Kowal' };
const post = (values: Record<string, FormValue>, headers: Record<string, string> = asAdmin) =>
  api.inject({ method: 'POST', url: '/api/webinars/', payload: formOf(values), headers });
const put = (id: string, values: Record<string, FormValue>) =>
  api.inject({ method: 'PUT', url: `/api/webinars/${id}/`, payload: formOf(values), headers: asAdmin });
const remove = (id: string, headers = asAdmin) =>
  api.inject({ method: 'DELETE', url: `/api/webinars/${id}/`, headers });
const created = async (values: Partial<typeof REQUIRED> = {}): Promise<Webinar> => {
  const reply = await post({ ...REQUIRED, ...values });
  assert.equal(reply.statusCode, 201, reply.body);
  return reply.json<Webinar>();
};
const list = async (query = '') => (await api.inject({ url: `/api/webinars/${query}` })).json<WebinarPage>();
const inHours = (hours: number) => new Date(api.context.clock().getTime() + hours * HOUR_MS).toISOString();

describe('a webinar', () => {
  it('a webinar is created by an admin with all its fields and pictures', async () => {
    const reply = await post({
      ...REQUIRED,
      short_description: 'Co się zmienia w 2027 roku',
      category_id,
      signup_url: 'https://zapisy.example.pl/podatki',
      speaker_description: 'Doradczyni podatkowa',
      speaker_sector: 'Finanse',
      speaker_phone: '600 700 800',
      speaker_email: 'anna@example.pl',
      image: await picture({ width: 1600, height: 900 }),
      speaker_image: await picture({ width: 300, height: 200 }, 'jpeg'),
    });
    assert.equal(reply.statusCode, 201, reply.body);
    const webinar = (await api.inject({ url: `/api/webinars/${reply.json<Webinar>().id}/` })).json<Webinar>();
    assert.deepEqual(
      [webinar.title, webinar.webinar_date, webinar.category?.name, webinar.signup_url],
      ['Podatki', REQUIRED.webinar_date, 'Finanse', 'https://zapisy.example.pl/podatki'],
    );
    assert.deepEqual([webinar.image?.width, webinar.image?.height], [1024, 576]);
    const { image, thumbnail, ...speaker } = webinar.speaker;
    assert.deepEqual(speaker, {
      name: 'Anna Kowal',
      description: 'Doradczyni podatkowa',
      sector: 'Finanse',
      phone: '+48600700800',
      email: 'anna@example.pl',
    });
    for (const url of [webinar.image?.url, webinar.image?.thumbnail, image, thumbnail]) {
      assert.equal((await api.inject({ url: url ?? '' })).headers['content-type'], 'image/jpeg');
    }
    const audit = await api.db.query(sql`select actor_id, action from audit_log where subject_id = ${webinar.id}`);
    assert.deepEqual(audit, [{ actor_id: admin, action: 'webinar.created' }]);
  });

  it('a webinar is created once when the request is repeated', async () => {
    const before = (await list()).count;
    const headers = { ...asAdmin, 'idempotency-key': 'webinar-1' };
    const image = await picture({ width: 90 });
    const [first, second] = [await post({ ...REQUIRED, image }, headers), await post({ ...REQUIRED, image }, headers)];
    assert.equal(second.statusCode, 201, second.body);
    assert.equal(second.json<Webinar>().id, first.json<Webinar>().id);
    assert.equal((await list()).count, before + 1);
    assert.equal((await api.db.query(sql`delete from discarded_files returning key`)).length, 2);
  });

  it('a webinar retains its pictures through an edit, until they are replaced or removed', async () => {
    const first = (await post({ ...REQUIRED, image: await picture(), speaker_image: await picture() })).json<Webinar>();
    const renamed = (await put(first.id, { ...REQUIRED, title: 'VAT' })).json<Webinar>();
    assert.deepEqual([renamed.title, renamed.image, renamed.speaker], ['VAT', first.image, first.speaker]);
    const other = (await put(first.id, { ...REQUIRED, image: await picture({ background: '#00c' }) })).json<Webinar>();
    assert.notEqual(other.image?.url, first.image?.url);
    const none = (
      await put(first.id, { ...REQUIRED, remove_image: 'true', remove_speaker_image: 'true' })
    ).json<Webinar>();
    assert.deepEqual([none.image, none.speaker.image], [null, null]);
    const discarded = await api.db.query(sql`select key from discarded_files`);
    assert.equal(discarded.length, 6);
    assert.equal((await put(newId(), REQUIRED)).json().code, 'not_found');
  });

  it('a webinar is removed when an admin deletes it', async () => {
    const { id } = await created();
    assert.equal((await remove(id)).statusCode, 204);
    assert.equal((await remove(id)).json().code, 'not_found');
    assert.equal((await api.inject({ url: `/api/webinars/${id}/` })).json().code, 'not_found');
    assert.equal((await api.inject({ url: `/api/webinars/${id}/calendar.ics` })).json().code, 'not_found');
  });

  it('a webinar is refused to everybody else', async () => {
    const { id } = await created();
    for (const [headers, code] of [
      [{}, 'not_authenticated'],
      [await asUser(api, 'owner@example.test'), 'forbidden'],
      [await asUser(api, 'owner@example.test', company), 'forbidden'],
      [await asUser(api, 'admin@example.test', company), 'forbidden'],
    ] as const) {
      assert.equal((await post(REQUIRED, headers)).json().code, code);
      assert.equal((await remove(id, { ...headers } as Record<string, string>)).json().code, code);
    }
  });

  it('a webinar is refused with the invalid field', async () => {
    for (const [values, field, code] of [
      [{ title: '  ' }, 'title', 'required'],
      [{ title: 'x'.repeat(201) }, 'title', 'maxLength'],
      [{ webinar_date: 'jutro' }, 'webinar_date', 'invalid'],
      [{ webinar_date: '2027-02-31T10:00:00Z' }, 'webinar_date', 'invalid'],
      [{ speaker_name: ' ' }, 'speaker_name', 'required'],
      [{ signup_url: 'javascript:alert(1)' }, 'signup_url', 'url'],
      [{ signup_url: 'zapisy' }, 'signup_url', 'url'],
      [{ speaker_phone: '+49 600 700 800' }, 'speaker_phone', 'phone'],
      [{ speaker_email: 'anna' }, 'speaker_email', 'email'],
      [{ category_id: newId() }, 'category_id', 'select'],
      [{ image: new File(['GIF89a'], 'x.png') }, 'image', 'fileFormat'],
    ] as [Record<string, FormValue>, string, string][]) {
      const reply = await post({ ...REQUIRED, ...values });
      assert.equal(reply.statusCode, 422, JSON.stringify(values));
      assert.equal(reply.json().fields[field]?.[0].code, code, reply.body);
    }
  });
});

describe('the time of a webinar', () => {
  it('the time is half-open: it runs from its start, and is past one hour later to the millisecond', () => {
    const start = new Date('2027-01-12T10:00:00Z');
    const at = (milliseconds: number) => webinarState(start, new Date(start.getTime() + milliseconds));
    assert.deepEqual([at(-1), at(0), at(HOUR_MS - 1), at(HOUR_MS)], ['upcoming', 'running', 'running', 'past']);
  });

  it('orders the list: running and coming ones first, the next on top; then past ones, the latest on top', async () => {
    await api.db.query(sql`delete from webinars`);
    for (const hours of [48, -0.5, -72, 2, -1.5]) await created({ title: `${hours}`, webinar_date: inHours(hours) });
    const page = await list();
    assert.ok(Compile(WebinarPageSchema).Check(page), JSON.stringify(Compile(WebinarPageSchema).Errors(page)));
    assert.deepEqual(
      page.results.map(({ title, state }) => [title, state]),
      [
        ['-0.5', 'running'],
        ['2', 'upcoming'],
        ['48', 'upcoming'],
        ['-1.5', 'past'],
        ['-72', 'past'],
      ],
    );
    for (const [state, titles] of [
      ['upcoming', ['2', '48']],
      ['running', ['-0.5']],
      ['past', ['-1.5', '-72']],
    ] as const) {
      const { results, count } = await list(`?state=${state}`);
      assert.deepEqual([results.map(({ title }) => title), count], [titles, titles.length]);
    }
    const second = await list('?limit=2&page=2');
    assert.deepEqual([second.results.map(({ title }) => title), second.count], [['48', '-1.5'], 5]);
    assert.deepEqual((await list('?page=100000')).results, []);
    assert.ok((await statementsOf(api, () => list('?limit=100'))) <= 6);
  });
});

describe('the calendar of all webinars', () => {
  const feed = (headers: Record<string, string> = {}) => api.inject({ url: '/api/webinars/calendar.ics', headers });

  it('the calendar is public, has every webinar and answers 304 until one changes', async () => {
    await api.db.query(sql`delete from webinars`);
    const { id } = await created({ title: 'Pierwszy' });
    await created({ title: 'Dawny', webinar_date: inHours(-9000) });
    const first = await feed();
    assert.match(String(first.headers['content-type']), /^text\/calendar/);
    assert.match(String(first.headers['cache-control']), /^public, max-age=\d+$/);
    assert.ok(first.body.includes('SUMMARY:Pierwszy') && first.body.includes('SUMMARY:Dawny'));
    const tag = String(first.headers.etag);
    for (const known of [tag, `"other", W/${tag}`]) {
      const again = await feed({ 'if-none-match': known });
      assert.deepEqual([again.statusCode, again.body, again.headers['content-length']], [304, '', undefined]);
    }
    await put(id, { ...REQUIRED, title: 'Pierwszy', webinar_date: '2027-02-12T10:00:00.000Z' });
    const moved = await feed({ 'if-none-match': tag });
    assert.equal(moved.statusCode, 200);
    assert.match(moved.body, /SEQUENCE:1\r\n/);
    assert.ok(moved.body.includes('DTSTART;TZID=Europe/Warsaw:20270212T110000'));
    const single = await api.inject({ url: `/api/webinars/${id}/calendar.ics` });
    assert.match(single.body, /SEQUENCE:1\r\n/);
  });

  it('no longer has a webinar that was deleted', async () => {
    const { id } = await created();
    assert.ok((await feed()).body.includes(`UID:${id}@`));
    await remove(id);
    assert.ok(!(await feed()).body.includes(id));
  });
});
