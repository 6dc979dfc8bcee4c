import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import type { DataExport } from '@wspolnik/contract/accounts';
import type { Order } from '@wspolnik/contract/orders';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { fileOf, formOf } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import {
  addCompany,
  addMember,
  addUser,
  as as asSession,
  asUser,
  confirmed,
  PASSWORD,
  signIn,
} from '../../testing/people.ts';
import { seenOf } from '../../testing/seen.ts';
import { insertMessage } from '../contact/contact.sql.ts';
import { runDueJobs } from '../jobs.ts';
import { addCategory, addContact, addInvitation, addOffer } from '../offers/testing/offers.ts';
import { addApp, addKey } from '../sign-in/testing/second-step.ts';
import { makeExportJob } from './export.jobs.ts';

const api = await createTestApi();
const me = await addUser(api, { email: 'me@example.test' });
const other = await addUser(api, { email: 'other@example.test' });
const company = await addCompany(api, 'Pracownia');
const seller = await addCompany(api, 'Sprzedawca');
await addMember(api, company, me, 'manager');
await addContact(api, me, seller);
await addInvitation(api, me, await addCompany(api, 'Zaproszona'));
const offer = await addOffer(api, { company_id: seller, category_id: await addCategory(api, 'IT') });
const headers = await asUser(api, 'me@example.test');

const CENTRAL = 0x02014b50;

/** Files of an archive by name, through its central directory. */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(bytes.length - 22 + 16);
  while (bytes.readUInt32LE(at) === CENTRAL) {
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString();
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    files.set(name, method === 8 ? inflateRawSync(content) : content);
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

const ask = async (as = headers) =>
  api.inject({ method: 'POST', url: '/api/accounts/export/', headers: await confirmed(api, as) });
const latest = async (as = headers): Promise<DataExport | null> =>
  (await api.inject({ url: '/api/accounts/export/', headers: as })).json().export;
const makeExports = () => runDueJobs(api.context, api.context.clock());

/** Asks for a copy, lets the job make it, and reads the ZIP. Former requests of anybody do not count. */
async function exported(as = headers) {
  await api.db.query(sql`delete from data_exports`);
  assert.equal((await ask(as)).statusCode, 201);
  await makeExports();
  const reply = await api.inject({ url: (await latest(as))?.url ?? '' });
  assert.equal(reply.statusCode, 200, reply.body);
  assert.equal(reply.headers['content-type'], 'application/zip');
  assert.match(String(reply.headers['content-disposition']), /attachment; filename="wspolnik.zip"/);
  const files = unzip(reply.rawPayload);
  return {
    files,
    rows: (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null') as Record<string, unknown>[],
  };
}

async function addPost(author: string, text: string, image: string | null = null): Promise<void> {
  await api.db.query(sql`
    insert into posts (id, text, author_type, author_user_id, written_by, image_key, thumbnail_key, image_width, image_height, created_at)
    values (${newId()}, ${text}, 'user', ${author}, ${author}, ${image}, ${image}, ${image && 10}, ${image && 10}, now())`);
}

describe('the export of own data', () => {
  test('the export contains the caller’s data and nobody else’s', async () => {
    await api.context.files.put('file-1.jpg', Buffer.from('jpeg'));
    await api.db.query(sql`update users set image = '/api/files/file-1.jpg', phone = '+48600700800' where id = ${me}`);
    await addPost(me, 'Mój wpis <b>"żółty"</b>');
    await addPost(other, 'Cudzy wpis');
    for (const [buyer, title] of [
      [me, 'Moje zamówienie'],
      [other, 'Cudze zamówienie'],
    ] as const) {
      await api.db.query(sql`
        insert into orders (id, offer_id, seller_id, buyer_user_id, offer_title, price, reward)
        values (${newId()}, ${offer}, ${seller}, ${buyer}, ${title}, 123450, 1000)`);
    }
    const { files, rows } = await exported();
    assert.deepEqual(
      [rows('profile')[0]?.email, rows('profile')[0]?.phone, rows('profile').length],
      ['me@example.test', '+48600700800', 1],
    );
    assert.deepEqual(rows('profile')[0]?.visibility, { email: 'nobody', phone: 'nobody', contacts: 'signed_in' });
    assert.deepEqual(
      rows('companies').map(({ name, role }) => [name, role]),
      [['Pracownia', 'manager']],
    );
    assert.deepEqual(
      rows('contacts').map(({ name, type, status }) => [name, type, status]),
      [
        ['Sprzedawca', 'company', 'both_connected'],
        ['Zaproszona', 'company', 'you_connected'],
      ],
    );
    assert.deepEqual(
      rows('posts').map(({ text }) => text),
      ['Mój wpis <b>"żółty"</b>'],
    );
    assert.deepEqual(
      rows('purchases').map(({ offer: title, price, price_net, vat_rate }) => [title, price, price_net, vat_rate]),
      [['Moje zamówienie', '1234.50', '1003.66', '23']],
    );
    assert.ok(rows('sessions').length > 0);
    assert.equal(files.get('images/file-1.jpg')?.toString(), 'jpeg');
    const all = [...files.values()].map(String).join();
    for (const secret of ['Cudz', 'other@example.test', '$argon2']) assert.ok(!all.includes(secret), secret);
  });

  test('the export contains both sides of the caller’s conversations, and the caller’s searches and opinions', async () => {
    const send = (sender: Record<string, string>, recipient: string, message: string) =>
      api.inject({
        method: 'POST',
        url: '/api/message-send/',
        payload: { user_recipient_id: recipient, message },
        headers: sender,
      });
    const third = await addUser(api, { email: 'third@example.test' });
    assert.equal((await send(headers, other, 'Dzień dobry')).statusCode, 201);
    assert.equal((await send(await asUser(api, 'other@example.test'), me, 'Odpowiedź')).statusCode, 201);
    await send(await asUser(api, 'other@example.test'), third, 'Nie dla mnie');
    await api.inject({ method: 'POST', url: '/api/message-blocks/', payload: { user_id: third }, headers });
    const search = { name: 'Sklepy', filters: { q: 'sklep' } };
    await api.inject({ method: 'POST', url: '/api/saved-searches/', payload: search, headers });
    const opinion = { company_id: seller, text: 'Polecam', rating: 5 };
    await api.inject({ method: 'POST', url: '/api/company/comment/', payload: opinion, headers });
    const setting = { kind: 'PostReacted', mail: 'daily' };
    await api.inject({ method: 'PUT', url: '/api/notification-settings/', payload: { settings: [setting] }, headers });
    const { rows } = await exported();
    assert.deepEqual(
      rows('notification-settings').map(({ kind, in_product, mail }) => [kind, in_product, mail]),
      [['PostReacted', true, 'daily']],
    );
    assert.deepEqual(
      rows('messages').map(({ text, sent_by_me }) => [text, sent_by_me]),
      [
        ['Dzień dobry', true],
        ['Odpowiedź', false],
      ],
    );
    assert.deepEqual(
      rows('message-blocks').map(({ user }) => user),
      [third],
    );
    assert.deepEqual(
      rows('saved-searches').map(({ name }) => name),
      ['Sklepy'],
    );
    assert.deepEqual(
      rows('opinions').map(({ text }) => text),
      ['Polecam'],
    );
  });

  test('the export contains the caller’s additions to a company’s order, and no colleague’s', async () => {
    const colleague = await addUser(api, { email: 'colleague@example.test' });
    await addMember(api, company, colleague, 'member');
    const mine = { ...headers, 'company-id': company };
    const theirs = await asUser(api, 'colleague@example.test', company);
    const send = async (url: string, sender: Record<string, string>, payload: object) => {
      const options = { method: 'POST', url: `/api/offers/${url}/`, payload } as const;
      const reply = await api.inject({ ...options, headers: { ...sender, 'idempotency-key': newId() } });
      assert.ok(reply.statusCode < 300, reply.body);
      return reply.json<Order>();
    };
    const { id: transaction_id } = await send('buy', mine, { offer_id: offer, ...(await seenOf(api.db, offer)) });
    for (const [sender, whose] of [
      [mine, 'moja'],
      [theirs, 'kolegi'],
    ] as const) {
      await send('sale-add-info', sender, { transaction_id, text: `Umowa ${whose}` });
      const document = fileOf(Buffer.from(`%PDF-1.4\n% ${whose}\n%%EOF\n`), `${whose}.pdf`);
      await send('sale-add-document', sender, formOf({ transaction_id, document }));
      api.passTime(1);
    }
    const { files, rows } = await exported();
    const purchase = rows('purchases').find(({ id }) => id === transaction_id);
    assert.deepEqual([purchase?.infos, purchase?.documents], [['Umowa moja'], ['moja.pdf']]);
    const documents = [...files].filter(([name]) => name.startsWith('documents/')).map(([, bytes]) => String(bytes));
    assert.deepEqual(documents, ['%PDF-1.4\n% moja\n%%EOF\n']);
  });

  test('the export contains sessions, passkeys, consents and contact messages, and no secrets', async () => {
    const email = 'keys@example.test';
    const id = await addUser(api, { email });
    const keeper = await asUser(api, email);
    const { secret, recovery } = await addApp(api, keeper);
    await addKey(api, keeper, 'Laptop');
    const words = { topic: 'help', name: 'Ewa', email, text: 'Nie działa mi telefon' } as const;
    const message = { ...words, id: newId(), number: 1, locale: 'pl', userId: id, files: [] } as const;
    await insertMessage(api.db, message, api.context.clock());
    await api.db.query(sql`
      insert into user_consents (user_id, document, version, locale, at, how)
      select ${id}, d.document, max(d.version), 'pl', now(), 'sign-up' from legal_documents d
      where d.document = 'terms-of-service' group by d.document on conflict do nothing`);
    const { files, rows } = await exported(keeper);
    assert.deepEqual(
      rows('passkeys').map(({ name }) => name),
      ['Laptop'],
    );
    assert.deepEqual([rows('authenticators').length, rows('consents').length, rows('sessions').length], [1, 1, 1]);
    assert.deepEqual(
      rows('contact-messages').map(({ text }) => text),
      [message.text],
    );
    const stored = await api.db.query<{ secret: string }>(sql`
      select secret from totp_authenticators where user_id = ${id}
      union all select hash from recovery_codes where user_id = ${id}
      union all select public_key from passkeys where user_id = ${id}
      union all select hash from refresh_tokens
      union all select password_hash from users where id = ${id}`);
    const all = [...files.values()].map(String).join();
    for (const word of [secret, ...recovery, ...stored.map((row) => row.secret)]) assert.ok(!all.includes(word), word);
  });

  test('the export is complete past one page, and for somebody without any data', async () => {
    const author = await addUser(api, { email: 'busy@example.test' });
    await api.db.query(sql`
      insert into posts (id, text, author_type, author_user_id, written_by, created_at)
      select gen_random_uuid(), 'Wpis ' || n, 'user', ${author}, ${author}, now() from generate_series(1, 1203) n`);
    const { rows } = await exported(await asUser(api, 'busy@example.test'));
    assert.equal(new Set(rows('posts').map(({ text }) => text)).size, 1203);
    assert.equal(rows('posts').length, 1203);
    assert.deepEqual(rows('messages'), []);
  });

  test('the export is tried again when a part cannot be read, and is not ready before', async () => {
    await api.db.query(sql`delete from data_exports`);
    const { files } = api.context;
    const get = files.get;
    files.get = () => Promise.reject(new Error('store is down'));
    await ask();
    await assert.rejects(makeExports());
    assert.equal((await latest())?.ready_at, null);
    files.get = get;
    api.passTime(HOUR_MS);
    await makeExports();
    const { ready } =
      (await api.db.one<{ ready: boolean }>(sql`select ready_at is not null as ready from data_exports`)) ?? {};
    assert.equal(ready, true);
  });

  test('the export leaves no file when the account is deleted while it is made', async () => {
    await api.db.query(sql`delete from data_exports`);
    await addUser(api, { email: 'gone@example.test' });
    assert.equal((await ask(await asUser(api, 'gone@example.test'))).statusCode, 201);
    const row = await api.db.one<{ id: string }>(sql`select id from data_exports`);
    const now = api.context.clock();
    const written = await makeExportJob.prepare?.(api.context, row, now);
    await api.db.query(sql`delete from data_exports`);
    await api.db.transaction((tx) => makeExportJob.run(api.context, tx, row, now, written));
    const { key } = written as { key: string };
    assert.ok(await api.context.files.get(key));
    // Files are swept every ten minutes.
    api.passTime(10 * 60 * 1000);
    await makeExports();
    assert.equal(await api.context.files.get(key), null);
  });

  test('the owner is notified, in the product and by mail', async () => {
    const id = await addUser(api, { email: 'told@example.test' });
    const told = await asUser(api, 'told@example.test');
    await exported(told);
    // Mails leave by a job that has just run.
    api.passTime(MINUTE_MS);
    await makeExports();
    const kinds = await api.db.query(sql`select kind from notifications where user_id = ${id}`);
    assert.deepEqual(kinds, [{ kind: 'DataExportReady' }]);
    const mails = await api.inject({ url: '/api/dev/outbox/', query: { to: 'told@example.test' } });
    assert.equal(mails.json().count, 1);
  });

  test('the export is made once: asked for again while on its way or within a day it is refused', async () => {
    await addUser(api, { email: 'often@example.test' });
    const often = await asUser(api, 'often@example.test');
    const both = await Promise.all([ask(often), ask(often)]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [201, 409]);
    assert.equal((await ask(often)).json().code, 'export_exists');
    await makeExports();
    assert.equal((await ask(often)).json().code, 'export_exists');
    const made = await latest(often);
    assert.ok(made?.url && made.size && made.next_at);
    const elsewhere = await asUser(api, 'often@example.test');
    const { url, ready_at, next_at } = (await latest(elsewhere)) ?? {};
    assert.deepEqual([url, !!ready_at, next_at], [null, true, null]);
    for (const expected of [201, 409]) assert.equal((await ask(elsewhere)).statusCode, expected);
  });

  test('the export can be downloaded in the session that asked, until it ends or the password changes', async () => {
    const email = 'bound@example.test';
    await addUser(api, { email });
    const post = (path: string, as: Record<string, string>, payload: object = {}) =>
      api.inject({ method: 'POST', url: `/api/accounts/${path}`, payload, headers: as });
    const status = async (url: string) => (await api.inject({ url })).statusCode;
    const ends = [
      (as: Record<string, string>) => post('logout/', as),
      async () => post('sessions/end-others/', await asUser(api, email)),
      (as: Record<string, string>) => post('change-password/', as, { old_password: PASSWORD, password: 'Inne!23456' }),
    ];
    for (const end of ends) {
      const own = await asUser(api, email);
      await exported(own);
      const url = (await latest(own))?.url ?? '';
      assert.equal((await api.inject({ url })).headers['cache-control'], 'no-store');
      assert.equal(await status(url.replace(/&session=[^&]*/, '')), 404);
      assert.equal((await end(own)).statusCode, 204);
      assert.equal(await status(url), 404);
    }
    const after = asSession((await signIn(api, email, 'Inne!23456')).access);
    const seen = await latest(after);
    assert.deepEqual([seen?.elsewhere, seen?.url, seen?.next_at], [true, null, null]);
  });

  test('a copy is asked for ten times a day at most, in whatever sessions', async () => {
    await addUser(api, { email: 'greedy@example.test' });
    const sessions = [await asUser(api, 'greedy@example.test'), await asUser(api, 'greedy@example.test')];
    const statuses = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await ask(sessions[index % 2])).statusCode);
    assert.deepEqual(statuses, [201, ...Array(9).fill(409), 429]);
  });

  test('a copy can be downloaded for 7 days, only by its signed address; then the file is deleted', async () => {
    const email = 'late@example.test';
    await addUser(api, { email });
    const { access, refresh } = await signIn(api, email);
    await exported(asSession(access));
    const row = await api.db.one<{ file_key: string }>(sql`select file_key from data_exports`);
    const key = row?.file_key ?? '';
    assert.equal((await api.inject({ url: `/api/files/${key}` })).statusCode, 404);
    api.passTime(7 * DAY_MS - MINUTE_MS);
    const renewed = await api.inject({ method: 'POST', url: '/api/accounts/refresh-token/', payload: { refresh } });
    const late = asSession(renewed.json().access);
    assert.equal((await api.inject({ url: (await latest(late))?.url ?? '' })).statusCode, 200);
    api.passTime(2 * MINUTE_MS);
    assert.equal(await latest(late), null);
    await makeExports();
    api.passTime(25 * HOUR_MS);
    await makeExports();
    assert.equal(await api.context.files.get(key), null);
  });

  test('the export needs a session', async () => {
    assert.equal((await api.inject({ url: '/api/accounts/export/' })).statusCode, 401);
    assert.equal((await ask({})).statusCode, 401);
  });
});
