import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createTestApi } from './testing/harness.ts';
import { addCompany, addMember, addUser, asUser, PASSWORD } from './testing/people.ts';

const api = await createTestApi();
const PASTED = '\u202a';
const ENDED = '\u202c\u200b';
/** A family and a technician are one emoji each, whose parts are joined by an invisible character. */
const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
const FELL_APART = '\u017c'.normalize('NFD');

const post = (url: string, payload: object, headers = {}) => api.inject({ method: 'POST', url, payload, headers });
const login = (email: string, password = PASSWORD) => post('/api/accounts/login/', { email, password });

async function companyOf(email: string) {
  const company = await addCompany(api, 'Firma');
  await addMember(api, company, await addUser(api, { email }), 'owner');
  return { company, headers: await asUser(api, email, company) };
}

const save = async (headers: Record<string, string>, payload: object) =>
  api.inject({ method: 'PUT', url: '/api/accounts/company-data/', payload, headers });

describe('pasted text', () => {
  test('a sign-in accepts an address that has invisible characters around it', async () => {
    await addUser(api, { email: 'pasted@example.test' });
    assert.equal((await login(`${PASTED}pasted@example.test${ENDED}`)).statusCode, 200);
  });

  test('a sign-up, a reset and a request for a link take the address that is seen', async () => {
    const email = `${PASTED}new@exam\u00adple.test${ENDED}`;
    const form = { first_name: 'Ewa', last_name: 'Lis', email, password: 'Zamek!2345', terms: true };
    assert.equal((await post('/api/accounts/register/', form)).json().email, 'new@example.test');
    assert.equal((await post('/api/accounts/reset-password/request/', { email })).statusCode, 204);
  });

  test('a company is stored without invisible characters, and with the whole address of its pages', async () => {
    const { headers } = await companyOf('plain@example.test');
    const reply = await save(headers, {
      name: `Dom\u202e i Ogr\u00f3d ${FAMILY}`,
      email: `${PASTED}biuro@firma.pl${ENDED}`,
      phone: `${PASTED}022 123\u201145\u201167${ENDED}`,
      zip_code: '00\u2011001',
      website: 'firma.pl\u200b',
      facebook: 'facebook.com/firma',
    });
    assert.equal(reply.statusCode, 200, reply.body);
    const { name, email, phone, zip_code, website, facebook } = reply.json();
    assert.deepEqual(
      { name, email, phone, zip_code, website, facebook },
      {
        name: `Dom i Ogr\u00f3d ${FAMILY}`,
        email: 'biuro@firma.pl',
        phone: '+48221234567',
        zip_code: '00-001',
        website: 'https://firma.pl',
        facebook: 'https://facebook.com/firma',
      },
    );
  });

  test('pasted text that is no address is refused as a page', async () => {
    const { headers } = await companyOf('page@example.test');
    for (const website of [
      'firma',
      'jan@firma.pl',
      'javascript:alert(1)',
      '12.50',
      'moja firma.pl',
      'ftp://firma.pl',
    ]) {
      assert.deepEqual((await save(headers, { website })).json().fields, { website: [{ code: 'url' }] }, website);
    }
  });

  test('the emoji of a post are kept', async () => {
    const { headers } = await companyOf('post@example.test');
    const reply = await post('/api/posts/', { text: `Zesp\u00f3\u0142 ${FAMILY}` }, headers);
    assert.match(reply.body, new RegExp(FAMILY));
  });
});

test('a name has no mark that turns the rest of a sentence', async () => {
  await addUser(api, { email: 'name@example.test' });
  const headers = await asUser(api, 'name@example.test');
  const payload = { first_name: 'Adam\u200b', last_name: `Nowak\u202e${FELL_APART}` };
  const reply = await api.inject({ method: 'PUT', url: '/api/accounts/user-settings/', payload, headers });
  const { first_name, last_name } = reply.json();
  assert.deepEqual([first_name, last_name], ['Adam', 'Nowak\u017c']);
});
