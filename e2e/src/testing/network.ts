import type { BrowserContext } from '@playwright/test';
import { untilSettled } from './settled.ts';

/** Takes the network away from pages that have started: what they still load would be lost with it. */
export async function goOffline(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await untilSettled(page);
  await context.setOffline(true);
}
