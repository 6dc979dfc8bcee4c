import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { fillIn } from '../../testing/fill-in.ts';
import { mockApi } from '../../testing/network.ts';
import { SIGNED_IN } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LoginPage } from './login.page.tsx';

async function signIn(path: string) {
  await renderPage(<LoginPage />, path, path.startsWith('/en') ? 'en' : 'pl');
  await fillIn(screen.getByRole('textbox', { name: /e-mail/i }), ' ewa@example.pl ');
  await fillIn(screen.getByLabelText(/^(Hasło|Password)/), 'Tajne!123');
  await userEvent.click(screen.getByRole('button', { name: /Zaloguj się|Sign in/ }));
}

beforeEach(() => useSessionStore.getState().clear());

it('signs in and continues to the offers', async () => {
  const sent = mockApi({ 'accounts/login/': { body: SIGNED_IN } });
  await signIn('/auth/login');
  await waitFor(() => expect(window.location.pathname).toBe('/offers'));
  expect(sent).toEqual([{ path: 'accounts/login/', body: { email: 'ewa@example.pl', password: 'Tajne!123' } }]);
  expect(useSessionStore.getState().user?.first_name).toBe('Ewa');
});

it.each([
  ['/transactions/orders?page=2', '/transactions/orders?page=2'],
  ['//evil.example', '/offers'],
  ['https://evil.example', '/offers'],
  ['/\\evil.example', '/offers'],
  ['/\t/evil.example', '/offers'],
  ['javascript:alert(1)', '/offers'],
])('comes from %s and continues to %s', async (from, target) => {
  mockApi({ 'accounts/login/': { body: SIGNED_IN } });
  await signIn(`/auth/login?from=${encodeURIComponent(from)}`);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(target));
});

it('stays in English', async () => {
  mockApi({ 'accounts/login/': { body: SIGNED_IN } });
  await signIn('/en/auth/login?from=/posts');
  await waitFor(() => expect(window.location.pathname).toBe('/en/posts'));
});

it('says that the password is wrong and stays on the page', async () => {
  mockApi({ 'accounts/login/': { status: 401, body: { code: 'invalid_credentials' } } });
  await signIn('/auth/login');
  expect(await screen.findByText('Nieprawidłowy adres e-mail lub hasło.')).toBeVisible();
  expect(window.location.pathname).toBe('/auth/login');
  expect(useSessionStore.getState().isAuth).toBe(false);
});

it('tells an unverified person where to find the link', async () => {
  mockApi({ 'accounts/login/': { status: 403, body: { code: 'email_not_verified' } } });
  await signIn('/auth/login');
  expect(await screen.findByText(/Potwierdź adres e-mail/)).toBeVisible();
  expect(screen.getByText(/wyślemy nowy link/)).toBeVisible();
});

it('requires both fields before it sends anything', async () => {
  const sent = mockApi({});
  await renderPage(<LoginPage />, '/auth/login');
  await userEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  expect(await screen.findAllByText('To pole jest wymagane.')).toHaveLength(2);
  expect(sent).toEqual([]);
});
