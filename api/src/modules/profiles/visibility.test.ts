import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PublicProfile, User, Visibility } from '@wspolnik/contract/accounts';
import type { CompanyPage } from '@wspolnik/contract/companies';
import type { NetworkChain, NetworkReply, NetworkSuggestions } from '@wspolnik/contract/network';
import type { Post } from '@wspolnik/contract/posts';
import type { SearchReply } from '@wspolnik/contract/search';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addContact, addInvitation } from '../offers/testing/offers.ts';

const api = await createTestApi();
const person = async (name: string) => {
  const email = `${name}@test.pl`;
  return { id: await addUser(api, { email }), headers: await asUser(api, email) };
};
/** Eve and her contacts: the friend, the friend's company and a third one. Somebody has invited her, somebody is invited by her. */
const eve = await person('eve');
const friend = await person('friend');
const third = await person('third');
const inviter = await person('inviter');
const invited = await person('invited');
const stranger = await person('stranger');
const [office, team] = [await addCompany(api, 'Biuro'), await addCompany(api, 'Zespół')];
await addMember(api, office, friend.id, 'owner');
await addMember(api, team, eve.id, 'member');
await addMember(api, team, stranger.id, 'manager');
for (const id of [friend.id, third.id, office]) await addContact(api, eve.id, id);
await addInvitation(api, inviter.id, eve.id);
await addInvitation(api, eve.id, invited.id);

type Headers = Record<string, string>;
const guest: Headers = {};
const get = async <T>(path: string, headers: Headers): Promise<T> => {
  const reply = await api.inject({ url: `/api/${path}`, headers });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<T>();
};
const profile = (headers: Headers) => get<PublicProfile>(`accounts/user-data/${eve.id}/`, headers);
const listed = async (query: string, headers: Headers): Promise<string[]> => {
  const { companies, users } = await get<NetworkReply>(`network/${query}`, headers);
  return [...companies, ...users].map(({ id }) => id);
};
const put = (payload: object) =>
  api.inject({ method: 'PUT', url: '/api/accounts/user-settings/', headers: eve.headers, payload });
const show = async (change: Partial<Visibility>) => {
  const visibility: Visibility = {
    email: 'nobody',
    phone: 'nobody',
    contacts: 'signed_in',
    details: 'signed_in',
    ...change,
  };
  const reply = await put({ visibility });
  assert.deepEqual(reply.json<User>().visibility, visibility, reply.body);
};
await put({ phone: '600700800' });
await api.inject({ method: 'POST', url: '/api/posts/', headers: eve.headers, payload: { text: 'Szukam drukarni' } });

const all = {
  guest,
  stranger: stranger.headers,
  inviter: inviter.headers,
  invited: invited.headers,
  friend: friend.headers,
};
const asOffice = { ...friend.headers, 'company-id': office };
/** Who of everybody sees it. */
async function whoSees(sees: (headers: Headers) => Promise<boolean>): Promise<string[]> {
  const names: string[] = [];
  for (const [name, headers] of Object.entries({ ...all, office: asOffice, self: eve.headers }))
    if (await sees(headers)) names.push(name);
  return names;
}
const seesEmail = async (headers: Headers) => (await profile(headers)).email === 'eve@test.pl';
const seesPhone = async (headers: Headers) => (await profile(headers)).phone === '+48600700800';
const seesContacts = async (headers: Headers) =>
  (await listed(`public/?user_id=${eve.id}`, headers)).includes(third.id);
const seesCount = async (headers: Headers) => (await profile(headers)).total_contacts === 3;

const SIGNED_IN = ['stranger', 'inviter', 'invited', 'friend', 'office', 'self'];
const CONTACTS = ['friend', 'office', 'self'];

describe('address and phone', () => {
  test('address and phone are shown to nobody at first', async () => {
    for (const sees of [seesEmail, seesPhone]) assert.deepEqual(await whoSees(sees), ['self']);
  });

  test('address and phone are shown to contacts that both sides accepted, and not for an invitation', async () => {
    await show({ email: 'contacts' });
    assert.deepEqual([await whoSees(seesEmail), await whoSees(seesPhone)], [CONTACTS, ['self']]);
    await show({ phone: 'contacts' });
    assert.deepEqual([await whoSees(seesEmail), await whoSees(seesPhone)], [['self'], CONTACTS]);
  });

  test('address and phone are never shown to a guest', async () => {
    await show({ email: 'signed_in', phone: 'signed_in' });
    for (const sees of [seesEmail, seesPhone]) assert.deepEqual(await whoSees(sees), SIGNED_IN);
  });

  test('the address of a colleague: the list of members has it, the profile only what its owner shows', async () => {
    await show({});
    const colleague = { ...stranger.headers, 'company-id': team };
    const reply = await api.inject({ url: '/api/accounts/company-members/', headers: colleague });
    assert.ok(reply.body.includes('eve@test.pl'));
    assert.equal(await seesEmail(stranger.headers), false);
    await show({ email: 'contacts' });
    assert.equal(await seesEmail(colleague), true);
  });
});

describe('details', () => {
  test('details are shown to whom the person names, in the profile, on cards and in the search', async () => {
    const details = {
      city: 'Łódź',
      seeks: ['Drukarnia'],
      offers: ['Księgowość'],
      about: 'Od 12 lat.',
      linkedin: 'linkedin.com/in/eve',
    };
    await api.inject({ method: 'PUT', url: '/api/accounts/profile/', headers: eve.headers, payload: details });
    const found = async (q: string, headers: Headers) =>
      (await get<SearchReply>(`search/?q=${encodeURIComponent(q)}`, headers)).users.results.find(
        ({ id }) => id === eve.id,
      );
    const sees = async (headers: Headers) => {
      const { city, seeks, offers, about, linkedin } = await profile(headers);
      const shown = { city, seeks, offers, about, linkedin };
      const all = { ...details, linkedin: 'https://linkedin.com/in/eve' };
      const isShown = city !== null;
      assert.deepEqual(shown, isShown ? all : { city: null, seeks: [], offers: [], about: null, linkedin: null });
      assert.equal((await found('Nowak', headers))?.city, isShown ? 'Łódź' : null);
      return isShown;
    };
    const finds = async (headers: Headers) => (await found('księgowości', headers)) !== undefined;
    await show({});
    assert.deepEqual([await whoSees(sees), await whoSees(finds)], [SIGNED_IN, SIGNED_IN]);
    await show({ details: 'contacts' });
    assert.deepEqual([await whoSees(sees), await whoSees(finds)], [CONTACTS, []]);
    await show({ details: 'nobody' });
    assert.deepEqual([await whoSees(sees), await whoSees(finds)], [['self'], []]);
    const { details: _, ...known } = { email: 'nobody', phone: 'nobody', contacts: 'signed_in', details: 'nobody' };
    assert.equal((await put({ visibility: known })).json<User>().visibility.details, 'nobody');
  });
});

describe('contacts', () => {
  test('contacts are shown to everybody who is signed in at first, with their number', async () => {
    await show({});
    for (const sees of [seesContacts, seesCount]) assert.deepEqual(await whoSees(sees), SIGNED_IN);
    assert.equal((await profile(guest)).total_contacts, null);
  });

  test('address and phone are shown only to contacts, or to nobody', async () => {
    await show({ contacts: 'contacts' });
    for (const sees of [seesContacts, seesCount]) assert.deepEqual(await whoSees(sees), CONTACTS);
    await show({ contacts: 'nobody' });
    for (const sees of [seesContacts, seesCount]) assert.deepEqual(await whoSees(sees), ['self']);
    assert.deepEqual(await listed(`public/?user_id=${eve.id}&shared=true`, friend.headers), []);
  });

  test('contacts do not come out by the lists of others', async () => {
    const seesHer = async (headers: Headers) =>
      (await listed(`public/?company_id=${office}`, headers)).includes(eve.id);
    await show({});
    assert.deepEqual(await whoSees(seesHer), SIGNED_IN);
    await show({ contacts: 'contacts' });
    assert.deepEqual(await whoSees(seesHer), CONTACTS);
  });

  test('contacts have no number on cards and posts', async () => {
    const cards = async (headers: Headers) => {
      const { users } = await get<{ users: { results: User[] } }>('search/?q=Nowak', headers);
      const { results } = await get<{ results: Post[] }>('posts/', headers);
      const card = users.results.find(({ id }) => id === eve.id);
      return [card?.total_contacts, card?.shared_contacts, results[0]?.author.total_contacts];
    };
    await show({});
    assert.deepEqual(await cards(third.headers), [3, 0, 3]);
    assert.deepEqual(await cards(guest), [null, 0, null]);
    await show({ contacts: 'nobody' });
    assert.deepEqual(await cards(third.headers), [null, 0, null]);
  });

  test('contacts name a shared one on cards only where both sides show their contacts', async () => {
    const named = async (headers: Headers, id = friend.id) => {
      const found = await get<SearchReply>('search/?q=Nowak', headers);
      const suggested = await get<NetworkSuggestions>('network/suggestions/', headers);
      const { users } = await get<NetworkReply>('network/?depth=2', headers);
      const lists = [found.users.results, suggested.results, users];
      return lists.map((cards) => cards.find((card) => card.id === id)?.shared_names);
    };
    const companies = async (headers: Headers) =>
      (await get<CompanyPage>('accounts/company-list-all/?q=biuro', headers)).results.map((each) => each.shared_names);
    await show({ contacts: 'contacts' });
    const eveNamed = ['Anna Nowak'];
    assert.deepEqual(await named(third.headers), [eveNamed, eveNamed, eveNamed]);
    assert.deepEqual(await companies(third.headers), [eveNamed]);
    assert.deepEqual(await named(third.headers, eve.id), [[], undefined, []]);
    assert.deepEqual([(await named(stranger.headers))[0], await companies(guest)], [[], [[]]]);
    await show({ contacts: 'nobody' });
    assert.deepEqual([await named(third.headers), await companies(third.headers)], [[[], undefined, undefined], [[]]]);
    await show({});
    const friendHides = { email: 'nobody', phone: 'nobody', contacts: 'nobody', details: 'signed_in' };
    const settings = { method: 'PUT', url: '/api/accounts/user-settings/', headers: friend.headers } as const;
    await api.inject({ ...settings, payload: { visibility: friendHides } });
    assert.deepEqual((await named(third.headers))[0], []);
    await api.inject({ ...settings, payload: { visibility: { ...friendHides, contacts: 'signed_in' } } });
  });

  test('connect nobody and suggest nobody through somebody who hides them', async () => {
    const between = async ({ headers }: typeof third) => {
      const { chain } = await get<NetworkChain>(`network/chain/?user_id=${friend.id}`, headers);
      const { results } = await get<NetworkSuggestions>('network/suggestions/', headers);
      return {
        chain: chain.length,
        suggested: results.some(({ id }) => id === friend.id),
        reached: (await listed('?depth=2', headers)).includes(friend.id),
      };
    };
    await show({ contacts: 'contacts' });
    assert.deepEqual(await between(third), { chain: 2, suggested: true, reached: true });
    await show({ contacts: 'nobody' });
    assert.deepEqual(await between(third), { chain: 0, suggested: false, reached: false });
    assert.deepEqual(await listed('?depth=1', third.headers), [eve.id]);
  });

  test('contacts do not place their owner in the network of others', async () => {
    const placed = async (headers: Headers) => ({
      chain: (await get<NetworkChain>(`network/chain/?user_id=${eve.id}`, headers)).chain.length,
      suggested: (await get<NetworkSuggestions>('network/suggestions/', headers)).results.some(
        ({ id }) => id === eve.id,
      ),
      reached: (await listed('?depth=2', headers)).includes(eve.id),
    });
    const other = await person('other');
    await addContact(api, other.id, third.id);
    await show({});
    assert.deepEqual(await placed(other.headers), { chain: 2, suggested: true, reached: true });
    await show({ contacts: 'contacts' });
    assert.deepEqual(await placed(other.headers), { chain: 0, suggested: false, reached: false });
  });
});

describe('the own profile', () => {
  test('the profile says to whom each is shown, and so for nobody else, also while acting as a company', async () => {
    await show({ email: 'contacts' });
    const visibility = { email: 'contacts', phone: 'nobody', contacts: 'signed_in', details: 'signed_in' };
    for (const headers of [eve.headers, { ...eve.headers, 'company-id': team }]) {
      const own = await profile(headers);
      assert.deepEqual([own.visibility, own.email, own.total_contacts], [visibility, 'eve@test.pl', 3]);
    }
    assert.equal((await profile(friend.headers)).visibility, null);
    assert.deepEqual((await get<User>('accounts/user-data/', eve.headers)).visibility, visibility);
  });

  test('the profile keeps what it shows when other settings change, and knows no other choice', async () => {
    await show({ email: 'signed_in' });
    assert.equal((await put({ first_name: 'Ewa' })).json<User>().visibility.email, 'signed_in');
    const wrong = { email: 'everybody', phone: 'nobody', contacts: 'signed_in' };
    assert.equal((await put({ visibility: wrong })).statusCode, 422);
  });
});
