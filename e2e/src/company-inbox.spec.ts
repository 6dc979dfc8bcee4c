import type { APIRequestContext, Browser } from '@playwright/test';
import { demo, signInByApi, startSignedIn } from './testing/accounts.ts';
import { pressKeys, typeText } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';

async function signedIn(browser: Browser, name: 'owner' | 'manager' | 'user', as: 'person' | 'company') {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { context, page, session: await startSignedIn(page, demo(name), as) };
}

/** A client writes to the company; answers with the id of the thread. */
async function writeToCompany(request: APIRequestContext, company_recipient_id: string, message: string) {
  const { access } = await signInByApi(request, demo('user'));
  const reply = await request.post('/api/message-send/', {
    headers: { Authorization: `Bearer ${access}` },
    data: { company_recipient_id, message },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()) as { thread_id: string };
}

test('two colleagues share the inbox of their company: one answers, the other sees it at once', async ({ browser }) => {
  const owner = await signedIn(browser, 'owner', 'company');
  const manager = await signedIn(browser, 'manager', 'company');
  const question = `Czy termin pasuje? ${crypto.randomUUID().slice(0, 8)}`;
  await owner.page.goto('/messages');
  await manager.page.goto('/messages');
  const { thread_id } = await writeToCompany(owner.page.request, owner.session.company?.id ?? '', question);

  const rowOf = ({ page }: typeof owner) =>
    page.getByRole('main').getByRole('link', { name: new RegExp(question.slice(-8)) });
  await expect(rowOf(owner)).toContainText(/nieprzeczytan/);
  await expect(rowOf(manager)).toContainText(/nieprzeczytan/);

  // By keyboard alone: open the thread, write, send.
  await rowOf(owner).focus();
  await pressKeys(owner.page, 'Enter');
  await expect(owner.page).toHaveURL(new RegExp(`/messages/thread/${thread_id}`));
  const field = owner.page.getByRole('textbox', { name: /^Wiadomość do/ });
  await field.focus();
  const answer = `Tak, pasuje. ${question.slice(-8)}`;
  await typeText(owner.page, answer);
  await pressKeys(owner.page, 'Enter');
  const sent = owner.page
    .getByRole('region', { name: 'Treść rozmowy' })
    .getByRole('listitem')
    .filter({ hasText: answer });
  await expect(sent).toContainText('Wysłano');
  await expect(field).toBeFocused();

  // What one colleague has read and answered is read and answered for both.
  const answered = manager.page.getByRole('main').getByRole('link', { name: new RegExp(`Ty: ${answer}`) });
  await expect(answered).toBeVisible();
  await expect(answered).not.toContainText(/nieprzeczytan/);
  await answered.click();
  await expect(
    manager.page.getByRole('region', { name: 'Treść rozmowy' }).getByRole('listitem').filter({ hasText: answer }),
  ).toContainText('Tomasz Nowak');
  await owner.context.close();
  await manager.context.close();
});

test('the thread of a company is not there for another profile of the same person, nor for others', async ({
  browser,
}) => {
  const owner = await signedIn(browser, 'owner', 'company');
  const text = `Tylko do firmy ${crypto.randomUUID().slice(0, 8)}`;
  const { thread_id } = await writeToCompany(owner.page.request, owner.session.company?.id ?? '', text);
  await owner.page.goto(`/messages/thread/${thread_id}`);
  await expect(owner.page.getByText(text).last()).toBeVisible();
  await owner.page.getByRole('button', { name: /^Twoje/ }).click();
  await expect(owner.page).toHaveURL(/\/messages$/);
  await owner.page.goto(`/messages/thread/${thread_id}`);
  await expect(owner.page.getByRole('main').getByText('Nie ma tu takiej rozmowy').last()).toBeVisible();
  await expect(owner.page.getByText(text)).toHaveCount(0);
  await owner.context.close();
});
