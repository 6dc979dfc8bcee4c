import { expect, type Locator, type Page } from '@playwright/test';
import { untilSettled } from './settled.ts';

// The only place that sends keys: unlike `click`, Playwright's own methods do not wait until the page can take them.

/** Far more stops than any page has. */
const MOST_STOPS = 200;

/** Waits until a control can be used; for a page, whatever has the focus. */
async function untilReady(target: Page | Locator): Promise<void> {
  if (!('page' in target)) return untilSettled(target);
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  await untilSettled(target.page());
}

/** Presses keys one after another, on a control or where the focus is. */
export async function pressKeys(target: Page | Locator, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await untilReady(target);
    await ('page' in target ? target : target.keyboard).press(key);
  }
}

/** Sends a form by Enter where no script runs, or none has come: the page does not get ready. */
export const sendByEnter = (field: Locator): Promise<void> => field.press('Enter');

/** Types a text key by key, into a control or where the focus is. */
export async function typeText(target: Page | Locator, text: string): Promise<void> {
  await untilReady(target);
  if ('page' in target) await target.pressSequentially(text);
  else await target.keyboard.type(text);
}

/** Inserts a text at once where the focus is, as pasting does. */
export async function insertText(page: Page, text: string): Promise<void> {
  await untilReady(page);
  await page.keyboard.insertText(text);
}

/** In one call, because there may be many stops. */
const look = (element: Element) => ({
  hasFocus: element === document.activeElement,
  isSettled: 'settled' in document.documentElement.dataset,
});

/** Presses Tab until the control has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await untilReady(control.first());
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { hasFocus, isSettled } = await control.first().evaluate(look);
    if (hasFocus) return;
    if (!isSettled) await untilSettled(page);
  }
  throw new Error(`the Tab key never reaches ${control}`);
}

/** Goes to the control by Tab and presses Enter. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await pressKeys(page, 'Enter');
}
