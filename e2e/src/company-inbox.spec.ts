import type { APIRequestContext, Page } from '@playwright/test';
import { actAs, type SignedIn } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { pressKeys, typeText } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-messaging'];

/** A client writes to the company; answers with the id of the thread. */
async function writeToCompany(request: APIRequestContext, client: SignedIn, company: { id: string }, message: string) {
  const data = { company_recipient_id: company.id, message };
  const reply = await request.post('/api/message-send/', { headers: headersOf(client), data });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { thread_id: string }).thread_id;
}

const threadWith = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('link').filter({ hasText: text });
const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Treść rozmowy' }).getByRole('listitem').filter({ hasText: text });

test('two colleagues share the inbox of their company: one answers, the other sees it at once', { tag }, async ({
  page,
  world,
  beside,
}) => {
  const { owner, manager, client } = await world({
    owner: { company: {} },
    manager: { first_name: 'Adam', company: { of: 'owner', role: 'manager' } },
    client: {},
  });
  const managers = await beside(manager);
  await actAs(page, owner);
  for (const each of [page, managers]) {
    await each.goto('/messages');
    await expect(each.getByText('Nie masz jeszcze wiadomości')).toBeVisible();
  }
  const thread = await writeToCompany(page.request, client, owner.company, 'Czy termin pasuje?');
  for (const each of [page, managers])
    await expect(threadWith(each, 'Czy termin pasuje?')).toContainText(/nieprzeczytan/);

  // Only by keyboard: open the thread, write, send.
  await pressKeys(threadWith(page, 'Czy termin pasuje?'), 'Enter');
  await expect(page).toHaveURL(new RegExp(`/messages/thread/${thread}`));
  const field = page.getByRole('textbox', { name: /^Wiadomość do/ });
  await typeText(field, 'Tak, pasuje.');
  await pressKeys(page, 'Enter');
  await expect(message(page, 'Tak, pasuje.')).toContainText('Wysłano');
  await expect(field).toBeFocused();

  // A message that one colleague has read and answered is read and answered for both.
  const answered = threadWith(managers, 'Ty: Tak, pasuje.');
  await expect(answered).toBeVisible();
  await expect(answered).not.toContainText(/nieprzeczytan/);
  await answered.click();
  await expect(message(managers, 'Tak, pasuje.')).toContainText(owner.name);
});

test('a thread of a company cannot be opened from another profile of the same person', { tag }, async ({
  page,
  world,
}) => {
  const { owner, client } = await world({ owner: { company: {} }, client: {} });
  const thread = await writeToCompany(page.request, client, owner.company, 'Tylko do firmy');
  await actAs(page, owner);
  await page.goto(`/messages/thread/${thread}`);
  await expect(message(page, 'Tylko do firmy')).toBeVisible();
  await page.getByRole('button', { name: /^Twoje/ }).click();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(owner.name);
  await page.goto(`/messages/thread/${thread}`);
  await expect(page.getByRole('main').getByText('Nie ma tu takiej rozmowy').last()).toBeVisible();
  await expect(page.getByText('Tylko do firmy')).toHaveCount(0);
});
