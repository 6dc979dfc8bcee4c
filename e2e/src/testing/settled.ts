import { expect, type Page } from '@playwright/test';

/** Waits until nothing is loading, mounting, being saved or moving the focus (shared-ui/system/src/root/settled.ts). */
export async function untilSettled(page: Page, options?: { timeout: number }): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-settled', options);
}
