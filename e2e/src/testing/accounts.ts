import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { LocaleTexts } from './texts.ts';

export const DEMO_PASSWORD = 'Demo!2345';
export const demo = (name: 'admin' | 'moderator' | 'owner' | 'manager' | 'member' | 'user' | 'fresh') =>
  `${name}@demo.wspolnik.test`;

export interface SignedIn {
  access: string;
  refresh: string;
  user: { id: string; companies: { id: string; name: string; role: string }[] };
  company: { id: string; name: string } | null;
}

export async function signInByApi(
  request: APIRequestContext,
  email: string,
  password = DEMO_PASSWORD,
): Promise<SignedIn> {
  const reply = await request.post('/api/accounts/login/', { data: { email, password } });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

/** On the server, unnoticed by the page, as an administrator or another device of the person does. */
export async function endSession(request: APIRequestContext, { access, refresh }: SignedIn): Promise<void> {
  const reply = await request.post('/api/accounts/logout/', {
    headers: { Authorization: `Bearer ${access}` },
    data: { refresh },
  });
  expect(reply.status()).toBe(204);
}

const STORED = 'wspolnik.session';

/** The session as the page stores it, acting as the company if there is one. */
function storedSession({ access, refresh, user, company }: SignedIn): string {
  return JSON.stringify({ state: { access_token: access, refresh_token: refresh, user, company }, version: 0 });
}

/** For a context that starts signed in. */
export function storageOf(session: SignedIn, origin: string) {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: STORED, value: storedSession(session) }] }] };
}

/** The state after the sign-in page and the choice of the company, for journeys about something else. */
export async function actAs(page: Page, session: SignedIn): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORED, storedSession(session)] as const);
}

/** As a demo account, to look at the demo data; a journey that changes something takes people of a world. */
export async function startSignedIn(page: Page, email: string, as: 'person' | 'company' = 'person'): Promise<SignedIn> {
  const session = await signInByApi(page.request, email);
  const company = as === 'company' ? (session.user.companies[0] ?? null) : null;
  await actAs(page, { ...session, company });
  return { ...session, company };
}

export async function fillLogin(page: Page, texts: LocaleTexts, email: string, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(texts.email).fill(email);
  await main.getByLabel(texts.password, { exact: false }).first().fill(password);
  await main.getByRole('button', { name: texts.login, exact: true }).click();
}

/** A new address per test: journeys run in parallel on one server. */
export const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`;

export async function fillSignUp(page: Page, texts: LocaleTexts, email: string, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(texts.firstName).fill('Zofia');
  await main.getByLabel(texts.lastName).fill('Wójcik');
  await main.getByLabel(texts.email).fill(email);
  await main.locator('input[name="password"]').fill(password);
  await main.locator('input[name="password_again"]').fill(password);
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: texts.signup, exact: true }).click();
}

/**
 * The newest link of this kind mailed to `email`, from the local outbox. Some mails are written by a job after the answer,
 * so a link that comes `after` another one is waited for.
 */
export async function linkFromMail(
  request: APIRequestContext,
  email: string,
  path: string,
  { after }: { after?: string } = {},
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const reply = await request.get('/api/dev/outbox/', { params: { to: email } });
    const { results } = (await reply.json()) as { results: { text: string }[] };
    const links = results.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    link = links.find((url) => new URL(url).pathname.endsWith(path) && !(after && url.endsWith(after)));
    expect(link, `no link to ${path} in ${JSON.stringify(results)}`).toBeDefined();
  }).toPass();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}
