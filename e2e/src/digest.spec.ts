import type { APIRequestContext, Page } from '@playwright/test';
import type { SignedIn } from './testing/accounts.ts';
import { actAs } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { headersOf, newPerson } from './testing/companies.ts';
import { expect, test } from './testing/test.ts';

interface OutboxMail {
  subject: string;
  text: string;
  headers: Record<string, string>;
}

const emailOf = ({ user }: SignedIn) => (user as unknown as { email: string }).email;

async function mailsTo(request: APIRequestContext, person: SignedIn): Promise<OutboxMail[]> {
  const reply = await request.get('/api/dev/outbox/', { params: { to: emailOf(person) } });
  return ((await reply.json()) as { results: OutboxMail[] }).results;
}

/** Waits for a mail with this subject; the job of mails at once runs every few seconds. */
async function mailWith(request: APIRequestContext, person: SignedIn, subject: RegExp): Promise<OutboxMail> {
  let found: OutboxMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, person)).find((mail) => subject.test(mail.subject));
        return found !== undefined;
      },
      { timeout: 40_000, intervals: [1000] },
    )
    .toBe(true);
  return found as OutboxMail;
}

const linkIn = ({ text }: OutboxMail, path: string) => {
  const { pathname, search } = new URL(text.match(new RegExp(`\\S+${path}\\S*`))?.[0] ?? '');
  return pathname + search;
};

async function write(request: APIRequestContext, from: SignedIn, to: SignedIn, message: string): Promise<void> {
  const data = { user_recipient_id: to.user.id, message };
  const reply = await request.post('/api/message-send/', { headers: headersOf(from), data });
  expect(reply.status(), await reply.text()).toBe(201);
}

/** The job's own code for one person; waiting for 8:00 is the business of the server's tests. */
async function sendDigest(request: APIRequestContext, person: SignedIn): Promise<void> {
  expect((await request.post('/api/dev/digest/', { headers: headersOf(person) })).status()).toBe(204);
}

const mailOf = (page: Page, kind: string) => page.getByRole('main').getByRole('combobox', { name: `Mail: ${kind}` });

test('the daily digest tells of a message, and ends by its link without signing in', async ({ page, browser }) => {
  const { request } = page;
  const [reader, writer] = [await newPerson(request, 'Róża', 'Maj'), await newPerson(request, 'Jan', 'Wilk')];
  await write(request, writer, reader, 'Dzień dobry');
  await sendDigest(request, reader);
  const digest = await mailWith(request, reader, /^1 nowe powiadomienie$/);
  expect(digest.text).toContain('Nowa wiadomość od: Jan Wilk');
  expect(digest.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(linkIn(digest, '/notifications/unsubscribe'));
  const main = guest.getByRole('main');
  await expect(main.getByText(/Przestaniemy wysyłać Ci maile: podsumowanie dnia/)).toBeVisible();
  expect(await axe(guest)).toEqual([]);
  await main.getByRole('button', { name: 'Nie wysyłaj mi tych maili' }).click();
  await expect(main.getByText('Te maile są wyłączone')).toBeVisible();
  await guest.reload();
  await expect(main.getByText('Te maile są wyłączone')).toBeVisible();

  await write(request, writer, reader, 'Jeszcze jedno');
  await sendDigest(request, reader);
  expect((await mailsTo(request, reader)).filter(({ subject }) => /powiadomieni/.test(subject))).toHaveLength(1);
  await actAs(page, reader);
  await page.goto('/notifications/settings');
  await expect(mailOf(page, 'Wiadomość do Ciebie')).toHaveValue('never');

  await main.getByRole('button', { name: 'Włącz ponownie' }).click();
  await expect(main.getByRole('button', { name: 'Nie wysyłaj mi tych maili' })).toBeVisible();
  await page.reload();
  await expect(mailOf(page, 'Wiadomość do Ciebie')).toHaveValue('daily');
});

test('a mail at once leads to its place; a mail program ends it with one click; the settings bring it back', async ({
  page,
}) => {
  const { request } = page;
  const [reader, inviter] = [await newPerson(request, 'Ewa', 'Sowa'), await newPerson(request, 'Adam', 'Kos')];
  const manage = async (type: 'add' | 'remove') => {
    const data = { type, recipient: 'user', recipient_id: reader.user.id };
    expect((await request.post('/api/network/manage/', { headers: headersOf(inviter), data })).status()).toBe(200);
  };
  await manage('add');
  const mail = await mailWith(request, reader, /^Adam Kos zaprasza do kontaktów$/);
  await actAs(page, reader);
  await page.goto(linkIn(mail, '/notifications\\?open='));
  await expect(page.getByRole('heading', { level: 1, name: 'Adam Kos' })).toBeVisible();

  const address = new URL(/<(.+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const oneClick = await request.post(address.pathname + address.search, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(await oneClick.json()).toEqual({ scope: 'NetworkInvite', active: false });

  await page.goto('/notifications/settings');
  const choice = mailOf(page, 'Zaproszenie do kontaktów');
  await expect(choice).toHaveValue('never');
  await choice.focus();
  await choice.selectOption('Mail raz dziennie');
  await expect(page.getByRole('region', { name: 'Kontakty' }).getByText('Zapisano')).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue('daily');
});
