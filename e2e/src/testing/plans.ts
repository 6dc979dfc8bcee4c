import { expect, type Page } from '@playwright/test';
import type { SignedIn } from './accounts.ts';

interface ListedPlan {
  id: string;
  change: { amount: string } | null;
}

/** Changes the plan of the company in use: to the free one at once, to a paid one on the payment provider's page. */
export async function changePlan(page: Page, owner: SignedIn, plan: 'free' | 'standard' | 'premium'): Promise<void> {
  const headers = { Authorization: `Bearer ${owner.access}`, 'Company-Id': owner.company?.id ?? '' };
  const list = await page.request.get('/api/payment/plans-list/', { headers });
  const { results } = (await list.json()) as { results: ListedPlan[] };
  const amount = results.find(({ id }) => id === plan)?.change?.amount;
  const reply = await page.request.post('/api/payment/plan-subscribe/', {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data: { plan, expected_amount: amount },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { redirect_url } = (await reply.json()) as { redirect_url: string | null };
  if (!redirect_url) return;
  await page.goto(redirect_url);
  await page.locator('button.pay').click();
  await expect(page).not.toHaveURL(/\/dev\/payments\//);
}
