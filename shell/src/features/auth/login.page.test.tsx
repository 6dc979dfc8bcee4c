import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstAnswers } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Toaster } from '@wspolnik/system';
import { fakeApi, loginReply, me, otherProfile, problem, sellerProfile, signOut } from '@wspolnik/testing';
import { loadMessages } from '../../platform/i18n.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.ts';
import { LoginPage } from './login.page.tsx';

const LOGIN = 'POST accounts/login/';

async function signIn(path: string) {
  await renderPage(<LoginPage />, { url: path, locale: path.startsWith('/en') ? 'en' : 'pl' });
  await fillIn(screen.getByRole('textbox', { name: /e-mail/i }), ' ewa@example.pl ');
  await fillIn(screen.getByLabelText(/^(Hasło|Password)/), 'Tajne!123');
  await userEvent.click(screen.getByRole('button', { name: /Zaloguj się|Sign in/ }));
}

beforeEach(signOut);

it('a person signs in and continues to the offers', async () => {
  const sent = fakeApi({ [LOGIN]: () => loginReply() });
  await signIn('/auth/login');
  await waitFor(() => expect(window.location.pathname).toBe('/offers'));
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['accounts/login/', { email: 'ewa@example.pl', password: 'Tajne!123' }],
  ]);
  expect(useSessionStore.getState().user?.first_name).toBe('Ewa');
});

it.each([
  ['/transactions/orders?page=2', '/transactions/orders?page=2'],
  ['//evil.example', '/offers'],
  ['https://evil.example', '/offers'],
  ['/\\evil.example', '/offers'],
  ['/en//evil.example/x', '/offers'],
  ['/en/\\evil.example', '/offers'],
  ['/\t/evil.example', '/offers'],
  ['javascript:alert(1)', '/offers'],
  ['/auth/login?from=/auth/logout', '/offers'],
  ['/auth/change-profile?token=t', '/auth/change-profile?token=t'],
])('a person comes from %s and continues to %s', async (from, target) => {
  fakeApi({ [LOGIN]: () => loginReply() });
  await signIn(`/auth/login?from=${encodeURIComponent(from)}`);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(target));
});

it('the page tells that signing in took back the deletion of the account', async () => {
  await loadMessages();
  fakeApi({ [LOGIN]: () => loginReply({ deletion_cancelled: true }) });
  await signIn('/auth/login');
  await renderPage(<Toaster />, { url: '/offers' });
  expect(await screen.findByText(/Usunięcie konta cofnięte/)).toBeInTheDocument();
});

describe('a sign-in that the browser has sent by itself', () => {
  const open = (posted: object) =>
    renderPage(
      <FirstAnswers value={{ 'accounts/login/': { email: 'ewa@example.pl', done: true, ...posted } }}>
        <LoginPage />
      </FirstAnswers>,
      { url: `/auth/login?from=${encodeURIComponent('/transactions/orders?page=2')}` },
    );

  it('goes on to the wanted page, with the session stored', async () => {
    const sent = fakeApi({});
    await open({ reply: loginReply() });
    await waitFor(() => expect(window.location.pathname).toBe('/transactions/orders'));
    expect(useSessionStore.getState().user?.first_name).toBe('Ewa');
    expect(localStorage.getItem('wspolnik.session')).toContain('"Ewa"');
    expect(sent).toEqual([]);
  });

  it('does not sign in once more after a sign-out', async () => {
    fakeApi({});
    const posted = { email: 'ewa@example.pl', done: true, reply: loginReply() };
    const show = () =>
      renderPage(
        <FirstAnswers value={{ 'accounts/login/': posted }}>
          <LoginPage />
        </FirstAnswers>,
        { url: '/auth/login' },
      );
    const { unmount } = await show();
    await waitFor(() => expect(useSessionStore.getState().isAuth).toBe(true));
    unmount();
    signOut();
    await show();
    expect(screen.getByRole('textbox', { name: /e-mail/i })).toHaveValue('');
    expect(useSessionStore.getState().isAuth).toBe(false);
  });

  it('asks for the second step', async () => {
    await open({ reply: { second_step: { token: 't', methods: ['authenticator'], passkey_options: null } } });
    expect(await screen.findByRole('textbox', { name: /Kod z aplikacji/ })).toBeVisible();
    expect(useSessionStore.getState().isAuth).toBe(false);
  });

  it('offers the form again when the session is not there', async () => {
    await open({});
    expect(await screen.findByRole('textbox', { name: /e-mail/i })).toHaveValue('ewa@example.pl');
  });

  it('shows what an account needs whose address is not confirmed', async () => {
    await open({ done: undefined, problem: { code: 'email_not_verified', status: 403 } });
    expect(await screen.findByText('Potwierdź adres e-mail. Link jest w wiadomości od nas.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Wyślij/ })).toBeVisible();
  });
});

it('the page stays in English', async () => {
  fakeApi({ [LOGIN]: () => loginReply() });
  await signIn('/en/auth/login?from=/posts');
  await waitFor(() => expect(window.location.pathname).toBe('/en/posts'));
});

it('the page says that the password is wrong and stays on the page', async () => {
  fakeApi({ [LOGIN]: () => problem(401, 'invalid_credentials') });
  await signIn('/auth/login');
  expect(await screen.findByText('Nieprawidłowy adres e-mail lub hasło.')).toBeVisible();
  expect(window.location.pathname).toBe('/auth/login');
  expect(useSessionStore.getState().isAuth).toBe(false);
});

it('the page leads a suspended person to an appeal', async () => {
  fakeApi({ [LOGIN]: () => problem(403, 'account_disabled') });
  await signIn('/en/auth/login');
  expect(await screen.findByText(/This account is disabled/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Appeal against the suspension' })).toHaveAttribute(
    'href',
    '/en/contact?topic=help',
  );
});

it('offers an unverified person the confirmation again', async () => {
  const sent = fakeApi({
    [LOGIN]: () => problem(403, 'email_not_verified'),
    'POST accounts/resend-verification/': () => new Response(null, { status: 204 }),
  });
  await signIn('/auth/login');
  expect(await screen.findByText(/Potwierdź adres e-mail/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij ponownie' }));
  expect(await screen.findByText(/Wysłano nową wiadomość/)).toBeVisible();
  expect(sent[1]?.body).toEqual({ email: 'ewa@example.pl' });
});

it.each([
  ['verified=1', /Adres potwierdzony/],
  ['signup_success=true', /Najpierw potwierdź adres/],
  ['deletion=requested', /zostanie usunięte za 7 dni/],
])('the page explains what led here: %s', async (query, text) => {
  await renderPage(<LoginPage />, { url: `/auth/login?${query}&email=ewa%40example.pl` });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /e-mail/ })).toHaveValue('ewa@example.pl');
  expect(screen.getByRole('link', { name: 'Załóż konto' })).toHaveAttribute(
    'href',
    '/auth/signup?email=ewa%40example.pl',
  );
});

it.each([
  ['acts as the company that the link names, when the person belongs to it', otherProfile.id, otherProfile],
  ['starts as the person when the link names another company', 'unknown', null],
])('%s', async (_, company_id, company) => {
  localStorage.clear();
  fakeApi({ [LOGIN]: () => loginReply({ user: me({ companies: [sellerProfile, otherProfile] }) }) });
  await signIn(`/auth/login?company_id=${company_id}`);
  await waitFor(() => expect(useSessionStore.getState().isAuth).toBe(true));
  expect(useSessionStore.getState().company).toEqual(company);
});

it('the page requires both fields before it sends anything', async () => {
  const sent = fakeApi({});
  await renderPage(<LoginPage />, { url: '/auth/login' });
  await userEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  expect(await screen.findAllByText('To pole jest wymagane.')).toHaveLength(2);
  expect(sent).toEqual([]);
});
