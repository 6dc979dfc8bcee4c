import { type APIRequestContext, expect } from '@playwright/test';
import type { SignedIn } from './accounts.ts';
import { headersOf } from './companies.ts';

/** Asks somebody to be a contact, or accepts what that person has asked. */
export async function addContact(request: APIRequestContext, who: SignedIn, whom: SignedIn): Promise<void> {
  const data = { type: 'add', recipient: 'user', recipient_id: whom.user.id };
  const reply = await request.post('/api/network/manage/', { headers: headersOf(who), data });
  expect(reply.status(), await reply.text()).toBe(200);
}
