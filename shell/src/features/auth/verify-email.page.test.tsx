import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { fakeApi, loginReply, problem, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { pendingSignup, rememberSignup } from './signup-memory.ts';
import { VerifyEmailPage } from './verify-email.page.tsx';

const CONFIRM = 'POST accounts/verify-email/';
const RESEND = 'POST accounts/resend-verification/';
const email = 'ewa@example.pl';
const device = 'd'.repeat(32);
const sent = () => new Response(null, { status: 204 });

const open = (query = '?uidb64=u&token=t', locale: 'pl' | 'en' = 'pl') =>
  renderPage(<VerifyEmailPage />, { url: `${locale === 'en' ? '/en' : ''}/auth/verify-email${query}`, locale });

beforeEach(() => {
  localStorage.clear();
  signOut();
});

it('the link signs in on the device that signed up and continues to the page that was wanted', async () => {
  rememberSignup({ email, device, from: '/offers/7' });
  const calls = fakeApi({ [CONFIRM]: () => ({ status: 'verified', email, session: loginReply() }) });
  await open();
  await waitFor(() => expect(window.location.pathname).toBe('/offers/7'));
  expect(useSessionStore.getState().isAuth).toBe(true);
  expect(calls.map(({ body }) => body)).toEqual([{ uidb64: 'u', token: 't', device }]);
  expect(pendingSignup()).toBeNull();
});

it('the link leads to the password on another device, with the address filled in', async () => {
  fakeApi({ [CONFIRM]: () => ({ status: 'verified', email, session: null }) });
  await open();
  await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
  expect(window.location.search).toBe('?email=ewa%40example.pl&verified=1');
});

it('the link does not replace another account that is signed in here', async () => {
  rememberSignup({ email, device, from: null });
  signInAs.person();
  const calls = fakeApi({ [CONFIRM]: () => ({ status: 'verified', email, session: null }) });
  await open();
  expect(await screen.findByText(/jest zalogowane inne konto/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wyloguj się' })).toHaveAttribute(
    'href',
    '/auth/logout?email=ewa%40example.pl',
  );
  expect(calls[0]?.body).toEqual({ uidb64: 'u', token: 't' });
});

it.each([
  ['already_verified', () => ({ status: 'already_verified', email, session: null }), 'Ten adres jest już potwierdzony'],
  ['token_expired', () => problem(422, 'token_expired'), 'Nie udało się potwierdzić adresu'],
  ['token_invalid', () => problem(422, 'token_invalid'), 'Nie udało się potwierdzić adresu'],
  ['unavailable', () => problem(503, 'unavailable'), 'Nie udało się sprawdzić linku'],
])('the page shows what became of the link: %s', async (_, answer, heading) => {
  const calls = fakeApi({ [CONFIRM]: answer });
  await open();
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(calls).toHaveLength(1);
});

it.each([
  ['pl', 'Wyślij ponownie', /Wysłano nową wiadomość/],
  ['en', 'Send again', /A new message is on its way/],
] as const)(
  'sends a new link instead of an expired one, in %s, and waits before the next',
  async (locale, name, text) => {
    const calls = fakeApi({ [CONFIRM]: () => problem(422, 'token_expired'), [RESEND]: sent });
    await open('?uidb64=u&token=t', locale);
    const button = await screen.findByRole('button', { name });
    await userEvent.click(button);
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(button);
    expect(calls.slice(1).map(({ body }) => body)).toEqual([{ uidb64: 'u', token: 't' }]);
    expect(screen.getByText(/60 s/)).toBeVisible();
  },
);

it('the link says when a new link cannot be sent yet', async () => {
  fakeApi({ [CONFIRM]: () => problem(422, 'token_expired'), [RESEND]: () => problem(429, 'throttled') });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Wyślij ponownie' }));
  expect(await screen.findByText(/Za dużo prób/)).toBeVisible();
});

it('the link sends no request for an incomplete link', async () => {
  const calls = fakeApi({});
  await open('?uidb64=u');
  expect(screen.getByText(/Adres strony jest niepełny/)).toBeVisible();
  expect(calls).toEqual([]);
});
