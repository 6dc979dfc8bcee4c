import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CompanyDetail } from '@wspolnik/contract/companies';
import type { CompanyShowcase } from '@wspolnik/contract/company-showcase';
import { MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { formOf, picture } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { measureAnswersJob } from './measure-answers.job.ts';

const api = await createTestApi();
const company = await addCompany(api, 'Stolarnia');
const client = await addCompany(api, 'Piekarnia');
const draft = await addCompany(api, 'Szkic', 'draft');
const ids = {} as Record<'owner' | 'manager' | 'member' | 'guest', string>;
for (const login of ['owner', 'manager', 'member', 'guest'] as const) {
  ids[login] = await addUser(api, { email: `${login}@example.test` });
  if (login !== 'guest') await addMember(api, company, ids[login], login);
}
await addMember(api, draft, ids.owner, 'owner');
const owner = await asUser(api, 'owner@example.test', company);
const guest = await asUser(api, 'guest@example.test');

type Method = 'POST' | 'PUT' | 'DELETE' | 'GET';
const call = (method: Method, path: string, payload?: object, headers: Record<string, string> = owner) =>
  api.inject({ method, url: `/api/company/${path}`, headers, ...(payload && { payload }) });
const showcase = async (id = company, headers = {}) =>
  (await call('GET', `showcase/${id}/`, undefined, headers)).json<CompanyShowcase>();
const page = async (id = company) =>
  (await api.inject({ url: `/api/accounts/company-list-all/${id}/` })).json<CompanyDetail>();

async function add(title: string, more: object = {}): Promise<string> {
  const reply = await call('POST', 'references/', { title, ...more });
  assert.equal(reply.statusCode, 201, reply.body);
  return reply.json<CompanyShowcase>().references.at(-1)?.id ?? '';
}

describe('references', () => {
  test('a reference has its pictures in order, and everybody sees it with its client', async () => {
    const form = formOf({
      title: ' Kuchnia ',
      text: 'Dębowa',
      year: '2024',
      client_company_id: client,
      gallery: '[{"upload":1,"alt":"Wyspa"},{"upload":0,"alt":"Okno"}]',
      images: [await picture(), await picture({ width: 60 })],
    });
    const key = { ...owner, 'idempotency-key': newId() };
    assert.equal((await call('POST', 'references/', form, key)).statusCode, 201);
    const [first] = (await showcase()).references;
    assert.deepEqual(
      [first?.title, first?.text, first?.year, first?.client],
      ['Kuchnia', 'Dębowa', 2024, { name: 'Piekarnia', company_id: client }],
    );
    assert.deepEqual(
      first?.images.map(({ alt, width }) => [alt, width]),
      [
        ['Wyspa', 60],
        ['Okno', 40],
      ],
    );
    assert.equal((await api.inject({ url: first?.images[0]?.url ?? '' })).statusCode, 200);

    const [wyspa] = first?.images ?? [];
    const edited = { title: 'Kuchnia z wyspą', gallery: [{ id: wyspa?.id, alt: 'Wyspa kuchenna' }] };
    assert.equal((await call('PUT', `references/${first?.id}/`, edited)).statusCode, 200);
    const [changed] = (await showcase()).references;
    assert.deepEqual([changed?.title, changed?.text, changed?.client], ['Kuchnia z wyspą', '', null]);
    assert.deepEqual(
      changed?.images.map(({ alt }) => alt),
      ['Wyspa kuchenna'],
    );
    await call('DELETE', `references/${first?.id}/`);
    assert.deepEqual((await showcase()).references, []);
  });

  test('a reference is refused on its field', async () => {
    const next = new Date().getFullYear() + 1;
    const wrong = { title: ' ', year: next, client_name: 'Ktoś', client_company_id: client };
    const { fields } = (await call('POST', 'references/', wrong)).json();
    assert.deepEqual(Object.keys(fields).sort(), ['client_company_id', 'title', 'year']);
    const itself = await call('POST', 'references/', { title: 'X', client_company_id: draft });
    assert.deepEqual(itself.json().fields.client_company_id, [{ code: 'select' }]);
  });

  test('the company orders its references, of which it has at most twelve', async () => {
    const [one, two] = [await add('Pierwsza'), await add('Druga')];
    assert.equal((await call('PUT', 'reference-order/', { ids: [two] })).json().code, 'validation_failed');
    await call('PUT', 'reference-order/', { ids: [two, one] });
    assert.deepEqual(
      (await showcase()).references.map(({ title }) => title),
      ['Druga', 'Pierwsza'],
    );
    for (let count = 3; count <= 12; count += 1) await add(`Kolejna ${count}`);
    assert.equal((await call('POST', 'references/', { title: 'Trzynasta' })).json().code, 'limit_reached');
  });

  test('a hidden reference is shown only to its company, with the reason', async () => {
    const [id] = (await showcase()).references.map((reference) => reference.id);
    const [seen] = (await showcase(company, guest)).references;
    assert.deepEqual(
      [seen?.allowed_actions, (await showcase(company, owner)).references[0]?.allowed_actions],
      [['report'], []],
    );
    const report = await call('POST', 'reference-report/', { reference_id: id, reason: 'Cudza praca' }, guest);
    assert.equal(report.statusCode, 204, report.body);
    await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
    const admin = await asUser(api, 'admin@example.test');
    const url = '/api/accounts/admin/moderation/';
    const [item] = (await api.inject({ url, headers: admin })).json().results;
    assert.deepEqual([item.subject.type, item.subject.text, item.subject.company_id], ['reference', 'Druga', company]);
    const grounds = { category: 'copyright', ground: 'terms', ground_point: '§ 7', reason: 'Nie ta firma' };
    const payload = { type: 'reference', subject_id: id, decision: 'hide', version: item.version, ...grounds };
    const decided = await api.inject({ method: 'POST', url, payload, headers: admin });
    assert.equal(decided.statusCode, 204, decided.body);
    assert.ok((await showcase()).references.every((reference) => reference.id !== id));
    const [own] = (await showcase(company, owner)).references;
    assert.deepEqual([own?.id, own?.hidden?.reason], [id, 'Nie ta firma']);
  });
});

test('a gallery is replaced as a whole, and of a draft only its own people see it', async () => {
  const images = [await picture(), await picture()];
  await call('PUT', 'gallery/', formOf({ gallery: '[{"upload":0,"alt":"Hala"},{"upload":1}]', images }));
  const { gallery } = await showcase();
  assert.deepEqual(
    gallery.map(({ alt }) => alt),
    ['Hala', ''],
  );
  const reply = await call('PUT', 'gallery/', { gallery: [{ id: gallery[1]?.id, alt: 'Biuro' }] });
  assert.deepEqual(
    reply.json<CompanyShowcase>().gallery.map(({ alt }) => alt),
    ['Biuro'],
  );
  assert.equal((await call('GET', `showcase/${draft}/`, undefined, guest)).json().code, 'not_found');
  assert.equal((await call('GET', `showcase/${draft}/`)).statusCode, 200);
});

test('the page shows owners and managers, and everybody chooses for themselves', async () => {
  const names = async () => (await page()).team.map(({ role }) => role);
  assert.deepEqual(await names(), ['owner', 'manager']);
  for (const [login, shown] of [
    ['manager', false],
    ['member', true],
  ] as const) {
    const reply = await api.inject({
      method: 'PUT',
      url: '/api/accounts/company-members/shown/',
      payload: { shown_on_page: shown },
      headers: await asUser(api, `${login}@example.test`, company),
    });
    assert.equal(reply.json().shown_on_page, shown, reply.body);
  }
  assert.deepEqual(await names(), ['owner', 'member']);
});

describe('what the page knows of a company', () => {
  test('the year of foundation is not after this year, and a NIP is shown once it was checked', async () => {
    const edit = (founded_year: number | null) =>
      api.inject({ method: 'PUT', url: '/api/accounts/company-data/', payload: { founded_year }, headers: owner });
    assert.equal((await edit(new Date().getFullYear() + 1)).json().fields.founded_year[0].code, 'max');
    assert.equal((await edit(1799)).json().fields.founded_year[0].code, 'min');
    assert.equal((await edit(2009)).json<CompanyDetail>().founded_year, 2009);
    await api.db.query(sql`update companies set nip = '5260250274' where id = ${company}`);
    assert.equal((await page()).nip, null);
    await api.db.query(sql`update companies set verified_at = now() where id = ${company}`);
    assert.equal((await page()).nip, '5260250274');
  });

  test('the time to answer is the median of the last 90 days, from five conversations on', async () => {
    const offer = await addOffer(api, { company_id: company, category_id: await addCategory(api, 'Meble') });
    assert.ok(offer);
    const measure = () => api.db.transaction((tx) => measureAnswersJob.run(api.context, tx, {}, new Date(), undefined));
    const day = 24 * 60;
    /** Asked so many days ago, answered after so many minutes. */
    async function talk(daysAgo: number, minutes: number | null): Promise<void> {
      const [thread, asked] = [newId(), new Date(Date.now() - daysAgo * day * MINUTE_MS)];
      await api.db.query(
        sql`insert into message_threads (id, pair, created_at) values (${thread}, ${thread}, ${asked})`,
      );
      await api.db.query(sql`
        insert into message_sides (thread_id, side, user_id, company_id)
        values (${thread}, 0, ${ids.guest}, null), (${thread}, 1, null, ${company})`);
      const write = (number: number, side: number, author: string, at: Date) =>
        api.db.query(sql`
        insert into messages (id, thread_id, number, side, author_id, text, created_at)
        values (${newId()}, ${thread}, ${number}, ${side}, ${author}, 'Dzień dobry', ${at})`);
      await write(1, 0, ids.guest, asked);
      if (minutes !== null) await write(2, 1, ids.owner, new Date(asked.getTime() + minutes * MINUTE_MS));
    }
    for (const minutes of [10, 30, 60, 200]) await talk(3, minutes);
    await talk(100, 5);
    await measure();
    assert.equal((await page()).answers_within, null);
    await talk(4, 90);
    await measure();
    assert.equal((await page()).answers_within, 'two_hours');
    for (let count = 0; count < 6; count += 1) await talk(5, null);
    await measure();
    assert.equal((await page()).answers_within, 'days');
  });
});
