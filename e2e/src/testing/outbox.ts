import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { textsFor, writeTo } from './messages.ts';
import { createWorld, type Person } from './world.ts';

interface Correspondents {
  writer: Person;
  reader: Person;
  /** Id of their thread. */
  thread: string;
  /** Messages of the reader in it, oldest first. */
  received(): Promise<string[]>;
}

/** Two people who have written to each other, so that they have a thread. */
export async function correspondents(request: APIRequestContext): Promise<Correspondents> {
  const { writer, reader } = await createWorld(request, { writer: {}, reader: {} });
  const thread = await writeTo(request, reader, writer.user.id, 'Początek');
  return { writer, reader, thread, received: () => textsFor(request, reader, thread) };
}

export const bubble = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Treść rozmowy' }).getByRole('listitem').filter({ hasText: text });

export async function openThread(page: Page, thread: string): Promise<void> {
  await page.goto(`/messages/thread/${thread}`);
  await expect(bubble(page, 'Początek')).toBeVisible();
}

export async function writeHere(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Wiadomość do/ }).fill(text);
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();
}
