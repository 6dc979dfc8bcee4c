import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ContactMessageDetail } from '@wspolnik/contract';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { fileOf, formOf } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addUser, asUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';

const api = await createTestApi();
await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@example.test');
const person = await addUser(api, { email: 'person@example.test' });
const asPerson = await asUser(api, 'person@example.test');

const MALWARE = 'malware';
let scans = 0;
const scanner = {
  scan: async (bytes: Uint8Array) => {
    scans += 1;
    return Buffer.from(bytes).includes(MALWARE) ? 'Test.Malware' : null;
  },
};
const runJobs = () => runDueJobs(api.context, api.context.clock());

/** A message of the person with these texts in its files; answers its id. */
async function send(...texts: string[]): Promise<string> {
  const files = texts.map((text) => fileOf(Buffer.from(`%PDF-1.7\n${text}\n%%EOF`), 'faktura.pdf'));
  const fields = {
    topic: 'invoices',
    name: 'Ewa Lis',
    email: `${newId()}@example.test`,
    text: 'Faktura',
    seconds: '12',
  };
  const payload = formOf({ ...fields, files });
  const reply = await api.inject({ method: 'POST', url: '/api/contact/', payload, headers: asPerson });
  const { number } = reply.json<{ number: number }>();
  return (await api.db.one<{ id: string }>(sql`select id from contact_messages where number = ${number}`))?.id ?? '';
}
async function filesOf(id: string) {
  const reply = await api.inject({ url: `/api/admin/contact-messages/${id}/`, headers: asAdmin });
  return reply.json<ContactMessageDetail>().files;
}

describe('documents of a time without a scanner', () => {
  it('documents are scanned once there is one, stay available meanwhile, and are removed with malware', async () => {
    const id = await send('invoice', MALWARE);
    await runJobs();
    Object.assign(api.context, { scanner });
    assert.deepEqual(
      (await filesOf(id)).map(({ state, url }) => [state, url !== null]),
      [
        ['available', true],
        ['available', true],
      ],
    );
    api.passTime(15_000);
    await runJobs();
    assert.deepEqual(
      (await filesOf(id)).map(({ state }) => state),
      ['available', 'removed'],
    );
    assert.deepEqual(
      (await takeNotifications(api, person)).map(({ kind }) => kind),
      ['FileRemoved'],
    );
    const done = scans;
    api.passTime(15_000);
    await runJobs();
    assert.equal(scans, done);
  });

  it('documents whose file is missing do not delay others', async () => {
    Object.assign(api.context, { scanner: null });
    const lost = [];
    for (let count = 0; count < 7; count += 1) lost.push(await send('a', 'b', 'c'));
    for (const { key } of await api.db.query<{ key: string }>(sql`select key from contact_files`))
      await api.context.files.delete(key);
    const id = await send(MALWARE);
    Object.assign(api.context, { scanner });
    for (let run = 0; run < 2; run += 1) {
      api.passTime(15_000);
      await runJobs();
    }
    assert.deepEqual(
      (await filesOf(id)).map(({ state }) => state),
      ['removed'],
    );
    assert.equal((await filesOf(lost[0] ?? ''))[0]?.state, 'available');
  });
});
