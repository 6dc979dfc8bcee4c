import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OutboxMail } from '@wspolnik/contract/accounts';
import type { ContactMessageDetail, ContactMessagePage } from '@wspolnik/contract/contact';
import { newId } from '../../platform/ids.ts';
import { RETENTION_MS } from '../../platform/retention.ts';
import { sql } from '../../storage/sql.ts';
import { type FormValue, fileOf, formOf, picture } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, asUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';

const OPERATOR = 'biuro@example.test';
const api = await createTestApi({ env: { CONTACT_EMAIL: OPERATOR } });
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@example.test');
const PDF = fileOf(Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'), 'faktura.pdf');

const fields = { topic: 'invoices', name: 'Ewa Lis', text: 'Proszę o fakturę', seconds: '12' };
const send = (email: string, changes: Record<string, FormValue> = {}, headers = {}) =>
  api.inject({ method: 'POST', url: '/api/contact/', payload: formOf({ ...fields, email, ...changes }), headers });
const mailsTo = async (to: string) =>
  (await api.inject({ url: '/api/dev/outbox/', query: { to } })).json<{ results: OutboxMail[] }>().results;
const list = async (query: Record<string, string> = {}) =>
  (await api.inject({ url: '/api/admin/contact-messages/', query, headers: asAdmin })).json<ContactMessagePage>();
const post = (path: string, payload: object) =>
  api.inject({ method: 'POST', url: `/api/admin/contact-messages/${path}/`, payload, headers: asAdmin });

/** A stored message; answers its id. */
async function sent(changes: Record<string, FormValue> = {}, headers = {}): Promise<string> {
  const reply = await send(`${newId()}@example.test`, changes, headers);
  assert.equal(reply.statusCode, 201, reply.body);
  const row = await api.db.one<{ id: string }>(
    sql`select id from contact_messages where number = ${reply.json<{ number: number }>().number}`,
  );
  return row?.id ?? '';
}

describe('the contact form', () => {
  it('the form stores the message with its files and mails both sides', async () => {
    const files = [PDF, await picture({}, 'png', 'zrzut.png')];
    const reply = await send('ewa@example.test', { files });
    assert.equal(reply.statusCode, 201, reply.body);
    const { number } = reply.json<{ number: number }>();
    const [confirmation] = await mailsTo('ewa@example.test');
    assert.match(confirmation?.subject ?? '', new RegExp(`nr ${number}`));
    // Nothing that was typed is sent to an address that anybody can enter.
    assert.ok(!confirmation?.text.includes('Proszę') && !confirmation?.text.includes('Ewa'));
    const [notice] = await mailsTo(OPERATOR);
    assert.ok(notice?.text.includes('Proszę o fakturę'));

    const { results } = await list({ q: String(number) });
    assert.equal(results.length, 1);
    const url = `/api/admin/contact-messages/${results[0]?.id}/`;
    const message = (await api.inject({ url, headers: asAdmin })).json<ContactMessageDetail>();
    assert.deepEqual([message.text, message.status, message.user_id], ['Proszę o fakturę', 'waiting', null]);
    assert.deepEqual(
      message.files.map(({ name }) => name),
      ['faktura.pdf', 'zrzut.png'],
    );
    const file = await api.inject({ url: message.files[0]?.url ?? '' });
    assert.equal(file.statusCode, 200);
  });

  it('mails the operator no name that reads like a link', async () => {
    assert.equal((await send('ola@example.test', { name: 'Bank: evil.pl' })).statusCode, 201);
    const [notice] = await mailsTo(OPERATOR);
    assert.match(notice?.text ?? '', /^Ktoś \(ola@example\.test\) pisze/);
  });

  it('a robot gets the same answer, and nothing is stored', async () => {
    const robots: Record<string, string>[] = [{ website: 'https://spam.example' }, { seconds: '1' }];
    for (const changes of robots) {
      const reply = await send('robot@example.test', changes);
      assert.equal(reply.statusCode, 201);
      assert.equal(typeof reply.json<{ number: number }>().number, 'number');
    }
    assert.deepEqual(await mailsTo('robot@example.test'), []);
    assert.equal((await list({ q: 'robot@example.test' })).count, 0);
  });

  it('the form is limited for each address', async () => {
    for (let i = 0; i < 5; i += 1) assert.equal((await send('flood@example.test')).statusCode, 201);
    const reply = await send('Flood@example.test');
    assert.equal(reply.statusCode, 429);
    assert.equal((await list({ q: 'flood@example.test' })).count, 5);
  });

  it('the form has one effect for one key', async () => {
    const key = { 'idempotency-key': newId() };
    const numbers = [await send('twice@example.test', {}, key), await send('twice@example.test', {}, key)].map(
      (reply) => reply.json<{ number: number }>().number,
    );
    assert.equal(numbers[0], numbers[1]);
    assert.equal((await list({ q: 'twice@example.test' })).count, 1);
  });

  it('the form refuses too many, too large and other files, and empty fields', async () => {
    const four = [PDF, PDF, PDF, PDF];
    const fieldsOf = async (changes: Record<string, FormValue>) =>
      (await send('bad@example.test', changes)).json<{ fields: Record<string, { code: string }[]> }>().fields;
    assert.equal((await fieldsOf({ files: four })).files?.[0]?.code, 'max');
    const text = fileOf(Buffer.from('zwykły tekst'), 'notatka.pdf');
    assert.equal((await fieldsOf({ files: text })).files?.[0]?.code, 'fileFormat');
    const large = fileOf(Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5_000_001)]), 'duzy.pdf');
    assert.equal((await fieldsOf({ files: large })).files?.[0]?.code, 'fileSize');
    assert.equal((await fieldsOf({ text: 'x'.repeat(2001) })).text?.[0]?.code, 'maxLength');
    assert.equal((await fieldsOf({ name: '\u200b' })).name?.[0]?.code, 'required');
    assert.equal((await list({ q: 'bad@example.test' })).count, 0);
  });
});

describe('a message in the administration', () => {
  it('a message is found by status and words', async () => {
    await sent({ text: 'Żółta łódź nie działa' });
    assert.equal((await list({ q: 'zolta lodz', status: 'waiting' })).count, 1);
    assert.equal((await list({ q: 'zolta lodz', status: 'closed' })).count, 0);
    assert.equal((await list({ q: '100%' })).count, 0);
  });

  it('a message is answered by mail, once for what was read', async () => {
    const email = `${newId()}@example.test`;
    await send(email);
    const { id = '', number } = (await list({ q: email })).results[0] ?? {};
    const answer = { text: 'Faktura jest\nw załączniku', seen: 0 };
    const replies = await Promise.all([post(`${id}/answer`, answer), post(`${id}/answer`, answer)]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
    assert.equal(replies.find(({ statusCode }) => statusCode === 409)?.json().code, 'already_decided');
    const mails = await mailsTo(email);
    assert.deepEqual(mails.map(({ subject }) => subject).toSorted(), [
      `Mamy Twoją wiadomość nr ${number}`,
      `Odpowiedź na wiadomość nr ${number}`,
    ]);
    assert.ok(mails.some(({ html }) => html.includes('Faktura jest<br>w\u00a0załączniku')));
    const again = await post(`${id}/answer`, { text: 'I korekta', seen: 1 });
    const message = again.json<ContactMessageDetail>();
    assert.deepEqual(
      [message.status, message.answers.map(({ text }) => text)],
      ['answered', [answer.text, 'I korekta']],
    );
    const log = await api.db.query<{ action: string; details: object }>(
      sql`select action, details from audit_log where subject_id = ${id}`,
    );
    assert.deepEqual(log[0], { action: 'contact_message.answered', details: { number } });
  });

  it('a message is closed and opened again, each once, and takes no answer meanwhile', async () => {
    const id = await sent();
    assert.equal((await post(`${id}/status`, { closed: true })).json().status, 'closed');
    assert.equal((await post(`${id}/status`, { closed: true })).json().code, 'invalid_transition');
    assert.equal((await post(`${id}/answer`, { text: 'Już', seen: 0 })).json().code, 'invalid_transition');
    assert.equal((await post(`${id}/status`, { closed: false })).json().status, 'waiting');
  });

  it('a message updates the open pages of admins, and so does each answer and closing', async () => {
    const takeReaders = async () => {
      const rows = await api.db.query<{ user_id: string }>(
        sql`delete from realtime_frames where type = 'contact.changed' returning user_id`,
      );
      return rows.map(({ user_id }) => user_id);
    };
    await takeReaders();
    const id = await sent();
    assert.deepEqual(await takeReaders(), [admin]);
    await post(`${id}/answer`, { text: 'W załączniku', seen: 0 });
    assert.deepEqual(await takeReaders(), [admin]);
    await post(`${id}/status`, { closed: true });
    assert.deepEqual(await takeReaders(), [admin]);
  });

  it('a message is not answered by its own sender', async () => {
    const id = await sent({}, asAdmin);
    assert.equal((await post(`${id}/answer`, { text: 'Ja', seen: 0 })).json().code, 'own_profile');
    await api.db.query(sql`update contact_messages set user_id = null where user_id = ${admin}`);
  });

  it('a message is deleted with its files when its time is over', async () => {
    const id = await sent({ files: PDF });
    const kept = await sent();
    const old = new Date(api.context.clock().getTime() - RETENTION_MS.contactMessage - 1000);
    await api.db.query(sql`update contact_messages set updated_at = ${old} where id = ${id}`);
    const file = await api.db.one<{ key: string }>(sql`select key from contact_files where message_id = ${id}`);
    await runDueJobs(api.context, api.context.clock());
    const left = await api.db.query<{ id: string }>(sql`select id from contact_messages where id in (${id}, ${kept})`);
    assert.deepEqual(left, [{ id: kept }]);
    const discarded = await api.db.one(sql`select key from discarded_files where key = ${file?.key ?? ''}`);
    assert.ok(discarded);
  });
});
