import { type APIRequestContext, expect } from '@playwright/test';
import { signInByApi } from './accounts.ts';

/** As another person writes in another browser. */
export async function writeTo(request: APIRequestContext, from: string, userId: string, message: string) {
  const { access } = await signInByApi(request, from);
  const reply = await request.post('/api/message-send/', {
    headers: { Authorization: `Bearer ${access}` },
    data: { user_recipient_id: userId, message, client_id: crypto.randomUUID() },
  });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
}
