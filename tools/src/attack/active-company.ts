import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { newNip } from '../../../api/src/testing/tax-numbers.ts';
import type { Product } from './product.ts';

const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF';
const NUMBERS = { regon: '012100784', bank_number: '61109010140000071219812874' };

/** The company's request as an admin sees it, and names in a decision. */
export async function seenRequest(call: Product['call'], admin: Record<string, string>, companyId: string) {
  const reply = await call('GET', `/api/admin/companies/${companyId}/`, { headers: admin });
  const { name, requests } = (await reply.json()) as {
    name: string;
    requests: { id: string; document: { sent_at: string } }[];
  };
  return { seen_request: requests[0]?.id, seen_name: name, seen_document: requests[0]?.document.sent_at };
}

/** A new company of the caller's that an admin has approved. Answers the headers to act as it. */
export async function addActiveCompany({ call, signIn, url }: Product, person: Record<string, string>) {
  const json = { name: `Druga ${randomUUID()}` };
  const created = await call('POST', '/api/accounts/company-create/', { headers: person, json });
  assert.equal(created.status, 201, 'a second company could not be made');
  const { id: company_id } = (await created.json()) as { id: string };
  const headers = { ...person, 'company-id': company_id };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...NUMBERS, nip: newNip() })) form.set(name, value);
  form.set('document', new Blob([PDF], { type: 'application/pdf' }), 'odpis.pdf');
  const submission = `${url}/api/accounts/company-verification-submission/`;
  assert.equal((await fetch(submission, { method: 'POST', body: form, headers })).status, 201);
  const admin = await signIn('admin');
  const decision = { ...(await seenRequest(call, admin, company_id)), company_id, approve: true };
  const approved = await call('POST', '/api/admin/verify_company/', { headers: admin, json: decision });
  assert.equal(approved.status, 200, await approved.clone().text());
  return headers;
}
