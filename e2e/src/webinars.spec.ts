import type { APIRequestContext, Page } from '@playwright/test';
import { actAs, type SignedIn } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { DAY_MS, dayIn, MINUTE_MS } from './testing/durations.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-feed', '@mf-admin'];

const SIGN_UP = 'https://zapisy.example.pl/webinar';

/** A webinar of tomorrow, at a full minute. */
async function announce(request: APIRequestContext, admin: SignedIn, title: string) {
  const start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + DAY_MS;
  const multipart = {
    title,
    webinar_date: new Date(start).toISOString(),
    speaker_name: 'Ewa Mazur',
    signup_url: SIGN_UP,
  };
  const reply = await request.post('/api/webinars/', { headers: headersOf(admin), multipart });
  expect(reply.status(), await reply.text()).toBe(201);
  return { id: ((await reply.json()) as { id: string }).id, start };
}

const card = (page: Page, title: string) => page.getByRole('main').getByRole('article', { name: title, exact: true });
/** The section's heading above a card. */
const sectionOf = (page: Page, title: string) =>
  card(page, title).evaluate((article) => {
    let before = article.previousElementSibling;
    while (before && before.tagName !== 'H2') before = before.previousElementSibling;
    return before?.textContent;
  });

test('a webinar shows its three moments on a page that stays open', { tag }, async ({ page, world }) => {
  const { admin, member, word } = await world({ admin: { admin: true }, member: {} });
  const title = `Webinar ${word}`;
  const { id, start } = await announce(page.request, admin, title);
  await actAs(page, member);
  // Only the clock of the page; its session lasts by the server's.
  await page.clock.install({ time: start - 10 * MINUTE_MS });
  await page.goto(`/webinars?open=${id}`);
  const shown = card(page, title);
  await expect(shown).toBeFocused();
  // From here only the test moves it.
  await page.clock.pauseAt(start - 1.5 * MINUTE_MS);
  await expect(shown.getByText('odbędzie się')).toBeVisible();
  await expect(shown.getByText('za 2 minuty')).toBeVisible();
  const signUp = shown.getByRole('link', { name: `Zapisz się: ${title}` });
  await expect(signUp).toHaveAttribute('href', SIGN_UP);
  await page.clock.runFor(89_000);
  await expect(shown.getByText('za 1 minutę')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(shown.getByText('Webinar właśnie trwa')).toBeVisible();
  await expect.poll(() => sectionOf(page, title)).toBe('Trwa teraz');
  const join = shown.getByRole('link', { name: `Dołącz: ${title}` });
  await expect(join).toHaveAttribute('href', SIGN_UP);
  await join.focus();
  // As a device that sleeps for most of the hour.
  await page.clock.fastForward(59 * MINUTE_MS);
  await expect(shown.getByText('Webinar właśnie trwa')).toBeVisible();
  await page.clock.runFor(MINUTE_MS);
  await expect(shown.getByText('Ten webinar przeszedł już do historii')).toBeVisible();
  await expect(shown.getByText('odbyło się')).toBeVisible();
  await expect(join).toHaveCount(0);
  await expect(shown).toBeFocused();
  await expect(shown).toBeInViewport();
  await expect.poll(() => sectionOf(page, title)).toBe('Minione');
  // The first page of webinars, which everybody sees, has room for 24.
  const withdrawn = await page.request.delete(`/api/webinars/${id}/`, { headers: headersOf(admin) });
  expect(withdrawn.status()).toBe(204);
});

test('an admin adds a webinar at a Polish time, a member sees it, and it leaves with the admin', { tag }, async ({
  page,
  world,
  beside,
}) => {
  test.setTimeout(120_000);
  const { admin, member, word } = await world({ admin: { admin: true }, member: {} });
  const title = `Nowości ${word}`;
  await actAs(page, admin);
  await page.goto('/webinars');
  await page.getByRole('link', { name: 'Dodaj webinar' }).click();
  const day = dayIn(3);
  const main = page.getByRole('main');
  await main.getByLabel('Tytuł').fill(title);
  await main.getByLabel('Dzień').fill(day);
  await main.getByLabel('Godzina').fill('18:30');
  await main.getByLabel('Link do zapisów').fill('zapisy');
  await main.getByLabel('Imię i nazwisko').fill('Anna Nowak');
  await main.getByLabel('Telefon').fill('600700800');
  await main.getByRole('button', { name: 'Dodaj webinar' }).click();
  await expect(main.getByLabel('Link do zapisów')).toHaveAttribute('aria-invalid', 'true');
  await main.getByLabel('Link do zapisów').fill(SIGN_UP);
  await main.getByRole('button', { name: 'Dodaj webinar' }).click();
  await expect(page.getByText(`Webinar „${title}” został dodany`).first()).toBeVisible();

  const members = await beside(member);
  await members.goto('/webinars');
  const shown = card(members, title);
  await expect(shown.getByText(/18:30$/)).toBeVisible();
  await expect(shown.getByRole('link', { name: '+48 600 700 800' })).toHaveAttribute('href', 'tel:+48600700800');
  await expect(members.getByRole('link', { name: 'Dodaj webinar' })).toHaveCount(0);

  await main.getByRole('button', { name: `Usuń: ${title}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect(page.getByText(`Webinar „${title}” został usunięty`).first()).toBeVisible();
  await members.reload();
  await expect(members.getByRole('heading', { level: 2, name: 'Nadchodzące' })).toBeVisible();
  await expect(shown).toHaveCount(0);
});
