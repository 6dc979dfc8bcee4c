import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Opinion, type OpinionPage, OpinionPage as OpinionPageSchema } from '@wspolnik/contract/opinions';
import { MINUTE_MS } from '@wspolnik/settings';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, asUser, signIn } from '../../testing/people.ts';
import { statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const user = await addUser(api, { email: 'user@example.test' });
const friend = await addUser(api, { email: 'friend@example.test' });
const owner = await addUser(api, { email: 'owner@example.test' });
const agents = await addCompany(api, 'Agencja');
await addMember(api, agents, user, 'member');
await addMember(api, agents, friend, 'owner');

const token = async (email: string) => (await signIn(api, email)).access;
const tokens = { admin: await token('admin@example.test'), user: await token('user@example.test') };
const asUserOf = (company?: string) => as(tokens.user, company);
const asFriend = await asUser(api, 'friend@example.test');

let companies = 0;
/** A new company owned by owner@. */
async function newCompany(): Promise<string> {
  companies += 1;
  const id = await addCompany(api, `Firma ${companies}`);
  await addMember(api, id, owner, 'owner');
  return id;
}

const url = '/api/company/comment/';
const send = (method: 'POST' | 'PUT', payload: object, headers: Record<string, string> = asUserOf()) =>
  api.inject({ method, url, payload, headers });
const remove = (id: string, headers: Record<string, string>) =>
  api.inject({ method: 'DELETE', url: `${url}${id}/`, headers });
const list = async (company: string, query = '', headers: Record<string, string> = {}) =>
  (await api.inject({ url: `${url}?company_id=${company}${query}`, headers })).json<OpinionPage>();
const ratingOf = async (id: string) => {
  const company = (await api.inject({ url: `/api/accounts/company-list-all/${id}/` })).json();
  return [company.rating, company.rating_count];
};
const notificationsOf = (company: string) =>
  api.db.query(sql`
    select user_id, params from notifications where company_id = ${company} and kind = 'RatingReceived' order by created_at`);

describe('an opinion', () => {
  it('an opinion is shown with its author and counts in the average', async () => {
    const company = await newCompany();
    const reply = await send('POST', { company_id: company, text: '  Polecam! 🙂 ', rating: 5 });
    assert.equal(reply.statusCode, 201, reply.body);
    assert.equal(reply.json<Opinion>().text, 'Polecam! 🙂');
    await send('POST', { company_id: company, text: 'Średnio', rating: 2 }, asFriend);
    assert.deepEqual(await ratingOf(company), [3.5, 2]);
    const page = await list(company, '', asUserOf());
    assert.ok(Compile(OpinionPageSchema).Check(page), JSON.stringify(Compile(OpinionPageSchema).Errors(page)));
    assert.deepEqual(
      page.results.map(({ text, is_mine }) => [text, is_mine]),
      [
        ['Średnio', false],
        ['Polecam! 🙂', true],
      ],
    );
    assert.deepEqual([page.own?.author.name, page.own?.author.type, page.own?.rating], ['Anna Nowak', 'user', 5]);
    assert.equal((await list(company)).own, null);
  });

  it('an opinion of a company profile is the company’s own, beside the person’s', async () => {
    const company = await newCompany();
    await send('POST', { company_id: company, text: 'Jako osoba', rating: 4 });
    const reply = await send('POST', { company_id: company, text: 'Jako firma', rating: 3 }, asUserOf(agents));
    assert.deepEqual([reply.json<Opinion>().author.id, reply.json<Opinion>().author.type], [agents, 'company']);
    const colleague = await send(
      'POST',
      { company_id: company, text: 'Znowu', rating: 1 },
      { ...asFriend, 'company-id': agents },
    );
    assert.equal(colleague.json().code, 'opinion_exists');
    assert.equal((await list(company, '', { ...asFriend, 'company-id': agents })).own?.text, 'Jako firma');
  });

  it('an opinion without stars does not count in the average and notifies nobody', async () => {
    const company = await newCompany();
    await send('POST', { company_id: company, text: 'Bez gwiazdek' });
    assert.deepEqual(await ratingOf(company), [0, 0]);
    await send('POST', { company_id: company, text: 'Cztery', rating: 4 }, asFriend);
    assert.deepEqual(await ratingOf(company), [4, 1]);
    assert.deepEqual(await notificationsOf(company), [
      { user_id: owner, params: { rating: '4', company: `Firma ${companies}` } },
    ]);
  });

  it('an opinion updates the rating of the company’s offers, which can be filtered by it', async () => {
    const company = await newCompany();
    await send('POST', { company_id: company, text: 'Pięć', rating: 5 });
    const found = (await api.inject({ url: '/api/accounts/company-list-all/?company_rating=5' })).json();
    assert.ok(found.results.some(({ id }: { id: string }) => id === company));
  });

  it('counts in half stars', async () => {
    const company = await newCompany();
    assert.equal((await send('POST', { company_id: company, text: 'Prawie pięć', rating: 4.5 })).json().rating, 4.5);
    await send('POST', { company_id: company, text: 'Trzy', rating: 3 }, asFriend);
    await send('POST', { company_id: company, text: 'Pół', rating: 0.5 }, asUserOf(agents));
    assert.deepEqual(await ratingOf(company), [2.67, 3]);
    assert.deepEqual((await list(company)).stars, [1, 0, 1, 0, 1]);
    assert.equal((await notificationsOf(company)).length, 3);
  });

  it('an opinion takes any rating from 0 to 5, to one decimal place', async () => {
    const company_id = await newCompany();
    assert.equal((await send('POST', { company_id, text: 'Dobrze', rating: 4.27 })).json().rating, 4.3);
    assert.deepEqual(await ratingOf(company_id), [4.3, 1]);
    assert.equal((await send('PUT', { company_id, text: 'Bez gwiazdek', rating: 0.04 })).json().rating, 0);
    assert.deepEqual(await ratingOf(company_id), [0, 0]);
  });

  it('an opinion replaces the opinion of the given id, and no other', async () => {
    const company_id = await newCompany();
    const { id } = (await send('POST', { company_id, text: 'Pierwsza' })).json();
    const foreign = (await send('POST', { company_id, text: 'Cudza' }, asFriend)).json();
    for (const other of [foreign.id, newId()]) {
      const reply = await send('PUT', { company_id, text: 'Zmieniona', id: other });
      assert.equal(reply.json().code, 'not_found');
    }
    assert.equal((await send('PUT', { company_id, text: 'x', id: '1' })).json().code, 'validation_failed');
    assert.equal((await send('PUT', { company_id, text: 'Zmieniona', id })).json().text, 'Zmieniona');
    const texts = (await list(company_id)).results.map(({ text }) => text);
    assert.deepEqual(texts.sort(), ['Cudza', 'Zmieniona']);
  });

  it('an opinion needs a readable text and a rating from 0 to 5', async () => {
    const company_id = await newCompany();
    for (const [body, field, code] of [
      [{ text: '   ' }, 'text', 'required'],
      [{}, 'text', 'required'],
      [{ text: 'x'.repeat(1001) }, 'text', 'maxLength'],
      [{ text: 'x', rating: 6 }, 'rating', 'max'],
      [{ text: 'x', rating: -1 }, 'rating', 'min'],
      [{ text: 'x', rating: 'pięć' }, 'rating', 'numeric'],
      [{ text: 'a\u0000b' }, 'text', 'invalid'],
    ] as const) {
      const reply = await send('POST', { company_id, ...body });
      assert.equal(reply.statusCode, 422, reply.body);
      assert.equal(reply.json().fields[field][0].code, code);
    }
    assert.equal((await list(company_id)).count, 0);
  });

  it('an opinion needs a session, an existing company, and not the own one', async () => {
    const company_id = await newCompany();
    const body = { company_id, text: 'Dobra firma', rating: 5 };
    assert.equal((await send('POST', body, {})).json().code, 'not_authenticated');
    const ownerToken = await token('owner@example.test');
    assert.equal((await send('POST', body, as(ownerToken))).json().code, 'own_company');
    assert.equal((await send('POST', body, as(ownerToken, company_id))).json().code, 'own_company');
    assert.equal((await send('POST', { ...body, company_id: newId() })).json().code, 'not_found');
    const draft = await addCompany(api, 'Szkic', 'draft');
    assert.equal((await send('POST', { ...body, company_id: draft })).json().code, 'not_found');
    assert.equal((await api.inject({ url: `${url}?company_id=${draft}` })).json().code, 'not_found');
    assert.equal((await api.inject({ url })).json().code, 'validation_failed');
    await addMember(api, draft, user, 'owner');
    assert.equal((await send('POST', body, asUserOf(draft))).json().code, 'company_not_active');
  });

  it('an opinion exists once per identity, also after fifty at once', async () => {
    const company_id = await newCompany();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send('POST', { company_id, text: `Próba ${index}`, rating: 1 + (index % 5) }),
      ),
    );
    assert.equal(replies.filter(({ statusCode }) => statusCode === 201).length, 1);
    assert.equal(replies.filter((reply) => reply.json().code === 'opinion_exists').length, 49);
    const { own, count } = await list(company_id, '', asUserOf());
    assert.equal(count, 1);
    assert.deepEqual(await ratingOf(company_id), [own?.rating, 1]);
  });
});

describe('replacing an opinion', () => {
  it('the new opinion changes text and stars and notifies the company of other stars', async () => {
    const company_id = await newCompany();
    assert.equal((await send('PUT', { company_id, text: 'Jeszcze nie ma', rating: 1 })).json().code, 'not_found');
    const first = (await send('POST', { company_id, text: 'Pierwsza', rating: 2 })).json<Opinion>();
    api.passTime(MINUTE_MS);
    const second = (await send('PUT', { company_id, text: 'Druga', rating: 4 })).json<Opinion>();
    assert.deepEqual([second.id, second.created_at, second.text], [first.id, first.created_at, 'Druga']);
    assert.ok(second.updated_at > second.created_at);
    assert.deepEqual(await ratingOf(company_id), [4, 1]);
    await send('PUT', { company_id, text: 'Trzecia', rating: 4 });
    assert.equal((await notificationsOf(company_id)).length, 2);
    await send('PUT', { company_id, text: 'Bez gwiazdek', rating: 0 });
    assert.deepEqual(await ratingOf(company_id), [0, 0]);
  });
});

describe('deleting an opinion', () => {
  it('the deletion is allowed to its author', async () => {
    const company_id = await newCompany();
    const { id } = (await send('POST', { company_id, text: 'Do usunięcia', rating: 1 })).json<Opinion>();
    assert.equal((await remove(id, asFriend)).json().code, 'forbidden');
    assert.equal((await remove(id, asUserOf(agents))).json().code, 'forbidden');
    assert.equal((await remove(id, {})).json().code, 'not_authenticated');
    assert.equal((await remove(id, asUserOf())).statusCode, 204);
    assert.equal((await remove(id, asUserOf())).json().code, 'not_found');
    assert.deepEqual(await ratingOf(company_id), [0, 0]);
  });

  it('the deletion is allowed to admins and audited', async () => {
    const company_id = await newCompany();
    const { id } = (await send('POST', { company_id, text: 'Spam', rating: 1 }, asUserOf(agents))).json<Opinion>();
    assert.equal((await remove(id, as(tokens.admin))).statusCode, 204);
    const audit = await api.db.query(sql`select actor_id, action from audit_log where subject_id = ${id}`);
    assert.deepEqual(audit, [{ actor_id: admin, action: 'opinion.deleted' }]);
  });
});

describe('the list of opinions', () => {
  it('the list comes in pages of five, newest first, also empty ones past the end', async () => {
    const company = await newCompany();
    await api.db.query(sql`
      insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
      select gen_random_uuid(), 'opinia' || n || '@example.test', 'Jan', 'Kowal ' || n, '', now() from generate_series(1, 12) n`);
    await api.db.query(sql`
      insert into opinions (id, company_id, author_user_id, text, rating, created_at, updated_at)
      select gen_random_uuid(), ${company}, id, email, 3, now(), now() from users where email like 'opinia%'`);
    const first = await list(company);
    assert.deepEqual([first.results.length, first.count, first.limit], [5, 12, 5]);
    const ids = new Set<string>();
    for (const page of [1, 2, 3]) for (const { id } of (await list(company, `&page=${page}`)).results) ids.add(id);
    assert.equal(ids.size, 12);
    assert.deepEqual((await list(company, '&page=900')).results, []);
    assert.ok((await statementsOf(api, () => list(company, '&limit=100', asUserOf()))) <= 6);
  });

  it('shows no name of a deleted author', async () => {
    const company = await newCompany();
    const gone = await addUser(api, { email: 'gone@example.test' });
    await send('POST', { company_id: company, text: 'Żegnam', rating: 3 }, await asUser(api, 'gone@example.test'));
    await api.db.query(sql`update users set deleted_at = now() where id = ${gone}`);
    const [opinion] = (await list(company)).results;
    assert.deepEqual([opinion?.author.name, opinion?.author.deleted], [null, true]);
  });
});
