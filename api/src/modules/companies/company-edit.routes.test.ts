import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Company } from '@wspolnik/contract/companies';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory } from '../offers/testing/offers.ts';

const api = await createTestApi();
const category = await addCategory(api, 'Stolarstwo');
const company = await addCompany(api, 'Pracownia');
const user = await addUser(api, { email: 'user@example.test' });
await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
for (const role of ['owner', 'manager', 'member'] as const) {
  await addMember(api, company, await addUser(api, { email: `${role}@example.test` }), role);
}
const asPerson = await asUser(api, 'user@example.test');
const asOwner = await asUser(api, 'owner@example.test', company);
const asAdmin = await asUser(api, 'admin@example.test');

const create = (payload: object, headers = asPerson) =>
  api.inject({ method: 'POST', url: '/api/accounts/company-create/', payload, headers });
const edit = (payload: object, headers = asOwner) =>
  api.inject({ method: 'PUT', url: '/api/accounts/company-data/', payload, headers });
const editAny = (id: string, payload: object, headers = asAdmin) =>
  api.inject({ method: 'PUT', url: `/api/accounts/company-list-all/${id}/`, payload, headers });

const FULL = {
  name: '  Żagle i Liny ',
  description: 'Szyjemy żagle.\nNaprawiamy liny.',
  address: 'ul. Portowa 1',
  zip_code: '80-001',
  city: 'Gdańsk',
  lat: 54.35,
  lng: 18.65,
  email: 'biuro@zagle.test',
  phone: '600 700-800',
  website: 'https://zagle.test',
  facebook: 'https://www.facebook.com/zagle',
  linkedin: 'https://pl.linkedin.com/company/zagle',
  twitter: 'https://x.com/zagle',
};

describe('a new company', () => {
  test('a company is created once, however often the request is repeated', async () => {
    const headers = { ...asPerson, 'idempotency-key': newId() };
    const [first, second] = [await create({ name: 'Raz' }, headers), await create({ name: 'Raz' }, headers)];
    assert.deepEqual([first.statusCode, second.statusCode], [201, 201]);
    assert.equal(first.json<Company>().id, second.json<Company>().id);
    assert.equal((await create({ name: 'Dwa' }, headers)).json().code, 'idempotency_mismatch');
  });

  test('a company is refused with every invalid field at once', async () => {
    const wrong = {
      name: ' ',
      zip_code: '1',
      email: 'x',
      phone: '1',
      website: 'x',
      facebook: 'https://x.com/a',
      lat: 1,
    };
    const { fields } = (await create(wrong)).json();
    assert.deepEqual(Object.keys(fields).sort(), [
      ...['email', 'facebook', 'lng', 'name', 'phone', 'website', 'zip_code'],
    ]);
  });

  test('a company is a draft owned by the person who created it', async () => {
    const reply = await create({ ...FULL, category_id: category });
    assert.equal(reply.statusCode, 201, reply.body);
    const made = reply.json<Company>();
    assert.equal(made.name, 'Żagle i Liny');
    assert.equal(made.status, 'draft');
    assert.equal(made.phone, '+48600700800');
    assert.equal(made.description, FULL.description);
    assert.deepEqual(made.location, { city: 'Gdańsk', lat: 54.35, lng: 18.65 });
    assert.deepEqual(made.category, { id: category, name: 'Stolarstwo', name_en: 'Stolarstwo' });
    assert.deepEqual([made.facebook, made.linkedin, made.twitter], [FULL.facebook, FULL.linkedin, FULL.twitter]);
    assert.deepEqual(made.users, [{ id: user, role: 'owner' }]);
    assert.equal((await api.inject({ url: `/api/accounts/company-list-all/${made.id}/` })).statusCode, 404);
    const own = await api.inject({ url: `/api/accounts/company-list/${made.id}/`, headers: asPerson });
    assert.equal(own.json().role, 'owner');
  });

  test('a company needs a person and a name', async () => {
    assert.equal((await create(FULL, {})).statusCode, 401);
    assert.deepEqual((await create({})).json().fields, { name: [{ code: 'required' }] });
    assert.deepEqual((await create({ name: ' \t' })).json().fields, { name: [{ code: 'required' }] });
    const long = await create({ name: 'ż'.repeat(201) });
    assert.deepEqual(long.json().fields, { name: [{ code: 'maxLength', params: { n: 200 } }] });
  });

  const refused: [string, object, object][] = [
    ['a short postal code', { zip_code: '80' }, { zip_code: [{ code: 'zip' }] }],
    ['a foreign phone', { phone: '+49 170 1234567' }, { phone: [{ code: 'phone' }] }],
    ['an address that is none', { email: 'biuro' }, { email: [{ code: 'email' }] }],
    ['a copy to somebody else', { email: 'a@b.pl?bcc=evil%40x.pl' }, { email: [{ code: 'email' }] }],
    ['two addresses', { email: 'a,evil@b.pl' }, { email: [{ code: 'email' }] }],
    ['a page without a dot', { website: 'zagle' }, { website: [{ code: 'url' }] }],
    ['a script for a page', { website: 'javascript:alert(1)//a.pl' }, { website: [{ code: 'url' }] }],
    ['a look-alike service', { facebook: 'https://facebook.com.evil.test/zagle' }, social('facebook', 'Facebook')],
    ['another service', { linkedin: 'https://x.com/zagle' }, social('linkedin', 'LinkedIn')],
    ['a service without a profile', { twitter: 'https://twitter.com/' }, social('twitter', 'Twitter')],
    ['half a position', { lat: 54.3 }, { lng: [{ code: 'required' }] }],
    ['a place off the map', { lat: 91, lng: 18 }, { lat: [{ code: 'max', params: { max: 90 } }] }],
    ['an unknown category', { category_id: newId() }, { category_id: [{ code: 'select' }] }],
    ['a category that is no id', { category_id: 'wood' }, { category_id: [{ code: 'select' }] }],
    ['a NUL character', { city: 'Gda\0sk' }, { city: [{ code: 'invalid' }] }],
  ];
  for (const [what, input, fields] of refused) {
    test(`${what} is refused`, async () => {
      const before = await count();
      const reply = await create({ ...FULL, lat: undefined, lng: undefined, ...input });
      assert.equal(reply.statusCode, 422, reply.body);
      assert.deepEqual(reply.json().fields, fields);
      assert.equal(await count(), before);
    });
  }

  test('a company is limited to fifty per owner', async () => {
    const busy = await addUser(api, { email: 'busy@example.test' });
    for (let index = 0; index < 49; index += 1)
      await addMember(api, await addCompany(api, `F ${index}`), busy, 'owner');
    const headers = await asUser(api, 'busy@example.test');
    const replies = await Promise.all([create({ name: 'A' }, headers), create({ name: 'B' }, headers)]);
    assert.deepEqual(replies.map((reply) => reply.statusCode).sort(), [201, 409]);
    assert.equal(replies.find((reply) => reply.statusCode === 409)?.json().code, 'limit_reached');
  });
});

function social(field: string, service: string): object {
  return { [field]: [{ code: 'socials', params: { service } }] };
}

async function count(): Promise<unknown> {
  return (await api.db.one<{ count: number }>(sql`select count(*) as count from companies`))?.count;
}

describe('editing', () => {
  test('an edit changes the sent fields, clears empty ones and leaves the rest', async () => {
    assert.equal((await edit(FULL)).statusCode, 200);
    const reply = await edit({ city: ' Sopot ', email: '', phone: null, description: null });
    const saved = reply.json<Company>();
    assert.deepEqual(
      [saved.location.city, saved.location.lat, saved.email, saved.phone, saved.description, saved.name],
      ['Sopot', 54.35, null, null, '', 'Żagle i Liny'],
    );
    assert.equal((await edit({ lat: null, lng: null })).json<Company>().location.lat, null);
    assert.deepEqual((await edit({ lat: 50 })).json().fields, { lng: [{ code: 'required' }] });
    assert.equal((await edit({ name: ' ' })).statusCode, 422);
    assert.equal((await edit({})).json<Company>().name, 'Żagle i Liny');
  });

  test('an edit is allowed to owners and managers of the company in use', async () => {
    const identities: [Record<string, string>, number][] = [
      [{}, 401],
      [asPerson, 403],
      [await asUser(api, 'user@example.test', company), 403],
      [await asUser(api, 'member@example.test', company), 403],
      [asAdmin, 403],
      [await asUser(api, 'manager@example.test', company), 200],
    ];
    for (const [headers, status] of identities) assert.equal((await edit({ city: 'Hel' }, headers)).statusCode, status);
  });

  test('an edit of any company is allowed to admins and audited', async () => {
    const draft = await addCompany(api, 'Cudza', 'draft');
    assert.equal((await editAny(draft, { name: 'Moja' }, asOwner)).statusCode, 403);
    assert.equal((await editAny(draft, { name: 'Moja' }, {})).statusCode, 401);
    const reply = await editAny(draft, { name: 'Poprawiona', city: 'Hel' });
    assert.equal(reply.json<Company>().name, 'Poprawiona');
    const audit = await api.db.query(sql`select action, details from audit_log where subject_id = ${draft}`);
    assert.deepEqual(audit, [{ action: 'company.edited', details: { fields: ['name', 'city'] } }]);
    assert.equal((await editAny(newId(), { name: 'Nikt' })).json().code, 'not_found');
    assert.equal((await editAny('nonsense', { name: 'Nikt' })).json().code, 'not_found');
  });
});
