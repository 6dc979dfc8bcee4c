import { type APIRequestContext, expect } from '@playwright/test';
import { type SignedIn, signInByApi } from './accounts.ts';
import { headersOf } from './companies.ts';

/** As another person writes in another browser; answers with the id of the thread. */
export async function writeTo(
  request: APIRequestContext,
  from: string | SignedIn,
  userId: string,
  message: string,
): Promise<string> {
  const writer = typeof from === 'string' ? await signInByApi(request, from) : from;
  const reply = await request.post('/api/message-send/', {
    headers: headersOf({ ...writer, company: null }),
    data: { user_recipient_id: userId, message, client_id: crypto.randomUUID() },
  });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  return ((await reply.json()) as { thread_id: string }).thread_id;
}

/** The texts of a thread as `reader` receives them, oldest first. */
export async function textsFor(request: APIRequestContext, reader: SignedIn, thread: string): Promise<string[]> {
  const reply = await request.get('/api/message-thread-messages-get/', {
    headers: headersOf(reader),
    params: { thread_id: thread },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { results: { text: string }[] }).results.map(({ text }) => text);
}
