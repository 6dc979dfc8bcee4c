import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberReferral } from '@wspolnik/shared-auth';
import { fakeApi, problem } from '@wspolnik/testing';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.ts';
import { SignupPage } from './signup.page.tsx';
import { pendingSignup } from './signup-memory.ts';

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

it('the page registers with the referrer and refers to the inbox', async () => {
  const sent = fakeApi({ [REGISTER]: registered });
  rememberReferral('?ref=abc');
  await renderPage(<SignupPage />, { url: '/auth/signup' });
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  await waitFor(async () => expect(await screen.findByRole('heading', { name: 'Sprawdź skrzynkę' })).toHaveFocus());
  expect(screen.getByText('ewa@example.pl')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    first_name: 'Ewa',
    last_name: 'Nowak',
    email: 'ewa@example.pl',
    password: 'Tajne!123',
    terms: 'true',
    ref: 'abc',
    locale: 'pl',
    device: expect.stringMatching(/^\w{32}$/),
  });
});

const RESEND = 'POST accounts/resend-verification/';

it('the page remembers where to continue, and the secret of this device, until the address is confirmed', async () => {
  const sent = fakeApi({ [REGISTER]: registered });
  await renderPage(<SignupPage />, { url: '/auth/signup?from=%2Foffers%2F7' });
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  expect(await screen.findByRole('link', { name: 'Przejdź do logowania' })).toHaveAttribute(
    'href',
    '/auth/login?email=ewa%40example.pl&from=%2Foffers%2F7&signup_success=1',
  );
  const device = pendingSignup()?.device;
  expect(pendingSignup()).toMatchObject({ email: 'ewa@example.pl', from: '/offers/7' });
  expect(sent[0]?.body).toMatchObject({ device });
});

it('the page sends the link again, once a minute', async () => {
  const sent = fakeApi({ [REGISTER]: registered, [RESEND]: () => new Response(null, { status: 204 }) });
  await renderPage(<SignupPage />, { url: '/auth/signup' });
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  const again = await screen.findByRole('button', { name: 'Wyślij ponownie' });
  await userEvent.click(again);
  expect(await screen.findByText(/Wysłano nową wiadomość/)).toBeVisible();
  await userEvent.click(again);
  const device = pendingSignup()?.device;
  expect(sent.slice(1).map(({ body }) => body)).toEqual([{ email: 'ewa@example.pl', device }]);
});

it('the page returns to the form to correct a mistyped address, with everything but the passwords', async () => {
  fakeApi({ [REGISTER]: registered });
  await renderPage(<SignupPage />, { url: '/auth/signup' });
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Popraw adres' }));
  expect(screen.getByRole('textbox', { name: /e-mail/ })).toHaveValue('ewa@example.pl');
  expect(screen.getByRole('textbox', { name: /Imię/ })).toHaveValue('Ewa');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByLabelText(/^Hasło/)).toHaveValue('');
});

it('the page fills in the address that the link names', async () => {
  await renderPage(<SignupPage />, { url: '/auth/signup?email=jan%40example.pl' });
  expect(screen.getByRole('textbox', { name: /e-mail/ })).toHaveValue('jan@example.pl');
});

it('the page marks every required field, and the terms, before it sends anything', async () => {
  const sent = fakeApi({});
  await renderPage(<SignupPage />, { url: '/auth/signup' });
  await submit();
  expect(await screen.findAllByText('To pole jest wymagane.')).toHaveLength(5);
  expect(screen.getByText('Zaznacz to pole, aby kontynuować.')).toBeVisible();
  expect(sent).toEqual([]);
});

it.each(['tajne!123', 'TAJNE!123', 'Tajne!abc', 'Tajne1234', 'Ta!1'])(
  'the page refuses the password %s',
  async (password) => {
    await renderPage(<SignupPage />, { url: '/auth/signup' });
    await fill({ password });
    await submit();
    expect(await screen.findByText(/Hasło musi mieć co najmniej 8 znaków, w tym wielką/)).toBeVisible();
  },
);

it('the page refuses a different confirmation', async () => {
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
