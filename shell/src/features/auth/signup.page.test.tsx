import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberReferral } from '@wspolnik/shared-auth';
import { fakeApi, problem } from '@wspolnik/shared-ui/testing';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.ts';
import { SignupPage } from './signup.page.tsx';
import { VerifyEmailPage } from './verify-email.page.tsx';

const REGISTER = 'POST accounts/register/';
const registered = () => Response.json({}, { status: 201 });

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Załóż konto' }));

async function fill(values: Partial<Record<'password' | 'again', string>> = {}) {
  const { password = 'Tajne!123', again = password } = values;
  await fillIn(screen.getByRole('textbox', { name: /Imię/ }), 'Ewa');
  await fillIn(screen.getByRole('textbox', { name: /Nazwisko/ }), 'Nowak');
  await fillIn(screen.getByRole('textbox', { name: /e-mail/ }), 'ewa@example.pl');
  await fillIn(screen.getByLabelText(/^Hasło/), password);
  await fillIn(screen.getByLabelText(/^Powtórz hasło/), again);
}

it('registers with the referrer and refers to the inbox', async () => {
  const sent = fakeApi({ [REGISTER]: registered });
  rememberReferral('?ref=abc');
  await renderPage(<SignupPage />, { url: '/auth/signup' });
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  expect(await screen.findByRole('heading', { name: 'Sprawdź skrzynkę' })).toHaveFocus();
  expect(screen.getByText('ewa@example.pl')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    first_name: 'Ewa',
    last_name: 'Nowak',
    email: 'ewa@example.pl',
    password: 'Tajne!123',
    terms: 'true',
    ref: 'abc',
    locale: 'pl',
  });
});

it('continues to the wanted page after confirmation and sign-in, in this tab and in the one opened from the mail', async () => {
  fakeApi({ [REGISTER]: registered, 'GET accounts/verify-email/': () => ({ status: 'verified' }) });
  const page = await renderPage(<SignupPage />, { url: '/auth/signup?from=%2Foffers%2F7' });
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  const wayOn = '/auth/login?from=%2Foffers%2F7';
  expect(await screen.findByRole('link', { name: 'Przejdź do logowania' })).toHaveAttribute('href', wayOn);
  page.unmount();
  await renderPage(<VerifyEmailPage />, { url: '/auth/verify-email?uidb64=u&token=t' });
  expect(await screen.findByRole('link', { name: 'Zaloguj się' })).toHaveAttribute('href', wayOn);
});

it('marks every required field, and the terms, before it sends anything', async () => {
  const sent = fakeApi({});
  await renderPage(<SignupPage />, { url: '/auth/signup' });
  await submit();
  expect(await screen.findAllByText('To pole jest wymagane.')).toHaveLength(5);
  expect(screen.getByText('Zaznacz to pole, aby kontynuować.')).toBeVisible();
  expect(sent).toEqual([]);
});

it.each(['tajne!123', 'TAJNE!123', 'Tajne!abc', 'Tajne1234', 'Ta!1'])('refuses the password %s', async (password) => {
  await renderPage(<SignupPage />, { url: '/auth/signup' });
  await fill({ password });
  await submit();
  expect(await screen.findByText(/Hasło musi mieć co najmniej 8 znaków, w tym wielką/)).toBeVisible();
});

it('refuses a different confirmation', async () => {
  await renderPage(<SignupPage />, { url: '/auth/signup' });
  await fill({ again: 'Tajne!124' });
  await submit();
  expect(await screen.findByText('Hasła nie są takie same.')).toBeVisible();
});

it('shows the server’s reasons at their fields', async () => {
  fakeApi({ [REGISTER]: () => problem(422, 'validation_failed', { email: [{ code: 'email' }] }) });
  await renderPage(<SignupPage />, { url: '/auth/signup' });
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  expect(await screen.findByText('Podaj poprawny adres e-mail.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /e-mail/ })).toHaveFocus());
});
