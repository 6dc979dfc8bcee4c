import type { APIRequestContext, Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { addContact } from './testing/contacts.ts';
import { otherDevice } from './testing/members.ts';
import { writeTo } from './testing/messages.ts';
import { expect, test } from './testing/test.ts';
import type { Person } from './testing/world.ts';

const tag = ['@mf-messaging'];

interface OutboxMail {
  subject: string;
  text: string;
  headers: Record<string, string>;
}

async function mailsTo(request: APIRequestContext, person: Person): Promise<OutboxMail[]> {
  const reply = await request.get('/api/dev/outbox/', { params: { to: person.email } });
  return ((await reply.json()) as { results: OutboxMail[] }).results;
}

/** Waits for a mail with this subject; the job of mails at once runs every few seconds. */
async function mailWith(request: APIRequestContext, person: Person, subject: string): Promise<OutboxMail> {
  let found: OutboxMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, person)).find((mail) => mail.subject === subject);
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

/** The job's own code for one person; waiting for 8:00 is the business of the server's tests. */
async function sendDigest(request: APIRequestContext, person: Person): Promise<void> {
  expect((await request.post('/api/dev/digest/', { headers: headersOf(person) })).status()).toBe(204);
}

/** The choice of a kind, in its section of the settings. */
async function choiceOf(page: Page, section: string, kind: string) {
  await page.getByRole('main').getByRole('button', { name: section, exact: true }).click();
  return page.getByRole('main').getByRole('combobox', { name: kind, exact: true });
}

test('the daily digest names a message, and is ended by its link without signing in', { tag }, async ({
  page,
  browser,
  world,
}) => {
  const { request } = page;
  const { reader, writer } = await world({ reader: {}, writer: {} });
  const settings = [{ kind: 'MessageForUser', mail: 'daily' }];
  await request.put('/api/notification-settings/', { headers: headersOf(reader), data: { settings } });
  await writeTo(request, writer, reader.user.id, 'Dzień dobry');
  await sendDigest(request, reader);
  const digest = await mailWith(request, reader, '1 nowe powiadomienie');
  expect(digest.text).toContain(`Nowa wiadomość od: ${writer.name}`);
  expect(digest.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

  const guest = await otherDevice(browser);
  await guest.goto(linkIn(digest, '/notifications/unsubscribe'));
  const main = guest.getByRole('main');
  await expect(main.getByText(/Przestaniemy wysyłać Ci maile: podsumowanie dnia/)).toBeVisible();
  await main.getByRole('button', { name: 'Nie wysyłaj mi tych maili' }).click();
  await expect(main.getByText('Te maile są wyłączone')).toBeVisible();
  await guest.reload();
  await expect(main.getByText('Te maile są wyłączone')).toBeVisible();

  await writeTo(request, writer, reader.user.id, 'Jeszcze jedno');
  await sendDigest(request, reader);
  expect((await mailsTo(request, reader)).filter(({ subject }) => /powiadomieni/.test(subject))).toHaveLength(1);
  await actAs(page, reader);
  await page.goto('/notifications/settings');
  await expect(await choiceOf(page, 'Rozmowy', 'Wiadomość do Ciebie')).toHaveValue('yes-never');

  await main.getByRole('button', { name: 'Włącz ponownie' }).click();
  await expect(main.getByRole('button', { name: 'Nie wysyłaj mi tych maili' })).toBeVisible();
  await guest.context().close();
  await page.reload();
  await expect(await choiceOf(page, 'Rozmowy', 'Wiadomość do Ciebie')).toHaveValue('yes-daily');
});

test('a mail at once leads to its place; a mail program ends it with one click; the settings bring it back', {
  tag,
}, async ({ page, world }) => {
  const { request } = page;
  const { reader, inviter } = await world({ reader: {}, inviter: {} });
  await addContact(request, inviter, reader);
  const mail = await mailWith(request, reader, `${inviter.name} zaprasza do kontaktów`);
  await actAs(page, reader);
  await page.goto(linkIn(mail, '/notifications\\?open='));
  await expect(page.getByRole('heading', { level: 1, name: inviter.name })).toBeVisible();

  const address = new URL(/<(.+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const oneClick = await request.post(address.pathname + address.search, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(await oneClick.json()).toEqual({ scope: 'NetworkInvite', active: false });

  await page.goto('/notifications/settings');
  const choice = await choiceOf(page, 'Kontakty', 'Zaproszenie do kontaktów');
  await expect(choice).toHaveValue('yes-never');
  await choice.selectOption('W serwisie i w mailu raz dziennie');
  await expect(page.getByRole('region', { name: 'Kontakty' }).getByText('Zapisano')).toBeVisible();
  await page.reload();
  await expect(await choiceOf(page, 'Kontakty', 'Zaproszenie do kontaktów')).toHaveValue('yes-daily');
});
