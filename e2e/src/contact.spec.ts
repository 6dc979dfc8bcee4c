import type { APIRequestContext } from '@playwright/test';
import { newEmail } from './testing/accounts.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@shell', '@mf-admin'];
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

async function mailsTo(request: APIRequestContext, to: string): Promise<string[]> {
  const reply = await request.get('/api/dev/outbox/', { params: { to } });
  const { results } = (await reply.json()) as { results: { subject: string; text: string }[] };
  return results.map(({ subject, text }) => `${subject}\n${text}`);
}

test('a guest writes to the operator, and an admin answers by mail', { tag }, async ({ page, world, beside }) => {
  const { admin } = await world({ admin: { admin: true } });
  const email = newEmail('gosc');
  await page.goto('/contact?topic=invoices');
  const form = page.getByRole('main');
  await form.getByLabel('Imię i nazwisko').fill('Zofia Wójcik');
  await form.getByLabel('E-mail, na który odpowiemy').fill(email);
  await form.getByLabel('Wiadomość').fill('Proszę o fakturę za listopad');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'wyciag.pdf', mimeType: 'application/pdf', buffer: PDF });
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  const sent = form.getByRole('heading', { name: /^Wiadomość nr \d+ wysłana$/ });
  await expect(sent).toBeFocused();
  const number = /\d+/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name !== 'bucket')).toEqual([]);

  const admins = await beside(admin);
  await admins.goto(`/admin/contact?q=${number}`);
  await admins.getByRole('link', { name: `Nr ${number}: Zofia Wójcik` }).click();
  await expect(admins.getByText('Proszę o fakturę za listopad')).toBeVisible();
  await expect(admins.getByText('wyciag.pdf').first()).toBeVisible();
  await admins.getByRole('textbox', { name: 'Odpowiedź' }).fill('Faktura jest w profilu firmy');
  await admins.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(admins.getByRole('region', { name: 'Odpowiedzi' })).toContainText('Faktura jest w profilu firmy');

  const ofNumber = async () => (await mailsTo(page.request, email)).filter((mail) => mail.includes(number));
  await expect.poll(ofNumber).toHaveLength(2);
  const mails = await ofNumber();
  expect(mails.find((mail) => mail.startsWith('Odpowiedź'))).toContain('Faktura jest w profilu firmy');
});
