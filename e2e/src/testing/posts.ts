import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { SignedIn } from './accounts.ts';
import { headersOf } from './companies.ts';

// As another person acts in another browser.

async function send(request: APIRequestContext, who: SignedIn, path: string, data: object): Promise<{ id: string }> {
  const reply = await request.post(`/api/${path}`, { headers: headersOf(who), data });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  return reply.json();
}

/** Answers with the id of the post. */
export async function writePost(request: APIRequestContext, author: SignedIn, text: string): Promise<string> {
  return (await send(request, author, 'posts/', { text })).id;
}

export async function commentOn(request: APIRequestContext, who: SignedIn, post_id: string, text: string) {
  await send(request, who, 'posts/comment/', { post_id, text });
}

export async function like(request: APIRequestContext, who: SignedIn, post_id: string): Promise<void> {
  await send(request, who, 'posts/reaction/', { post_id, reaction: 'like' });
}

interface PostReport {
  post_id: string;
  category: 'spam' | 'violence';
  reason: string;
}

export async function reportPost(request: APIRequestContext, who: SignedIn, report: PostReport): Promise<void> {
  const reply = await request.post('/api/posts/report/', { headers: headersOf(who), data: report });
  expect(reply.status(), await reply.text()).toBe(204);
}

export const postCard = (page: Page, text: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: text });
export const openPost = (page: Page) => page.getByRole('dialog', { name: /^Wpis:/ });
export const newPosts = (page: Page) => page.getByRole('button', { name: /now(y|e|ych) wpis/ });
