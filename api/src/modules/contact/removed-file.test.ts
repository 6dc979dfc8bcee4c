import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditPage, ContactMessagePage, OutboxMail } from '@wspolnik/contract';
import { type FormValue, fileOf, formOf } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addUser, asUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';

const api = await createTestApi();
await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@example.test');
const MALWARE = 'malware';
Object.assign(api.context, {
  scanner: { scan: async (bytes: Uint8Array) => (Buffer.from(bytes).includes(MALWARE) ? 'Test.Malware' : null) },
});

const pdf = (name: string, text = MALWARE) => fileOf(Buffer.from(`%PDF-1.7\n${text}\n%%EOF`), name);
const FIELDS = { topic: 'invoices', name: 'Ewa Lis', text: 'Proszę o fakturę', seconds: '12' };
/** Sends these files, lets them be scanned, and answers the number of the message. */
async function send(email: string, files: FormValue, headers = {}, locale = 'pl'): Promise<number> {
  const payload = formOf({ ...FIELDS, email, locale, files });
  const reply = await api.inject({ method: 'POST', url: '/api/contact/', payload, headers });
  assert.equal(reply.statusCode, 201, reply.body);
  await runDueJobs(api.context, api.context.clock());
  return reply.json<{ number: number }>().number;
}
const mailsTo = async (to: string) =>
  (await api.inject({ url: '/api/dev/outbox/', query: { to } })).json<{ results: OutboxMail[] }>().results;
async function auditOf(number: number) {
  const list = await api.inject({
    url: '/api/admin/contact-messages/',
    query: { q: String(number) },
    headers: asAdmin,
  });
  const subject_id = list.json<ContactMessagePage>().results[0]?.id ?? '';
  const query = { subject_type: 'contact_message', subject_id };
  const log = await api.inject({ url: '/api/accounts/admin/audit-log/', query, headers: asAdmin });
  return log.json<AuditPage>().results.map(({ action, actor, details }) => [action, actor?.name ?? null, details]);
}

describe('malware in a file of the contact form', () => {
  it('the guest gets one mail without their own words, and the audit log an entry without a person', async () => {
    const number = await send('gosc@example.test', [pdf('evil.pl.pdf'), pdf('drugi.pdf'), pdf('dobry.pdf', 'ok')]);
    const removed = (await mailsTo('gosc@example.test')).filter(({ subject }) => subject.startsWith('Usunięty'));
    assert.deepEqual(
      removed.map(({ subject }) => subject),
      [`Usunięty plik z wiadomości nr ${number}`],
    );
    assert.ok(!/evil|drugi|Ewa|Proszę/.test(removed[0]?.text ?? 'Ewa'));
    const entry = ['file.removed', null, { threat: 'Test.Malware' }];
    assert.deepEqual(await auditOf(number), [entry, entry]);
    const csv = await api.inject({ url: '/api/accounts/admin/audit-log/export/', headers: asAdmin });
    assert.match(csv.body, /;"";"file\.removed";"contact_message"/);
  });

  it('the mail is in the language of the form', async () => {
    const number = await send('guest@example.test', [pdf('invoice.pdf')], {}, 'en');
    const subjects = (await mailsTo('guest@example.test')).map(({ subject }) => subject);
    assert.ok(subjects.includes(`A file of message no. ${number} was removed`), subjects.join());
  });

  it('a person with an account gets a notification', async () => {
    const person = await addUser(api, { email: 'person@example.test' });
    const number = await send('person@example.test', [pdf('faktura.pdf')], await asUser(api, 'person@example.test'));
    assert.equal((await mailsTo('person@example.test')).length, 1);
    assert.deepEqual(
      (await takeNotifications(api, person)).map(({ kind }) => kind),
      ['FileRemoved'],
    );
    assert.deepEqual(await auditOf(number), [['file.removed', 'Anna Nowak', { threat: 'Test.Malware' }]]);
  });
});
