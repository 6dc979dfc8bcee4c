import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problem } from '@wspolnik/testing';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.ts';
import { PasswordResetPage } from './password.page.tsx';

const LOOK = 'GET accounts/reset-password/link/';
const SAVE = 'POST accounts/reset-password/submit/';
const url = '/auth/password-forget/reset?uidb64=u&token=t';
const nothing = () => new Response(null, { status: 204 });

it('the page sets a new password with the mailed link', async () => {
  const sent = fakeApi({ [LOOK]: nothing, [SAVE]: nothing });
  await renderPage(<PasswordResetPage />, { url });
  await fillIn(screen.getByLabelText(/^Nowe hasło/), 'Nowe!Haslo77');
  await fillIn(screen.getByLabelText(/^Powtórz hasło/), 'Nowe!Haslo77');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz hasło' }));
  expect(await screen.findByRole('heading', { name: 'Hasło zmienione. Możesz się zalogować.' })).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    uidb64: 'u',
    token: 't',
    password: 'Nowe!Haslo77',
  });
});

it.each([
  ['pl', 'token_invalid', 'Link jest nieprawidłowy lub został już użyty.', 'Poproś o nowy link'],
  ['en', 'token_expired', 'The link has expired. Ask for a new one.', 'Ask for a new link'],
] as const)('the page says of a dead link before anybody types (%s, %s)', async (locale, code, title, action) => {
  fakeApi({ [LOOK]: () => problem(400, code) });
  await renderPage(<PasswordResetPage />, { url, locale });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByLabelText(/password|hasło/i)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', expect.stringMatching(/password-forget$/));
});

it('the page lets the password be typed while the link cannot be checked', async () => {
  fakeApi({ [LOOK]: () => problem(503, 'unavailable') });
  await renderPage(<PasswordResetPage />, { url });
  expect(screen.getByRole('button', { name: 'Zapisz hasło' })).toBeEnabled();
});
