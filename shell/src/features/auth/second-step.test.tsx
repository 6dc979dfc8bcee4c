import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { axe, fakeApi, loginReply, me, problem, secondStep, signOut } from '@wspolnik/testing';
import { act } from 'react';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.ts';
import { LoginPage } from './login.page.tsx';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));
const browser = jest.requireMock<{ startAuthentication: jest.Mock }>('@simplewebauthn/browser');

const LOGIN = 'POST accounts/login/';
const FINISH = 'POST accounts/login/second-step/';
const awaited = (step?: Parameters<typeof secondStep>[0]) => () =>
  new Response(JSON.stringify(secondStep(step)), { status: 202, headers: { 'content-type': 'application/json' } });

const wrong = (field: string, code: string) => problem(422, 'validation_failed', { [field]: [{ code }] });

async function givePassword(url = '/auth/login') {
  const view = await renderPage(<LoginPage />, { url, locale: url.startsWith('/en') ? 'en' : 'pl' });
  await fillIn(screen.getByRole('textbox', { name: /e-mail/i }), 'ewa@example.pl');
  await fillIn(screen.getByLabelText(/^(Hasło|Password)/), 'Tajne!123');
  await userEvent.click(screen.getByRole('button', { name: /Zaloguj się|Sign in/ }));
  return view;
}

async function typeCode(code: string) {
  await fillIn(await screen.findByLabelText(/^Kod z aplikacji/), code);
  await userEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));
}

beforeEach(signOut);

it('the page asks for the code after the password, and then continues to where the person came from', async () => {
  const sent = fakeApi({ [LOGIN]: awaited(), [FINISH]: () => loginReply() });
  const { container } = await givePassword('/auth/login?from=%2Ftransactions%2Forders');
  const field = await screen.findByLabelText(/^Kod z aplikacji/);
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(useSessionStore.getState().isAuth).toBe(false);
  expect(await axe(container)).toEqual([]);
  await typeCode('123456');
  await waitFor(() => expect(window.location.pathname).toBe('/transactions/orders'));
  expect(useSessionStore.getState().user?.first_name).toBe('Ewa');
  expect(sent[1]?.body).toEqual({ token: 'sign-in', code: '123456' });
});

it('the page puts the focus into the code field and keeps it, without an error before anything is typed', async () => {
  fakeApi({ [LOGIN]: awaited() });
  await givePassword();
  const field = await screen.findByLabelText(/^Kod z aplikacji/);
  // Rendered anew after the answer, and validated after the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(field).toHaveFocus();
  expect(field).toBe(screen.getByLabelText(/^Kod z aplikacji/));
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByText(/wymagane/)).not.toBeInTheDocument();
});

it('the page continues to the invitation of a company', async () => {
  fakeApi({ [LOGIN]: awaited(), [FINISH]: () => loginReply() });
  await givePassword('/auth/login?from=%2Fauth%2Fchange-profile%3Ftoken%3Dt');
  await typeCode('123456');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/auth/change-profile?token=t'));
});

it.each([
  ['codeWrong', /Nieprawidłowy kod/],
  ['codeOld', /Ten kod już wygasł/],
  ['codeUsed', /Ten kod został już użyty/],
])('%s is shown on the field, and can be corrected', async (code, text) => {
  const answers = [wrong('code', code), loginReply()];
  fakeApi({ [LOGIN]: awaited(), [FINISH]: () => answers.shift() });
  await givePassword();
  await typeCode('000000');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(/^Kod z aplikacji/)).toHaveAttribute('aria-invalid', 'true');
  await userEvent.clear(screen.getByLabelText(/^Kod z aplikacji/));
  await typeCode('123456');
  await waitFor(() => expect(useSessionStore.getState().isAuth).toBe(true));
});

it('the page takes a recovery code instead, and tells a used one', async () => {
  const answers = [wrong('recovery_code', 'recoveryCodeUsed'), loginReply()];
  const sent = fakeApi({ [LOGIN]: awaited(), [FINISH]: () => answers.shift() });
  await givePassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Użyj kodu zapasowego' }));
  await fillIn(screen.getByLabelText(/^Kod zapasowy/), 'abcde-fghjk');
  await userEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  expect(await screen.findByText(/Ten kod zapasowy został już użyty/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  await waitFor(() => expect(useSessionStore.getState().isAuth).toBe(true));
  expect(sent[1]?.body).toEqual({ token: 'sign-in', recovery_code: 'abcde-fghjk' });
});

it('the page begins again when the time or the tries are over, with the address filled in', async () => {
  fakeApi({ [LOGIN]: awaited(), [FINISH]: () => problem(401, 'sign_in_expired') });
  await givePassword();
  await typeCode('123456');
  expect(await screen.findByText(/Zaloguj się od początku/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /e-mail/ })).toHaveValue('ewa@example.pl');
});

it('the page goes back to the password', async () => {
  fakeApi({ [LOGIN]: awaited() });
  await givePassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Wróć do hasła' }));
  expect(screen.getByRole('textbox', { name: /e-mail/ })).toHaveValue('ewa@example.pl');
});

it('the page asks the browser for a passkey, also again after the person gave up', async () => {
  const assertion = { id: 'key', rawId: 'key', type: 'public-key', clientExtensionResults: {}, response: {} };
  browser.startAuthentication
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    .mockResolvedValueOnce(assertion);
  const step = { methods: ['passkey' as const], passkey_options: { challenge: 'c' } };
  const sent = fakeApi({ [LOGIN]: awaited(step), [FINISH]: () => loginReply() });
  await givePassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Użyj klucza dostępu' }));
  expect(await screen.findByText(/zostało przerwane/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Użyj klucza dostępu' }));
  await waitFor(() => expect(useSessionStore.getState().isAuth).toBe(true));
  expect(sent[1]?.body).toEqual({ token: 'sign-in', passkey: assertion });
});

it('the page leads an admin without a second step to set one up', async () => {
  fakeApi({ [LOGIN]: () => loginReply({ user: me({ role: 'ADMIN', second_step_required: true }) }) });
  await givePassword('/auth/login?from=%2Fadmin%2Fusers');
  await waitFor(() => expect(window.location.pathname).toBe('/account/settings/password'));
  expect(window.location.search).toBe('?from=%2Fadmin%2Fusers');
});

it('the page speaks English', async () => {
  fakeApi({ [LOGIN]: awaited() });
  await givePassword('/en/auth/login');
  expect(await screen.findByRole('heading', { name: 'Second step' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
});
