import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { authenticatorSetup, axe, idOf, me, passkey, sessionInfo, signInAs, signOut, twoStep } from '@wspolnik/testing';
import { fillIn } from '../../../testing/fill-in.ts';
import { dialog, NOTHING, open, other, PATH, press, wrong } from './testing/security-page.tsx';

const CODES = Array.from({ length: 10 }, (_, index) => `abcd${index}-fghjk`);

beforeEach(() => act(() => void signInAs.person()));
afterEach(() => act(signOut));

describe('second step', () => {
  const SETUP = 'POST accounts/two-step/authenticator/';
  const CONFIRM = 'POST accounts/two-step/authenticator/confirm/';

  async function toTheCode() {
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj aplikację' }));
    const ask = await dialog('Dodaj aplikację uwierzytelniającą');
    await fillIn(await within(ask).findByLabelText(/^Twoje hasło/), 'Demo!2345');
    await press(ask, 'Dalej');
    return dialog('Zeskanuj kod aplikacją');
  }

  it('an app is set up: password, QR and secret, code, codes shown once', async () => {
    const { world, sent } = await open({
      answers: { [SETUP]: () => authenticatorSetup(), [CONFIRM]: () => ({ recovery_codes: CODES }) },
    });
    const scan = await toTheCode();
    expect(within(scan).getByRole('img', { name: /Kod QR/ })).toBeVisible();
    expect(within(scan).getByText(/^JBSW Y3DP/)).toBeVisible();
    expect(await axe(scan)).toEqual([]);
    const field = within(scan).getByLabelText(/^Kod z aplikacji/);
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await fillIn(field, '123 456');
    world.state = twoStep({ is_on: true, authenticator_since: '2026-01-04T10:00:00.000Z', recovery_codes_left: 10 });
    await press(scan, 'Potwierdź kod');
    const codes = await screen.findByRole('alertdialog', { name: 'Twoje kody zapasowe' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    expect(await axe(codes)).toEqual([]);
    const saved: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => {} });
    await press(codes, 'Pobierz');
    expect(saved).toHaveLength(1);
    await press(codes, 'Mam zapisane kody');
    expect(await screen.findByText('Włączone')).toBeVisible();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    expect(sent.find(({ path }) => path.endsWith('authenticator/confirm/'))?.body).toEqual({
      token: 'setup',
      code: '123 456',
    });
  });

  it.each([
    ['codeWrong', /Nieprawidłowy kod/],
    ['codeOld', /Ten kod już wygasł/],
    ['codeUsed', /Ten kod został już użyty/],
  ])('%s is shown on the field', async (code, text) => {
    await open({ answers: { [SETUP]: () => authenticatorSetup(), [CONFIRM]: () => wrong('code', code) } });
    const scan = await toTheCode();
    await fillIn(within(scan).getByLabelText(/^Kod z aplikacji/), '000000');
    await press(scan, 'Potwierdź kod');
    expect(await within(scan).findByText(text)).toBeVisible();
    expect(within(scan).getByLabelText(/^Kod z aplikacji/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('the second step needs the right password', async () => {
    const { sent } = await open({ answers: { 'POST accounts/confirm/': () => wrong('password', 'passwordWrong') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj aplikację' }));
    const ask = await dialog('Dodaj aplikację uwierzytelniającą');
    await fillIn(await within(ask).findByLabelText(/^Twoje hasło/), 'x');
    await press(ask, 'Dalej');
    expect(await within(ask).findByText('Nieprawidłowe hasło.')).toBeVisible();
    expect(sent.some(({ path }) => path.endsWith('authenticator/'))).toBe(false);
  });

  const on = twoStep({
    is_on: true,
    passkeys: [passkey(), passkey({ id: idOf(42), name: 'Klucz USB', last_used_at: '2026-01-03T10:00:00.000Z' })],
    recovery_codes_left: 2,
  });

  it('passkeys are renamed and removed with the password', async () => {
    const { world, sent } = await open({
      state: on,
      answers: {
        [`PUT accounts/passkeys/${idOf(42)}/`]: () => passkey({ id: idOf(42), name: 'Biuro' }),
        [`POST accounts/passkeys/${idOf(41)}/remove/`]: NOTHING,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Zmień nazwę klucza Klucz USB' }));
    const rename = await dialog('Zmień nazwę klucza');
    await userEvent.clear(within(rename).getByLabelText(/^Nazwa klucza/));
    await fillIn(within(rename).getByLabelText(/^Nazwa klucza/), 'Biuro');
    world.state = { ...on, passkeys: [passkey(), passkey({ id: idOf(42), name: 'Biuro' })] };
    await press(rename, 'Zapisz nazwę');
    expect(await screen.findByText('Biuro')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Usuń klucz Telefon' }));
    const remove = await dialog('Usunąć klucz dostępu?');
    await fillIn(await within(remove).findByLabelText(/^Twoje hasło/), 'Demo!2345');
    world.state = { ...on, passkeys: [passkey({ id: idOf(42), name: 'Biuro' })] };
    await press(remove, 'Usuń klucz');
    await waitFor(() => expect(screen.queryByText('Telefon')).toBeNull());
    expect(
      sent
        .filter(({ method }) => method === 'POST')
        .map(({ path, body, headers }) => [path, body ?? headers.get('confirmation')]),
    ).toEqual([
      ['accounts/confirm/', { password: 'Demo!2345' }],
      [`accounts/passkeys/${idOf(41)}/remove/`, 'confirmed'],
    ]);
  });

  it('the second step warns of few recovery codes and makes new ones', async () => {
    const { container } = await open({
      state: on,
      answers: { 'POST accounts/two-step/recovery-codes/': () => ({ recovery_codes: CODES }) },
    });
    expect(await screen.findByText(/Zostały 2 kody zapasowe/)).toBeVisible();
    expect(await axe(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Nowe kody zapasowe' }));
    const ask = await dialog('Wygenerować nowe kody?');
    await fillIn(await within(ask).findByLabelText(/^Twoje hasło/), 'Demo!2345');
    await press(ask, 'Nowe kody zapasowe');
    expect(await screen.findByText(CODES[9] ?? '')).toBeVisible();
  });

  it('the second step is turned off with the password, not where it is required', async () => {
    const { world } = await open({ state: on, answers: { 'POST accounts/two-step/turn-off/': NOTHING } });
    await userEvent.click(await screen.findByRole('button', { name: 'Wyłącz logowanie dwuetapowe' }));
    const ask = await dialog('Wyłączyć logowanie dwuetapowe?');
    await fillIn(await within(ask).findByLabelText(/^Twoje hasło/), 'Demo!2345');
    world.state = twoStep();
    await press(ask, 'Wyłącz logowanie dwuetapowe');
    expect(await screen.findByText('Wyłączone')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Wyłącz logowanie dwuetapowe' })).toBeNull();
  });

  it('the second step is turned off with a code of the app where there is one', async () => {
    const { sent } = await open({
      state: on,
      methods: ['authenticator', 'recovery_code'],
      answers: { 'POST accounts/two-step/turn-off/': NOTHING },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Wyłącz logowanie dwuetapowe' }));
    const ask = await dialog('Wyłączyć logowanie dwuetapowe?');
    await fillIn(await within(ask).findByLabelText(/^Kod z aplikacji/), '123 456');
    expect(within(ask).queryByLabelText(/^Twoje hasło/)).toBeNull();
    await press(ask, 'Wyłącz logowanie dwuetapowe');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ code: '123 456' });
  });

  it('an admin without a second step reads so, and goes on once it is on', async () => {
    act(() => void signInAs.person({ role: 'ADMIN', second_step_required: true }));
    const { world } = await open({
      state: twoStep({ is_required: true }),
      url: `${PATH}?from=%2Fadmin`,
      answers: {
        [SETUP]: () => authenticatorSetup(),
        [CONFIRM]: () => ({ recovery_codes: CODES }),
        'GET accounts/user-data/': () => me({ role: 'ADMIN' }),
      },
    });
    expect(screen.getByText('Włącz drugi krok, aby administrować')).toBeVisible();
    const scan = await toTheCode();
    await fillIn(within(scan).getByLabelText(/^Kod z aplikacji/), '123456');
    world.state = twoStep({ is_on: true, is_required: true, authenticator_since: '2026-01-04T10:00:00.000Z' });
    await press(scan, 'Potwierdź kod');
    await press(await screen.findByRole('alertdialog'), 'Mam zapisane kody');
    expect(await screen.findByRole('link', { name: 'Przejdź dalej' })).toHaveAttribute('href', '/admin');
    expect(useSessionStore.getState().user?.second_step_required).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Wyłącz logowanie dwuetapowe' })).toBeNull();
  });

  it('the section speaks English', async () => {
    await open({ state: on, url: `/en${PATH}`, sessions: [sessionInfo(), other] });
    expect(await screen.findByText('Signing in takes your password and a second step.')).toBeVisible();
    expect(await screen.findByText(/Germany/)).toBeVisible();
    expect(screen.getByText(/2 recovery codes left/)).toBeVisible();
  });
});
