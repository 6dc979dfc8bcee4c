import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { axe, fakeApi, me, noConnection, problem, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ChangeEmailPage } from './change-email.page.tsx';

const CONFIRM = 'POST accounts/change-email/confirm/';
const open = (query = '?uidb64=u&token=t') => renderPage(<ChangeEmailPage />, { url: `/auth/change-email${query}` });
const reply = (status: string) => ({ status, email: 'nowa@example.test' });

beforeEach(signOut);

it('the page changes the address by the link, without a session', async () => {
  const sent = fakeApi({ [CONFIRM]: () => reply('changed') });
  const { container } = await open();
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Adres został zmieniony' })).toHaveFocus(),
  );
  expect(screen.getByText('nowa@example.test')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ uidb64: 'u', token: 't' }]);
  expect(screen.getByRole('link', { name: 'Zaloguj się' })).toHaveAttribute(
    'href',
    '/auth/login?email=nowa%40example.test&from=%2Faccount%2Fsettings%2Fprofile',
  );
  expect(await axe(container)).toEqual([]);
});

it('the session of this device shows the new address', async () => {
  signInAs.person();
  fakeApi({ [CONFIRM]: () => reply('changed'), 'GET accounts/user-data/': () => me({ email: 'nowa@example.test' }) });
  await open();
  await waitFor(() => expect(useSessionStore.getState().user?.email).toBe('nowa@example.test'));
  expect(screen.getByRole('link', { name: 'Przejdź do ustawień' })).toHaveAttribute(
    'href',
    '/account/settings/profile',
  );
});

it.each([
  ['token_expired', /Link był ważny 24 godziny/],
  ['token_invalid', /zmiana została anulowana albo zastąpiona/],
  ['email_taken', /Ten adres ma już inne konto/],
] as const)('the page says why the link does nothing: %s', async (code, text) => {
  fakeApi({ [CONFIRM]: () => problem(422, code) });
  await open();
  expect(await screen.findByText(text)).toBeVisible();
});

it('the page says that a link was used already, and when its address is incomplete', async () => {
  fakeApi({ [CONFIRM]: () => reply('already_changed') });
  const { unmount } = await open('?uidb64=used&token=t');
  expect(await screen.findByRole('heading', { name: 'Ten adres jest już potwierdzony' })).toBeVisible();
  unmount();
  await open('?uidb64=u');
  expect(screen.getByRole('heading', { name: 'Tym linkiem nie zmienisz adresu' })).toBeVisible();
});

it('the page can be tried again after a lost connection', async () => {
  let isOffline = true;
  fakeApi({ [CONFIRM]: () => (isOffline ? noConnection() : reply('changed')) });
  await open('?uidb64=again&token=t');
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isOffline = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Adres został zmieniony' })).toBeVisible();
});
