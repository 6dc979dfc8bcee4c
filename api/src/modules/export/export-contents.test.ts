import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Order } from '@wspolnik/contract/orders';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { fileOf, formOf } from '../../testing/forms.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { seenOf } from '../../testing/seen.ts';
import { addTaxData, TAX_FIELDS, TAX_YEAR } from '../../testing/tax-data.ts';
import { insertMessage } from '../contact/contact.sql.ts';
import { addCategory, addContact, addInvitation, addOffer } from '../offers/testing/offers.ts';
import { addApp, addKey } from '../sign-in/testing/second-step.ts';
import { api, exported, headers, me } from './testing/export.ts';

const other = await addUser(api, { email: 'other@example.test' });
const company = await addCompany(api, 'Pracownia');
const seller = await addCompany(api, 'Sprzedawca');
await addMember(api, company, me, 'manager');
await addContact(api, me, seller);
await addInvitation(api, me, await addCompany(api, 'Zaproszona'));
const offer = await addOffer(api, { company_id: seller, category_id: await addCategory(api, 'IT') });

async function addPost(author: string, text: string, image: string | null = null): Promise<void> {
  await api.db.query(sql`
    insert into posts (id, text, author_type, author_user_id, written_by, image_key, thumbnail_key, image_width, image_height, created_at)
    values (${newId()}, ${text}, 'user', ${author}, ${author}, ${image}, ${image}, ${image && 10}, ${image && 10}, now())`);
}

describe('the contents of the copy', () => {
  test('the export contains the caller’s data and nobody else’s', async () => {
    await api.db.query(sql`update users set phone = '+48600700800' where id = ${me}`);
    const written = { headline: 'Księgowa', offers: ['Kadry'], about: 'Od 12 lat.' };
    const payload = { ...written, jobs: [{ company_id: company, job_title: 'Wspólniczka' }] };
    await api.inject({ method: 'PUT', url: '/api/accounts/profile/', headers, payload });
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
    await api.db.query(sql`
      insert into company_references (id, company_id, title, created_at, updated_at)
      select ${newId()}, m.company_id, 'Moja realizacja', now(), now() from company_members m where m.user_id = ${me}`);
    await api.db.query(sql`
      insert into introductions (id, asker_node, target_node, first_node, holder_node, asked_by, text, answered_by, words, status,
                                 created_at, expires_at, ended_at)
      select ${newId()}, a.id, t.id, f.id, f.id, ${other}, 'Cudza prośba', ${me}, 'Moje słowa', 'introduced', now(), now(), now()
      from network_nodes a, network_nodes t, network_nodes f
      where a.user_id = ${other} and t.company_id = ${seller} and f.user_id = ${me}`);
    const { files, rows } = await exported();
    assert.deepEqual(
      rows('company-references').map(({ company, title }) => [company, title]),
      [['Pracownia', 'Moja realizacja']],
    );
    assert.deepEqual(
      rows('introductions').map(({ asked, words, target }) => [asked, words, target]),
      [[false, 'Moje słowa', 'Sprzedawca']],
    );
    assert.deepEqual(
      [rows('profile')[0]?.email, rows('profile')[0]?.phone, rows('profile').length],
      ['me@example.test', '+48600700800', 1],
    );
    const { headline, offers, about, visibility } = rows('profile')[0] ?? {};
    assert.deepEqual({ headline, offers, about }, written);
    assert.deepEqual(visibility, { email: 'nobody', phone: 'nobody', contacts: 'signed_in', details: 'signed_in' });
    assert.deepEqual(
      rows('companies').map(({ name, role, job_title }) => [name, role, job_title]),
      [['Pracownia', 'manager', 'Wspólniczka']],
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
    const sent = await send(headers, other, 'Dzień dobry');
    assert.equal(sent.statusCode, 201);
    for (const [author, text] of [
      [me, 'Moja notatka'],
      [other, 'Cudza notatka'],
    ] as const) {
      await api.db.query(sql`
        insert into thread_notes (id, thread_id, company_id, author_id, position, text, created_at)
        values (${newId()}, ${sent.json().thread_id}, ${seller}, ${author}, 1, ${text}, now())`);
    }
    assert.equal((await send(await asUser(api, 'other@example.test'), me, 'Odpowiedź')).statusCode, 201);
    await send(await asUser(api, 'other@example.test'), third, 'Nie dla mnie');
    await api.inject({ method: 'POST', url: '/api/message-blocks/', payload: { user_id: third }, headers });
    const search = { name: 'Sklepy', filters: { q: 'sklep' } };
    await api.inject({ method: 'POST', url: '/api/saved-searches/', payload: search, headers });
    const opinion = { company_id: seller, text: 'Polecam', rating: 5 };
    await api.inject({ method: 'POST', url: '/api/company/comment/', payload: opinion, headers });
    const webinar = newId();
    await api.db.query(sql`
      insert into webinars (id, title, webinar_date, speaker_name, created_at, updated_at)
      values (${webinar}, 'Podatki', now() + interval '2 days', 'Anna Kos', now(), now())`);
    const shown = { show_contacts: true, show_participants: false };
    await api.inject({ method: 'PUT', url: `/api/webinars/${webinar}/sign-up/`, payload: shown, headers });
    const setting = { kind: 'PostReacted', mail: 'daily' };
    await api.inject({ method: 'PUT', url: '/api/notification-settings/', payload: { settings: [setting] }, headers });
    const { rows } = await exported();
    assert.deepEqual(
      rows('notification-settings').map(({ kind, in_product, mail }) => [kind, in_product, mail]),
      [['PostReacted', true, 'daily']],
    );
    assert.deepEqual(
      [...rows('thread-notes'), ...rows('thread-assignments')].map(({ text, as_company }) => [text, as_company]),
      [['Moja notatka', seller]],
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
      rows('webinars').map(({ title, has_place, show_contacts }) => [title, has_place, show_contacts]),
      [['Podatki', true, true]],
    );
    assert.deepEqual(
      rows('opinions').map(({ text }) => text),
      ['Polecam'],
    );
  });

  test('the export contains the clicks on the caller’s referral link and its orders, without their buyers', async () => {
    const { token } = (await api.inject({ url: '/api/reflink/', headers })).json<{ token: string }>();
    const theirs = await asUser(api, 'other@example.test');
    const { token: foreign } = (await api.inject({ url: '/api/reflink/', headers: theirs })).json<{ token: string }>();
    for (const [link, clicks] of [
      [token, 7],
      [foreign, 9],
    ] as const) {
      await api.db.query(sql`
        insert into referral_clicks (token, offer_id, day, count) values (${link}, ${offer}, '2026-11-21', ${clicks})`);
    }
    for (const [referrer, title] of [
      [me, 'Polecone'],
      [other, 'Cudze polecenie'],
    ] as const) {
      await api.db.query(sql`
        insert into orders (id, offer_id, seller_id, buyer_user_id, referrer_user_id, offer_title, price, reward)
        values (${newId()}, ${offer}, ${seller}, ${await addUser(api, { email: `${newId()}@example.test` })}, ${referrer}, ${title},
                10000, 1000)`);
    }
    const { rows } = await exported();
    assert.deepEqual(rows('recommendation-clicks'), [{ offer: 'Usługa', day: '2026-11-21', clicks: 7 }]);
    assert.deepEqual(
      rows('recommended-orders').map(({ offer: title, reward, buyer }) => [title, reward, buyer]),
      [['Polecone', '5.00', undefined]],
    );
  });

  test('a message about an order names it', async () => {
    const order = await api.db.one<{ id: string; number: number }>(sql`
      insert into orders (id, offer_id, seller_id, buyer_user_id, offer_title, price, reward)
      values (${newId()}, ${offer}, ${seller}, ${me}, 'Z rozmową', 123450, 1000) returning id, number`);
    const payload = { company_recipient_id: seller, message: 'Kiedy dostawa?', order_id: order?.id };
    await api.inject({ method: 'POST', url: '/api/message-send/', payload, headers });
    const { rows } = await exported();
    const message = rows('messages').find(({ text }) => text === 'Kiedy dostawa?');
    assert.equal(message?.order, `W-${String(order?.number).padStart(6, '0')}`);
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

  test('the export contains the invoice details and their copies on orders, with readable accounts', async () => {
    await addUser(api, { email: 'invoice@example.test' });
    const payer = await asUser(api, 'invoice@example.test');
    const bank_number = '61109010140000071219812874';
    const payload = { name: 'Ewa Nowak', address: 'Cicha 7', bank_number };
    await api.inject({ method: 'PUT', url: '/api/accounts/invoice-details/', payload, headers: payer });
    const bought = await api.inject({
      method: 'POST',
      url: '/api/offers/buy/',
      payload: { offer_id: offer, ...(await seenOf(api.db, offer)) },
      headers: { ...payer, 'idempotency-key': newId() },
    });
    const { id } = bought.json<Order>();
    const { rows } = await exported(payer);
    const given = (name: string) => rows(name).map((row) => [row.name, row.address, row.bank_number]);
    assert.deepEqual(given('invoice-details'), [['Ewa Nowak', 'Cicha 7', bank_number]]);
    assert.deepEqual(given('order-invoices'), [['Ewa Nowak', 'Cicha 7', bank_number]]);
    assert.deepEqual(
      rows('order-invoices').map(({ order }) => order),
      [id],
    );
  });

  test('the export contains the tax data as they were given', async () => {
    await addTaxData(api, me);
    await addTaxData(api, other, { pesel: '02070803628' });
    const { files, rows } = await exported();
    const [row] = rows('tax-data');
    const { first_name, last_name, ...fields } = { first_name: 'Anna', last_name: 'Nowak', ...TAX_FIELDS };
    assert.deepEqual(
      [row?.year, row?.reported_at, row?.first_name, row?.last_name, rows('tax-data').length],
      [TAX_YEAR, null, first_name, last_name, 1],
    );
    for (const [name, value] of Object.entries(fields)) assert.equal(row?.[name], value);
    assert.ok(!String(files.get('tax-data.json')).includes('sealed'));
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
});
