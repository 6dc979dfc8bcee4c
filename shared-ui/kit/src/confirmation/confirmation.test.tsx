import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@wspolnik/shared-auth';
import { Form, FormError } from '@wspolnik/system/forms';
import {
  axe,
  confirmationMethods,
  createRenderPage,
  fakeApi,
  noConnection,
  problem,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { Formik } from 'formik';
import { object } from 'yup';
import { useAction } from '../use-action.ts';
import { ConfirmationField } from './confirmation-field.tsx';
import { NO_PROOF, useConfirmation } from './use-confirmation.ts';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));
const browser = jest.requireMock<{ startAuthentication: jest.Mock }>('@simplewebauthn/browser');

const METHODS = 'GET accounts/confirm/';
const CONFIRM = 'POST accounts/confirm/';
const OPTIONS = 'POST accounts/confirm/options/';
const ASSERTION = { id: 'key', rawId: 'key', type: 'public-key', clientExtensionResults: {}, response: {} };

type Answers = Parameters<typeof fakeApi>[0];
const renderPage = createRenderPage({ messages: { pl: {}, en: {} } });
const call = jest.fn<Promise<void>, [string]>();
const wrong = (field: string, code: string) => problem(422, 'validation_failed', { [field]: [{ code }] });
/** Tokens with the time of the machine: the form keeps one for five minutes. */
function tokens() {
  let count = 0;
  return () => {
    count += 1;
    return { token: `token ${count}`, expires_at: new Date(Date.now() + 300_000).toISOString() };
  };
}

function Sensitive() {
  const confirmation = useConfirmation();
  const { submit } = useAction((values: typeof NO_PROOF) => confirmation.confirmed(values, call));
  return (
    <Formik initialValues={NO_PROOF} validationSchema={object(confirmation.fields)} onSubmit={submit}>
      <Form noValidate>
        <FormError />
        <ConfirmationField confirmation={confirmation} />
        <button type="submit" disabled={!confirmation.method}>
          Send
        </button>
      </Form>
    </Formik>
  );
}

async function show(answers: Answers, locale: 'pl' | 'en' = 'pl') {
  const sent = fakeApi({ [METHODS]: () => confirmationMethods(), [CONFIRM]: tokens(), ...answers });
  const { container } = await renderPage(
    <main>
      <Sensitive />
    </main>,
    { url: locale === 'en' ? '/en' : '/', locale },
  );
  return { container, proofs: () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  call.mockReset().mockResolvedValue(undefined);
  browser.startAuthentication.mockReset();
  signInAs.person();
});
afterEach(() => act(signOut));

it('the form proves the password before the call, which gets the token', async () => {
  const { container, proofs } = await show({});
  const field = await screen.findByLabelText(/^Twoje hasło do Wspólnika/);
  expect(await axe(container)).toEqual([]);
  expect(screen.getAllByRole('button', { name: /Użyj|Send/ })).toHaveLength(1);
  await userEvent.type(field, ' Tajne!123 ');
  await send();
  await waitFor(() => expect(call).toHaveBeenCalledWith('token 1'));
  expect(proofs()).toEqual([{ password: ' Tajne!123 ' }]);
});

it('the form sends nothing without the proof, and marks its field', async () => {
  const { proofs } = await show({});
  await screen.findByLabelText(/^Twoje hasło/);
  await send();
  expect(await screen.findByText('To pole jest wymagane.')).toBeVisible();
  expect(proofs()).toEqual([]);
});

it.each([
  ['authenticator', /^Kod z aplikacji/, 'code', 'codeOld', /Ten kod już wygasł/],
  ['recovery_code', /^Kod zapasowy/, 'recovery_code', 'recoveryCodeWrong', /Nie ma takiego kodu zapasowego/],
] as const)('shows a wrong %s on its field', async (method, label, field, code, text) => {
  await show({ [METHODS]: () => confirmationMethods(method), [CONFIRM]: () => wrong(field, code) });
  await userEvent.type(await screen.findByLabelText(label), '123456');
  await send();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(call).not.toHaveBeenCalled();
});

it('the form lets the person choose another way, whose field takes the focus', async () => {
  const { container, proofs } = await show({
    [METHODS]: () => confirmationMethods('authenticator', 'passkey', 'recovery_code'),
  });
  await screen.findByLabelText(/^Kod z aplikacji/);
  await send();
  expect(await screen.findByText('To pole jest wymagane.')).toBeVisible();
  await press('Użyj kodu zapasowego');
  const field = screen.getByLabelText(/^Kod zapasowy/);
  expect(field).toHaveFocus();
  expect(screen.queryByText('To pole jest wymagane.')).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Użyj/ }).map(({ textContent }) => textContent)).toEqual([
    'Użyj kodu z aplikacji',
    'Użyj klucza dostępu',
  ]);
  expect(await axe(container)).toEqual([]);
  await userEvent.type(field, 'abcde-fghjk');
  await send();
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(proofs()).toEqual([{ recovery_code: 'abcde-fghjk' }]);
});

it('the form asks the browser for a passkey once the form is sent, also again after the person gave up', async () => {
  browser.startAuthentication
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    .mockResolvedValueOnce(ASSERTION);
  const { container, proofs } = await show({
    [METHODS]: () => confirmationMethods('passkey', 'recovery_code'),
    [OPTIONS]: () => ({ token: 'asked', options: { challenge: 'c' } }),
  });
  expect(await screen.findByText(/przeglądarka poprosi o Twój klucz/)).toBeVisible();
  expect(await axe(container)).toEqual([]);
  await send();
  expect(await screen.findByText(/Użycie klucza zostało przerwane/)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await send();
  await waitFor(() => expect(call).toHaveBeenCalledWith('token 1'));
  expect(browser.startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'c' } });
  expect(proofs().at(-1)).toEqual({ passkey: { token: 'asked', response: ASSERTION } });
});

it('the form uses a token again while it is valid, and asks anew once the API no longer takes it', async () => {
  const refuse = (code: string) => () => Promise.reject(new ApiError({ status: 403, code }));
  call.mockImplementationOnce(refuse('insufficient_points')).mockImplementationOnce(refuse('confirmation_required'));
  const { proofs } = await show({});
  await userEvent.type(await screen.findByLabelText(/^Twoje hasło/), 'Tajne!123');
  for (const token of ['token 1', 'token 1', 'token 2']) {
    await send();
    await waitFor(() => expect(call).toHaveBeenLastCalledWith(token));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  }
  expect(call).toHaveBeenCalledTimes(3);
  expect(proofs()).toHaveLength(2);
});

it('the form asks for the second step that was turned on in another window', async () => {
  let methods = confirmationMethods();
  await show({ [METHODS]: () => methods, [CONFIRM]: () => wrong('code', 'required') });
  await userEvent.type(await screen.findByLabelText(/^Twoje hasło/), 'Tajne!123');
  methods = confirmationMethods('authenticator');
  await send();
  expect(await screen.findByLabelText(/^Kod z aplikacji/)).toBeVisible();
});

it('the form cannot be sent before it is known what is asked for, and offers to try again', async () => {
  let isOffline = true;
  await show({ [METHODS]: () => (isOffline ? noConnection() : confirmationMethods()) }, 'en');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  isOffline = false;
  await press('Try again');
  expect(await screen.findByLabelText(/^Your Wspólnik password/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});
