import { type APIRequestContext, expect } from '@playwright/test';
import { demo, linkFromMail, newEmail, type SignedIn, signInByApi } from './accounts.ts';
import { PASSWORD } from './members.ts';

export const PDF = { name: 'krs.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
const randomDigits = (count: number) =>
  String(1 + Math.floor(Math.random() * 9)) +
  Array.from({ length: count - 1 }, () => Math.floor(Math.random() * 10)).join('');

/** A unique tax number for each company; a check digit of 10 is never issued. */
export function newNip(): string {
  const digits = randomDigits(9);
  const check = weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
  return check === 10 ? newNip() : digits + check;
}

export function newRegon(): string {
  const digits = randomDigits(8);
  return digits + ((weighted(digits, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10);
}

export function newAccount(): string {
  const digits = randomDigits(24);
  return String(98n - (BigInt(`${digits}252100`) % 97n)).padStart(2, '0') + digits;
}

export const headersOf = ({ access, company }: SignedIn) => ({
  Authorization: `Bearer ${access}`,
  ...(company ? { 'Company-Id': company.id } : {}),
});

/** A person whose address is confirmed. */
export async function newPerson(
  request: APIRequestContext,
  first_name = 'Maria',
  last_name = 'Lis',
): Promise<SignedIn> {
  const email = newEmail('person');
  const data = { first_name, last_name, email, password: PASSWORD, terms: true };
  expect((await request.post('/api/accounts/register/', { data })).status()).toBe(201);
  const link = new URL(await linkFromMail(request, email, '/auth/verify-email'), 'http://localhost');
  const verified = await request.get(`/api/accounts/verify-email/${link.search}`);
  expect(verified.status(), await verified.text()).toBe(200);
  return signInByApi(request, email, PASSWORD);
}

/** A company of a new person on the free plan; not verified unless `active`. */
export async function newCompany(request: APIRequestContext, { active = true } = {}): Promise<SignedIn> {
  const person = await newPerson(request);
  const created = await request.post('/api/accounts/company-create/', {
    headers: headersOf(person),
    data: { name: `Pracownia ${crypto.randomUUID().slice(0, 8)}`, city: 'Toruń' },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id, name } = (await created.json()) as { id: string; name: string };
  if (active) await activate(request, { ...person, company: { id, name } });
  const session = await signInByApi(request, (person.user as unknown as { email: string }).email, PASSWORD);
  return { ...session, company: session.user.companies.find((each) => each.id === id) ?? null };
}

/** Sends the company's numbers with a document; it waits for an admin then. */
export async function submitVerification(request: APIRequestContext, owner: SignedIn): Promise<void> {
  const submitted = await request.post('/api/accounts/company-verification-submission/', {
    headers: headersOf(owner),
    multipart: { nip: newNip(), regon: newRegon(), bank_number: newAccount(), document: PDF },
  });
  expect(submitted.ok(), await submitted.text()).toBe(true);
}

async function activate(request: APIRequestContext, owner: SignedIn): Promise<void> {
  await submitVerification(request, owner);
  const admin = await signInByApi(request, demo('admin'));
  const approved = await request.post('/api/admin/verify_company/', {
    headers: { Authorization: `Bearer ${admin.access}` },
    data: { company_id: owner.company?.id, approve: true },
  });
  expect(approved.ok(), await approved.text()).toBe(true);
}

export async function newOffer(
  request: APIRequestContext,
  seller: SignedIn,
  fields: object = {},
): Promise<{ id: string; title: string }> {
  const categories = (await (await request.get('/api/categories/')).json()) as { id: string }[];
  const data = {
    title: `Oferta ${crypto.randomUUID().slice(0, 8)}`,
    category_id: categories[0]?.id,
    price_from: '100.00',
    loyalty_points: '10.00',
    ...fields,
  };
  const reply = await request.post('/api/offers/', { headers: headersOf(seller), data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()) as { id: string; title: string };
}

export interface OwnOfferOnWire {
  id: string;
  title: string;
  is_active: boolean;
}

export async function ownOffers(request: APIRequestContext, seller: SignedIn): Promise<OwnOfferOnWire[]> {
  const reply = await request.get('/api/offers/get-mine/', { headers: headersOf(seller), params: { limit: '100' } });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { results: OwnOfferOnWire[] }).results;
}
