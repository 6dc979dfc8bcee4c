import { type APIRequestContext, expect } from '@playwright/test';
import { demo, type SignedIn, signInByApi } from './accounts.ts';
import { headersOf } from './companies.ts';
import { isDemoId } from './demo-guard.ts';

// One thing of the demo data for each kind of page with an id. Ids of the demo data are numbered, so things that other journeys
// make meanwhile are distinguished from them.

interface Row {
  id: string;
}

async function get<T>(request: APIRequestContext, as: SignedIn, path: string): Promise<T> {
  const reply = await request.get(`/api/${path}`, { headers: headersOf(as) });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

/**
 * The first row of a list in which a demo account sees what is its own. No journey adds to it, so its ids, which the demo data makes by
 * the product's own calls, need no number.
 */
async function ownRow(request: APIRequestContext, as: SignedIn, path: string): Promise<string> {
  const { results } = await get<{ results: Row[] }>(request, as, path);
  return results[0]?.id ?? '';
}

async function demoRow(request: APIRequestContext, as: SignedIn, path: string): Promise<string> {
  const { results } = await get<{ results: Row[] }>(request, as, path);
  const row = results.find(({ id }) => isDemoId(id));
  if (!row) throw new Error(`no demo data in ${path}`);
  return row.id;
}

/**
 * The demo data has no message to the operator. Another journey's is taken where there is one: a new one moves the rows of the
 * list that may be open meanwhile.
 */
async function contactMessage(request: APIRequestContext, admin: SignedIn): Promise<string> {
  const first = async () => {
    const { results } = await get<{ results: Row[] }>(request, admin, 'admin/contact-messages/');
    return results[0]?.id;
  };
  const found = await first();
  if (found) return found;
  const data = {
    topic: 'other',
    name: 'Jan Nowak',
    email: 'jan@example.test',
    text: 'Jak zmienić nazwę firmy?',
    seconds: 60,
  };
  expect((await request.post('/api/contact/', { data })).status()).toBe(201);
  const written = await first();
  if (!written) throw new Error('the message did not reach the operator');
  return written;
}

/** Whose post the demo data hides. */
export const HIDDEN_AUTHOR = 'firma40@demo.wspolnik.test';

async function hidingDecision(request: APIRequestContext): Promise<string> {
  const author = await signInByApi(request, HIDDEN_AUTHOR);
  const company = author.user.companies[0] ?? null;
  const path = `posts/?author_id=${company?.id}`;
  const { results } = await get<{ results: { hidden?: { decision_id: string } | null }[] }>(
    request,
    { ...author, company },
    path,
  );
  const decision = results.map(({ hidden }) => hidden?.decision_id).find(Boolean);
  if (!decision) throw new Error(`no hidden post in ${path}`);
  return decision;
}

/** The case of the offer that the demo data has reported: the oldest that waits. */
async function reportedOffer(request: APIRequestContext, admin: SignedIn): Promise<string> {
  const { results } = await get<{ results: Row[] }>(request, admin, 'accounts/admin/moderation/?type=offer');
  return results[0]?.id ?? '';
}

type Sample = (request: APIRequestContext, viewer: SignedIn) => Promise<string>;

const ownersCompany: Sample = async (request) =>
  (await signInByApi(request, demo('owner'))).user.companies[0]?.id ?? '';
const person: Sample = async (request) => (await signInByApi(request, demo('user'))).user.id;

async function asOwner(request: APIRequestContext): Promise<SignedIn> {
  const owner = await signInByApi(request, demo('owner'));
  return { ...owner, company: owner.user.companies[0] ?? null };
}

/** By the part of the address before the id. A new kind of things needs a line; another page of theirs needs none. */
const SAMPLES: Record<string, Sample> = {
  '/offers': async (request) => demoRow(request, await asOwner(request), 'offers/get-mine/?status=active&limit=100'),
  '/offers/manage': async (request) => {
    const { results } = await get<{ results: (Row & { is_job: boolean })[] }>(
      request,
      await asOwner(request),
      'offers/get-mine/?limit=100',
    );
    return results.find(({ id, is_job }) => is_job && isDemoId(id))?.id ?? '';
  },
  '/transactions/orders/requests': (request, viewer) => ownRow(request, viewer, 'offers/quote-requests/'),
  '/companies': ownersCompany,
  '/profiles': person,
  '/messages/thread': async (request, viewer) => {
    const { results } = await get<{ results: Row[] }>(request, viewer, 'message-threads-get/');
    return results[0]?.id ?? '';
  },
  '/moderation/decisions': hidingDecision,
  '/admin/moderation': reportedOffer,
  '/transactions/orders/quotes': (request, viewer) =>
    ownRow(request, viewer, 'offers/quotes/?side=asked&kind=quote&status=proposed'),
  '/transactions/sales/quotes': (request, viewer) =>
    ownRow(request, viewer, 'offers/quotes/?side=received&kind=quote&status=proposed'),
  '/admin/users': person,
  '/admin/companies': ownersCompany,
  '/admin/companies/activation-requests': (request, admin) => demoRow(request, admin, 'accounts/admin/cva/?limit=100'),
  '/admin/transactions': async (request) => demoRow(request, await asOwner(request), 'offers/get-my-sales/'),
  '/admin/webinars': (request, admin) => demoRow(request, admin, 'webinars/?limit=100'),
  '/admin/contact': contactMessage,
  '/admin/documents': async () => 'terms-of-service',
};

/** The address with the id of something that `viewer` can see. */
export async function withSample(request: APIRequestContext, path: string, viewer: SignedIn): Promise<string> {
  const [before = ''] = path.split('/:id');
  if (before === path) return path;
  const sample = SAMPLES[before];
  if (!sample) throw new Error(`${path}: testing/demo-samples.ts has no sample for ${before}/:id`);
  return path.replace(':id', await sample(request, viewer));
}
