import type { APIRequestContext, Page } from '@playwright/test';
import { demo, type SignedIn, signInByApi, startSignedIn } from './testing/accounts.ts';
import { expect, test } from './testing/test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

interface Created {
  id: string;
  title: string;
  start: number;
}

const bearer = ({ access }: SignedIn) => ({ Authorization: `Bearer ${access}` });

/** Far enough ahead that no other test's webinar begins at the same moment, at a full minute. */
async function announce(request: APIRequestContext, values: Record<string, string> = {}): Promise<Created> {
  const admin = await signInByApi(request, demo('admin'));
  const start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + DAY_MS;
  const title = `Webinar ${crypto.randomUUID().slice(0, 8)}`;
  const reply = await request.post('/api/webinars/', {
    headers: bearer(admin),
    multipart: {
      title,
      webinar_date: new Date(start).toISOString(),
      speaker_name: 'Ewa Mazur',
      signup_url: 'https://zapisy.example.pl/webinar',
      ...values,
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return { id: (await reply.json()).id, title, start };
}

async function withdraw(request: APIRequestContext, { id }: Created): Promise<void> {
  const admin = await signInByApi(request, demo('admin'));
  expect((await request.delete(`/api/webinars/${id}/`, { headers: bearer(admin) })).status()).toBe(204);
}

const card = (page: Page, title: string) => page.getByRole('main').getByRole('article', { name: title, exact: true });
/** The section's heading above a card. */
const sectionOf = (page: Page, title: string) =>
  card(page, title).evaluate((article) => {
    let before = article.previousElementSibling;
    while (before && before.tagName !== 'H2') before = before.previousElementSibling;
    return before?.textContent;
  });

test('a webinar at its three moments, on a page that stays open', async ({ page }) => {
  await startSignedIn(page, demo('user'));
  const webinar = await announce(page.request);
  // The clock of the page alone; its session lasts by the server's.
  await page.clock.install({ time: webinar.start - 10 * MINUTE_MS });
  await page.goto(`/webinars?open=${webinar.id}`);
  const shown = card(page, webinar.title);
  await expect(shown).toBeFocused();
  // From here it moves by the test alone.
  await page.clock.pauseAt(webinar.start - 90_000);
  await expect(shown.getByText('odbędzie się')).toBeVisible();
  await expect(shown.getByText('za 2 minuty')).toBeVisible();
  const signUp = shown.getByRole('link', { name: `Zapisz się: ${webinar.title}` });
  await expect(signUp).toHaveAttribute('href', 'https://zapisy.example.pl/webinar');
  await page.clock.runFor(89_000);
  await expect(shown.getByText('za 1 minutę')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(shown.getByText('Webinar właśnie trwa')).toBeVisible();
  expect(await sectionOf(page, webinar.title)).toBe('Trwa teraz');
  await signUp.focus();
  // As a device that sleeps for most of the hour.
  await page.clock.fastForward(59 * MINUTE_MS);
  await expect(shown.getByText('Webinar właśnie trwa')).toBeVisible();
  await page.clock.runFor(MINUTE_MS);
  await expect(shown.getByText('Ten webinar przeszedł już do historii')).toBeVisible();
  await expect(shown.getByText('odbyło się')).toBeVisible();
  await expect(signUp).toHaveCount(0);
  await expect(shown).toBeFocused();
  await expect(shown).toBeInViewport();
  expect(await sectionOf(page, webinar.title)).toBe('Minione');
  await withdraw(page.request, webinar);
});

test('an admin adds a webinar at a Polish time, a member sees it, and it leaves with the admin', async ({
  page,
  browser,
}) => {
  await startSignedIn(page, demo('admin'));
  await page.goto('/webinars');
  await page.getByRole('link', { name: 'Dodaj webinar' }).click();
  const title = `Nowości ${crypto.randomUUID().slice(0, 8)}`;
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  const main = page.getByRole('main');
  await main.getByLabel('Tytuł').fill(title);
  await main.getByLabel('Dzień').fill(day);
  await main.getByLabel('Godzina').fill('18:30');
  await main.getByLabel('Link do zapisów').fill('zapisy');
  await main.getByLabel('Imię i nazwisko').fill('Anna Nowak');
  await main.getByLabel('Telefon').fill('600700800');
  await main.getByRole('button', { name: 'Dodaj webinar' }).click();
  await expect(main.getByLabel('Link do zapisów')).toHaveAttribute('aria-invalid', 'true');
  await main.getByLabel('Link do zapisów').fill('https://zapisy.example.pl/nowosci');
  await main.getByRole('button', { name: 'Dodaj webinar' }).click();
  await expect(page.getByText(`Webinar „${title}” został dodany`).first()).toBeVisible();

  const other = await browser.newContext();
  const member = await other.newPage();
  await startSignedIn(member, demo('member'));
  await member.goto('/webinars');
  const shown = card(member, title);
  await expect(shown.getByText(/18:30$/)).toBeVisible();
  await expect(shown.getByRole('link', { name: '+48 600 700 800' })).toHaveAttribute('href', 'tel:+48600700800');
  await expect(member.getByRole('link', { name: 'Dodaj webinar' })).toHaveCount(0);

  await main.getByRole('button', { name: `Usuń: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText(`Webinar „${title}” został usunięty`).first()).toBeVisible();
  await member.reload();
  await expect(member.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(shown).toHaveCount(0);
  await other.close();
});

test('the calendar can be subscribed to, and one webinar downloaded', async ({ page }) => {
  await startSignedIn(page, demo('user'));
  const webinar = await announce(page.request);
  await page.goto('/webinars');
  const download = page.waitForEvent('download');
  await card(page, webinar.title)
    .getByRole('link', { name: /^Dodaj do kalendarza/ })
    .click();
  expect((await download).suggestedFilename()).toBe('webinar.ics');
  await page.getByRole('button', { name: 'Subskrybuj kalendarz' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Otwórz w kalendarzu' })).toHaveAttribute('href', /^webcal:\/\//);
  const url = await dialog.getByRole('textbox', { name: 'Adres kalendarza' }).inputValue();
  const feed = async (tag = '') => page.request.get(url, { headers: { 'If-None-Match': tag } });
  const first = await feed();
  expect(first.headers()['content-type']).toContain('text/calendar');
  expect(await first.text()).toContain(`SUMMARY:${webinar.title}`);
  expect((await feed(first.headers().etag)).status()).toBe(304);
  await withdraw(page.request, webinar);
  expect(await (await feed(first.headers().etag)).text()).not.toContain(webinar.id);
});

test('without a session the page asks to sign in and leads back to the shared webinar', async ({ page }) => {
  const id = '01920000-0000-7000-8000-000000000001';
  await page.goto(`/webinars?open=${id}`);
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(decodeURIComponent(page.url())).toContain(`/webinars?open=${id}`);
});
