import { expect, type Page } from '@playwright/test';
import { typeText } from './keyboard.ts';
import { picture } from './pictures.ts';
import { untilSettled } from './settled.ts';

export const FRONT = picture('front.png', 60);
export const DETAIL = picture('detal.png', 180);
type Picture = typeof FRONT;

export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Ends when the step has been scrolled to and shows all it has: a click before that could miss. */
export async function goTo(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Kroki' }).getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await untilSettled(page);
}

export const title = (page: Page) => page.getByRole('textbox', { name: 'Tytuł' });

export async function fillBasics(page: Page, text: string): Promise<void> {
  await title(page).fill(text);
  await page.getByRole('treeitem', { name: /Energia/ }).click();
  await page.getByRole('textbox', { name: 'Opis' }).click();
  await typeText(page, 'Pomiar i wycena bez zobowiązań.');
}

export async function fillPrice(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Cena' }).fill('1800');
  await page.getByRole('textbox', { name: /^Nagroda za zamówienie/ }).fill('180,01');
}

export const addPictures = (page: Page, ...files: Picture[]) => page.locator('input[type="file"]').setInputFiles(files);
