import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PublicProfile, User } from '@wspolnik/contract/accounts';
import type { Company, CompanyMarkerPage, CompanyPage } from '@wspolnik/contract/companies';
import type { NetworkAction, NetworkChain, NetworkReply, NetworkSuggestions } from '@wspolnik/contract/network';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import type { PostPage } from '@wspolnik/contract/posts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory, addContact, addInvitation, addOffer } from '../offers/testing/offers.ts';

type Headers = Record<string, string>;

const api = await createTestApi();
const person = (name: string) => addUser(api, { email: `${name}@test.pl` });

/** Ida invites the works of Hubert; Vera is a contact of Ida and looks at both. */
const idOf = { ida: await person('ida'), vera: await person('vera'), hubert: await person('hubert') };
const works = await addCompany(api, 'Huta');
await api.db.query(sql`update companies set lat = 52.2297, lng = 21.0122 where id = ${works}`);
await addMember(api, works, idOf.hubert, 'owner');
const [ida, vera] = [await asUser(api, 'ida@test.pl'), await asUser(api, 'vera@test.pl')];
const asWorks = await asUser(api, 'hubert@test.pl', works);
await addContact(api, idOf.ida, idOf.vera);
await addOffer(api, { company_id: works, category_id: await addCategory(api, 'Szkło'), title: 'Szyby' });
await api.inject({ method: 'POST', url: '/api/posts/', headers: asWorks, payload: { text: 'Nowy piec' } });

const get = async <T>(path: string, headers: Headers = {}): Promise<T> => {
  const reply = await api.inject({ url: `/api/${path}`, headers });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<T>();
};
const names = ({ companies, users }: NetworkReply) => [...companies, ...users].map(({ id }) => id);

async function manage(headers: Headers, type: NetworkAction, recipient: 'user' | 'company', recipient_id: string) {
  const payload = { type, recipient, recipient_id };
  const reply = await api.inject({ method: 'POST', url: '/api/network/manage/', headers, payload });
  assert.equal(reply.statusCode, 200, reply.body);
}
const byIda = (type: NetworkAction) => manage(ida, type, 'company', works);
const byWorks = (type: NetworkAction) => manage(asWorks, type, 'user', idOf.ida);

/** Whether the two are contacts, in everything that shows it to others. */
async function seenByOthers(): Promise<Record<string, boolean>> {
  const list = (query: string) => get<NetworkReply>(`network/${query}`, vera);
  const company = await get<Company>(`accounts/company-list-all/${works}/`);
  const [card] = (await get<CompanyPage>('accounts/company-list-all/?q=huta')).results;
  const found = (await get<{ companies: CompanyPage }>('search/?q=huta', vera)).companies.results[0];
  const profile = await get<PublicProfile>(`accounts/user-data/${idOf.ida}/`, vera);
  const { chain } = await get<NetworkChain>(`network/chain/?company_id=${works}`, vera);
  const suggested = (await get<NetworkSuggestions>('network/suggestions/', vera)).results;
  const author = (await get<PostPage>(`posts/?author_id=${works}`, vera)).results[0]?.author;
  const offer = (await get<OfferPage>('offers/', vera)).results[0];
  return {
    count: company.total_contacts === 1,
    'count on cards': card?.total_contacts === 1,
    'count of a person': profile.total_contacts === 2,
    'count of an author': author?.total_contacts === 1,
    'list of the company': names(await list(`public/?company_id=${works}`)).includes(idOf.ida),
    'list of the person': names(await list(`public/?user_id=${idOf.ida}`)).includes(works),
    'two steps': names(await list('?depth=2')).includes(works),
    'three steps': names(await list('?depth=3')).includes(works),
    chain: chain.length === 2,
    suggestion: suggested.some(({ id }) => id === works),
    'shared contacts': (await get<Company>(`accounts/company-list-all/${works}/`, vera)).shared_contacts === 1,
    'shared contacts in the search': found?.shared_contacts === 1,
    'shared contacts on offers': offer?.shared_contacts === 1,
    'list of shared contacts': names(await list(`public/?company_id=${works}&shared=true`)).includes(idOf.ida),
  };
}

/** Whether the two are contacts, in everything that they filter by their own. */
async function seenByThemselves(): Promise<Record<string, boolean>> {
  const facets = (await get<OfferPage>('offers/?network=true&limit=1&facets=options', ida)).facets;
  return {
    contacts: names(await get('network/', ida)).includes(works),
    'contacts of the company': names(await get('network/', asWorks)).includes(idOf.ida),
    'own count': (await get<User>('accounts/user-data/', ida)).total_contacts === 2,
    companies: (await get<CompanyPage>('accounts/company-list-all/?network=true', ida)).count === 1,
    map: (await get<CompanyMarkerPage>('accounts/company-markers/?network=true', ida)).count === 1,
    offers: (await get<OfferPage>('offers/?network=true', ida)).count === 1,
    options: facets?.options?.some(({ count }) => count > 0) === true,
    posts: (await get<PostPage>('posts/?network=true', ida)).count === 1,
  };
}

const all = async () => ({ ...(await seenByOthers()), ...(await seenByThemselves()) });
const everywhere = (seen: Record<string, boolean>) => Object.keys(seen).filter((where) => !seen[where]);
const anywhere = (seen: Record<string, boolean>) => Object.keys(seen).filter((where) => seen[where]);
const invitations = async (headers: Headers, status: string) => names(await get(`network/?status=${status}`, headers));
const statusOf = async (headers: Headers) =>
  (await get<Company>(`accounts/company-list-all/${works}/`, headers)).network_status;

describe('an invitation', () => {
  test('only its two sides see an invitation', async () => {
    assert.deepEqual(anywhere(await all()), []);
    await byIda('add');
    assert.deepEqual(anywhere(await all()), []);
    assert.deepEqual(await invitations(ida, 'you_connected'), [works]);
    assert.deepEqual(await invitations(asWorks, 'they_connected'), [idOf.ida]);
    assert.equal(await statusOf(ida), 'you_connected');
    assert.equal(await statusOf(vera), null);
  });

  test('an invitation that was accepted is a contact everywhere', async () => {
    await byWorks('add');
    assert.deepEqual(everywhere(await all()), []);
    assert.deepEqual(await invitations(ida, 'you_connected'), []);
    assert.deepEqual(await invitations(asWorks, 'they_connected'), []);
  });

  test('an invitation is one again when a side removes its contact', async () => {
    await byWorks('remove');
    assert.deepEqual(anywhere(await all()), []);
    assert.deepEqual(await invitations(asWorks, 'they_connected'), [idOf.ida]);
    await byWorks('add');
    assert.deepEqual(everywhere(await all()), []);
    await byIda('remove');
    assert.deepEqual(anywhere(await all()), []);
    assert.deepEqual(await invitations(ida, 'they_connected'), [works]);
    await byIda('add');
    assert.deepEqual(everywhere(await all()), []);
  });
});

describe('a contact', () => {
  const contactsOf = (id: string) =>
    api.db.one(sql`
      select cardinality(contacts) as contacts from network_nodes where user_id = ${id} or company_id = ${id}`);

  test('a contact of a suspended company is back with it', async () => {
    await api.db.query(sql`update companies set status = 'suspended' where id = ${works}`);
    assert.deepEqual(names(await get('network/', ida)), [idOf.vera]);
    await api.db.query(sql`update companies set status = 'active' where id = ${works}`);
    assert.deepEqual(names(await get('network/', ida)), [works, idOf.vera]);
  });

  test('a contact of a deleted profile ends, and invitations of either side with it', async () => {
    const gone = await addUser(api, { email: 'gone@test.pl' });
    const [inviting, invited] = [await addCompany(api, 'Prosi'), await addCompany(api, 'Proszona')];
    await addContact(api, gone, works);
    await addInvitation(api, gone, invited);
    await addInvitation(api, inviting, gone);
    assert.deepEqual(await contactsOf(works), { contacts: 2 });
    await api.db.query(sql`update users set deleted_at = now() where id = ${gone}`);
    assert.deepEqual(await contactsOf(works), { contacts: 1 });
    assert.deepEqual(await contactsOf(gone), { contacts: 0 });
    assert.deepEqual(
      await api.db.one(sql`
      select count(*)::int as edges from network_edges e join network_nodes n on n.id in (e.from_node, e.to_node)
      where n.user_id = ${gone}`),
      { edges: 0 },
    );
  });

  test('a contact of a profile whose row is removed ends', async () => {
    const removed = await addCompany(api, 'Usunięta');
    await addContact(api, removed, works);
    await api.db.query(sql`delete from companies where id = ${removed}`);
    assert.deepEqual(await contactsOf(works), { contacts: 1 });
  });
});
