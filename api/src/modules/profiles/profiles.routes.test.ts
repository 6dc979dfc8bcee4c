import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnProfile, PublicProfile } from '@wspolnik/contract/accounts';
import type { SearchReply } from '@wspolnik/contract/search';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';

const api = await createTestApi();
const me = await addUser(api, { email: 'me@example.test' });
const pending = await addUser(api, { email: 'pending@example.test', verified: false });
const headers = await asUser(api, 'me@example.test');

const save = (payload: object) => api.inject({ method: 'PUT', url: '/api/accounts/user-settings/', payload, headers });

describe('settings', () => {
  test('change the sent fields and leave the rest', async () => {
    const reply = await save({ first_name: '  Łucja ', phone: '600 700-800', locale: 'en' });
    assert.equal(reply.statusCode, 200);
    const { first_name, last_name, phone, locale } = reply.json();
    assert.deepEqual(
      { first_name, last_name, phone, locale },
      {
        first_name: 'Łucja',
        last_name: 'Nowak',
        phone: '+48600700800',
        locale: 'en',
      },
    );
    assert.equal((await save({ phone: '' })).json().phone, null);
  });

  test('accept only Polish phone numbers, and no empty name', async () => {
    for (const phone of ['+49 600 700 800', '12345', 'telefon']) {
      assert.deepEqual((await save({ phone })).json().fields, { phone: [{ code: 'phone' }] });
    }
    assert.deepEqual((await save({ last_name: ' ' })).json().fields, { last_name: [{ code: 'required' }] });
  });
});

describe('what people write about themselves', () => {
  const write = (payload: object) => api.inject({ method: 'PUT', url: '/api/accounts/profile/', payload, headers });
  const own = async () => (await api.inject({ url: '/api/accounts/profile/', headers })).json<OwnProfile>();

  test('texts are trimmed, equal tags merged, links completed; the rest stays, and an empty text clears', async () => {
    const typed = {
      headline: '  Doradca   podatkowy\n',
      seeks: [' Drukarnia ', 'drukarnia', ' ', 'Fotograf'],
      linkedin: 'linkedin.com/in/me',
      about: ' Od 12 lat.\r\nZapraszam. ',
    };
    assert.equal((await write(typed)).statusCode, 200);
    await write({ city: 'Łódź' });
    const stored = {
      headline: 'Doradca podatkowy',
      city: 'Łódź',
      seeks: ['Drukarnia', 'Fotograf'],
      offers: [],
      facebook: null,
      linkedin: 'https://linkedin.com/in/me',
      twitter: null,
      about: 'Od 12 lat.\nZapraszam.',
    };
    const { jobs: _jobs, first_company_id: _first, ...texts } = await own();
    assert.deepEqual(texts, stored);
    const cleared = (await write({ headline: '', about: null, seeks: [] })).json<OwnProfile>();
    assert.deepEqual([cleared.headline, cleared.about, cleared.seeks, cleared.city], [null, null, [], 'Łódź']);
  });

  test('every field that is wrong is named', async () => {
    const reply = await write({ facebook: 'https://example.test/me', twitter: 'x.com' });
    assert.deepEqual(reply.json().fields, {
      facebook: [{ code: 'socials', params: { service: 'Facebook' } }],
      twitter: [{ code: 'socials', params: { service: 'Twitter' } }],
    });
    const fields = async (body: object) => Object.keys((await write(body)).json().fields ?? {});
    assert.deepEqual(await fields({ headline: 'x'.repeat(121) }), ['headline']);
    assert.deepEqual(await fields({ offers: Array.from({ length: 9 }, (_, index) => `${index}`) }), ['offers']);
    const foreign = await addCompany(api, 'Cudza');
    assert.deepEqual(await fields({ jobs: [{ company_id: foreign, job_title: 'Prezes' }] }), ['jobs']);
    assert.deepEqual(await fields({ first_company_id: foreign }), ['first_company_id']);
  });

  test('the headline is the own one, else job and company: the company shown first, of the active ones', async () => {
    const [bakery, mill, draft] = [
      await addCompany(api, 'Piekarnia'),
      await addCompany(api, 'Młyn'),
      await addCompany(api, 'Szkic', 'draft'),
    ];
    for (const company of [bakery, mill, draft]) await addMember(api, company, me, 'member');
    const seen = async () => {
      const { users } = (await api.inject({ url: '/api/search/?q=Nowak', headers })).json<SearchReply>();
      const card = users.results.find(({ id }) => id === me);
      const { headline, companies } = (
        await api.inject({ url: `/api/accounts/user-data/${me}/` })
      ).json<PublicProfile>();
      assert.equal(card?.headline, headline);
      return { headline, work: card?.work?.company_name, first: companies[0]?.name };
    };
    assert.deepEqual(await seen(), { headline: null, work: 'Młyn', first: 'Młyn' });
    const jobs = [
      { company_id: draft, job_title: 'Prezes' },
      { company_id: bakery, job_title: ' Piekarz ' },
    ];
    await write({ jobs });
    assert.deepEqual(await seen(), { headline: 'Piekarz, Piekarnia', work: 'Piekarnia', first: 'Piekarnia' });
    await write({ first_company_id: mill });
    assert.deepEqual(await seen(), { headline: null, work: 'Młyn', first: 'Młyn' });
    await write({ jobs: [{ company_id: mill, job_title: 'Młynarz' }], first_company_id: mill });
    assert.equal((await seen()).headline, 'Młynarz, Młyn');
    await write({ headline: 'Chleb na zakwasie' });
    assert.equal((await seen()).headline, 'Chleb na zakwasie');
  });

  test('a guest finds people by headline and job title, as long as they have that job', async () => {
    const finds = async (q: string) =>
      (await api.inject({ url: `/api/search/?q=${q}` })).json<SearchReply>().users.results.some(({ id }) => id === me);
    assert.deepEqual([await finds('zakwasem'), await finds('piekarz')], [true, true]);
    const bakery = (await own()).jobs.find(({ job_title }) => job_title === 'Piekarz')?.company_id ?? '';
    const leave = { action: 'remove', user_id: me };
    const asMember = { ...headers, 'company-id': bakery };
    await api.inject({ method: 'POST', url: '/api/accounts/company-manage-users/', payload: leave, headers: asMember });
    assert.deepEqual([await finds('zakwasem'), await finds('piekarz')], [true, false]);
  });
});

describe('a public profile', () => {
  test('a profile exists only for verified people', async () => {
    assert.equal((await api.inject({ url: `/api/accounts/user-data/${pending}/` })).statusCode, 404);
  });
});
