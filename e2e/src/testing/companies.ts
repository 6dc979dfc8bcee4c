import { type APIRequestContext, expect } from '@playwright/test';
import type { SignedIn } from './accounts.ts';

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

/** Sends the company's numbers with a document; it waits for an admin then. */
export async function submitVerification(request: APIRequestContext, owner: SignedIn): Promise<void> {
  const submitted = await request.post('/api/accounts/company-verification-submission/', {
    headers: headersOf(owner),
    multipart: { nip: newNip(), regon: newRegon(), bank_number: newAccount(), document: PDF },
  });
  expect(submitted.ok(), await submitted.text()).toBe(true);
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
