import type { Locator, Page } from '@playwright/test';

/** Far more stops than any page has. */
const MOST_STOPS = 200;

const hasFocus = (element: Element) => element === document.activeElement;

/** Presses Tab until the control has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.first().waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await control.first().evaluate(hasFocus)) return;
  }
  throw new Error(`the Tab key never reaches ${control}`);
}

export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}
