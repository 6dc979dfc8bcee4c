import { sql } from '../../storage/sql.ts';
import { fileOf, formOf, picture } from '../forms.ts';
import { confirmed } from '../people.ts';
import { newNip } from '../tax-numbers.ts';
import {
  addCard,
  addOpinion,
  addOpinionOnCompany,
  addReference,
  addRemovedDocument,
  clearReferences,
} from './makers.ts';
import {
  type Area,
  butSuspended,
  everyone,
  managers,
  managersOfCompany,
  type Outcome,
  type Outcomes,
  owners,
  row,
  signedIn,
  userAlone,
  companies as withCompany,
} from './row.ts';

const PDF = fileOf(Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'), 'odpis.pdf');
const NUMBERS = { regon: '012100784', bank_number: '61109010140000071219812874' };

const profile: Area['rows'] = [
  row('GET /api/accounts/company-list-all/', everyone(200)),
  row('GET /api/accounts/company-markers/', everyone(200)),
  row('GET /api/accounts/company-list-all/{id}/', everyone(200), (world) => ({ id: world.company }), {
    on: 'an active company',
  }),
  row(
    'GET /api/accounts/company-list-all/{id}/',
    ['not_found', 'not_found', 'not_found', 200, 200, 200, 200, 200],
    async (world, name) => ({ id: (await world.ownCompany(name, 'draft')).id }),
    { on: 'a draft', who: 'Its own members, other owner included, and an admin.' },
  ),
  row('GET /api/accounts/company-data/', withCompany(200)),
  row('PUT /api/accounts/company-data/', managers(200), () => ({ body: { description: 'Robimy strony' } }), {
    standing: 'unsuspended',
  }),
  row('POST /api/accounts/company-create/', signedIn(201), () => ({ body: { name: 'Nowa' } }), {
    who: 'The caller is its owner.',
  }),
  row(
    'POST /api/accounts/company-image-update/',
    managers(200),
    async () => ({
      body: formOf({ image: await picture() }),
    }),
    { standing: 'unsuspended' },
  ),
  row('DELETE /api/accounts/company-image-update/', managers(200), async (world, name) => ({
    headers: (await world.ownCompany(name)).headers,
  })),
  row(
    'POST /api/accounts/company-verification-submission/',
    butSuspended(managers(201), 'invalid_transition'),
    async (world, name) => ({
      headers: (await world.ownCompany(name, 'draft')).headers,
      body: formOf({ ...NUMBERS, nip: newNip(), document: PDF }),
    }),
    { on: 'a draft' },
  ),
  row(
    'PUT /api/accounts/company-verification-submission/document/',
    managers(200),
    async (world, name) => {
      const { id, headers } = await world.ownCompany(name, 'submitted');
      await addRemovedDocument(world, id);
      return { headers, body: formOf({ document: PDF }) };
    },
    { on: 'an open request whose document was removed' },
  ),
  row('GET /api/accounts/company-verification-submission/', withCompany(200), undefined, {
    who: 'Only owners and managers see the bank account.',
  }),
  row('GET /api/accounts/company-obligations/', owners(200)),
  row('DELETE /api/accounts/company-delete/', owners(204), async (world, name) => ({
    headers: await confirmed(world.api, (await world.ownCompany(name)).headers),
  })),
  row('POST /api/accounts/company-delete/cancel/', owners(204), async (world, name) => {
    const { id, headers } = await world.ownCompany(name);
    await world.api.db.query(sql`
      update companies set deletion_requested_at = now(), status_before_deletion = status, status = 'suspended' where id = ${id}`);
    return { headers };
  }),
];

const cards: Area['rows'] = [
  row('GET /api/accounts/company-membership-cards/', withCompany(200)),
  row(
    'POST /api/accounts/company-membership-cards-manage/',
    managers(200),
    async (world, name) => ({
      headers: (await world.ownCompany(name)).headers,
      body: { card_id: await addCard(world), take: true },
    }),
    { standing: 'active', on: 'take a free number' },
  ),
  row(
    'POST /api/accounts/company-membership-cards-manage/',
    managersOfCompany(200),
    async (world) => ({ body: { card_id: await addCard(world, world.company), take: false } }),
    { standing: 'active', on: "give up the company's" },
  ),
];

/** Opinions are public, so another company is refused instead of learning that there is none. */
const repliers = (ok: Outcome): Outcomes => [
  'not_authenticated',
  'company_required',
  'company_required',
  'forbidden',
  ok,
  ok,
  'forbidden',
  'company_required',
];

const opinions: Area['rows'] = [
  row('GET /api/company/comment/', everyone(200), (world) => ({ query: { company_id: world.company } })),
  row(
    'POST /api/company/comment/',
    signedIn(201),
    async (world) => ({ body: { company_id: (await world.ownCompany('none')).id, text: 'Polecam', rating: 5 } }),
    { standing: 'active', on: 'a company' },
  ),
  row(
    'POST /api/company/comment/',
    ['not_authenticated', 201, 201, 'own_company', 'own_company', 'own_company', 201, 201],
    async (world) => ({ body: { company_id: world.company, text: 'Polecam', rating: 5 } }),
    { standing: 'active', on: 'the company of member, manager and owner' },
  ),
  row(
    'PUT /api/company/comment/',
    userAlone(200),
    async (world) => {
      const company_id = (await world.ownCompany('none')).id;
      await world.call('user', 'company/comment/', { company_id, text: 'Polecam', rating: 5 });
      return { body: { company_id, text: 'Nie polecam', rating: 1 } };
    },
    { standing: 'active', who: 'Each caller replaces their own; here only the user has one.' },
  ),
  row(
    'DELETE /api/company/comment/{id}/',
    ['not_authenticated', 204, 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 204],
    async (world) => ({ id: await addOpinion(world, 'user') }),
    { on: "the user's", who: 'The author or an admin, but not the rated company.' },
  ),
  row(
    'DELETE /api/company/comment/{id}/',
    ['not_authenticated', 'forbidden', 'forbidden', 204, 204, 204, 'forbidden', 204],
    async (world) => ({ id: await addOpinion(world, 'owner') }),
    { on: "the company's of another", who: 'Any member acting as the company.' },
  ),
  row(
    'PUT /api/company/comment/{id}/reply/',
    repliers(200),
    async (world) => ({ id: await addOpinionOnCompany(world), body: { text: 'Dziękujemy' } }),
    { standing: 'active', who: 'The rated company.' },
  ),
  row(
    'DELETE /api/company/comment/{id}/reply/',
    repliers(204),
    async (world) => ({ id: await addOpinionOnCompany(world, 'Dziękujemy') }),
    { who: 'The rated company.' },
  ),
];

const showcase: Area['rows'] = [
  row('GET /api/company/showcase/{id}/', everyone(200), (world) => ({ id: world.company })),
  row(
    'POST /api/company/references/',
    managers(201),
    async (world) => {
      await clearReferences(world);
      return { body: { title: 'Sklep dla piekarni' } };
    },
    { standing: 'unsuspended' },
  ),
  row(
    'PUT /api/company/references/{id}/',
    managersOfCompany(200),
    async (world) => ({ id: await addReference(world), body: { title: 'Nowy sklep' } }),
    { standing: 'unsuspended' },
  ),
  row('DELETE /api/company/references/{id}/', managersOfCompany(200), async (world) => ({
    id: await addReference(world),
  })),
  row(
    'PUT /api/company/reference-order/',
    managers(200),
    async (world) => {
      await clearReferences(world);
      return { body: { ids: [] } };
    },
    { standing: 'unsuspended' },
  ),
  row(
    'PUT /api/company/gallery/',
    managers(200),
    async () => ({ body: formOf({ gallery: '[{"upload":0,"alt":"Warsztat"}]', images: await picture() }) }),
    { standing: 'unsuspended' },
  ),
];

export const companies: Area = {
  title: 'Companies, cards, opinions, showcases',
  rows: [...profile, ...cards, ...opinions, ...showcase],
};
