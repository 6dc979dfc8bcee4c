import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf, problem, sessionInfo, signInAs, signOut } from '@wspolnik/testing';
import { fillIn } from '../../../testing/fill-in.ts';
import { NOTHING, open, other, press, wrong } from './testing/security-page.tsx';

beforeEach(() => act(() => void signInAs.person()));
afterEach(() => act(signOut));

describe('password', () => {
  const fill = async (old: string, password: string, again = password) => {
    await fillIn(screen.getByLabelText(/^Obecne hasło/), old);
    await fillIn(screen.getByLabelText(/^Nowe hasło/), password);
    await fillIn(screen.getByLabelText(/^Powtórz hasło/), again);
    await userEvent.click(screen.getByRole('button', { name: 'Zmień hasło' }));
  };

  it('the password is changed, and the list of devices is read again', async () => {
    const { sent, world } = await open({
      sessions: [sessionInfo(), other],
      answers: { 'POST accounts/change-password/': NOTHING },
    });
    expect(await screen.findByText('Chrome, Android')).toBeVisible();
    world.sessions = [sessionInfo()];
    await fill('Stare!2345', 'Zupełnie!Nowe7');
    await waitFor(() => expect(screen.queryByText('Chrome, Android')).toBeNull());
    expect(sent.find(({ path }) => path === 'accounts/change-password/')?.body).toEqual({
      old_password: 'Stare!2345',
      password: 'Zupełnie!Nowe7',
    });
    expect(screen.getByLabelText(/^Nowe hasło/)).toHaveValue('');
  });

  it('a wrong password is shown on its field, and nothing typed is lost', async () => {
    await open({ answers: { 'POST accounts/change-password/': () => problem(401, 'invalid_credentials') } });
    await fill('Złe!23456', 'Zupełnie!Nowe7');
    expect(await screen.findByText('Nieprawidłowe hasło.')).toBeVisible();
    expect(screen.getByLabelText(/^Obecne hasło/)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText(/^Nowe hasło/)).toHaveValue('Zupełnie!Nowe7');
  });

  it('one that leaked elsewhere is refused on its field', async () => {
    await open({ answers: { 'POST accounts/change-password/': () => wrong('password', 'breached') } });
    await fill('Stare!2345', 'Password1!');
    expect(await screen.findByText(/na liście haseł, które wyciekły/)).toBeVisible();
    expect(screen.getByLabelText(/^Nowe hasło/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('two that differ are not sent', async () => {
    const { sent } = await open();
    await fill('Stare!2345', 'Zupełnie!Nowe7', 'Inne!23456');
    expect(await screen.findByText('Hasła nie są takie same.')).toBeVisible();
    expect(sent.filter(({ path }) => path.includes('change-password'))).toEqual([]);
  });

  it.each([
    ['password1', /Siła hasła: bardzo słabe/],
    ['Nowak-ewa', /Zawiera imię, nazwisko albo adres/],
    ['kaktus żyrafa lampa 7 Wiosło', /Siła hasła: bardzo dobre/],
  ])('%s: says how strong it is', async (password, text) => {
    await open();
    await fillIn(screen.getByLabelText(/^Nowe hasło/), password);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('devices', () => {
  it('devices are named with place, and the present one is marked and cannot be ended', async () => {
    await open({ sessions: [sessionInfo(), other] });
    const [here, there] = await screen
      .findAllByRole('listitem', {})
      .then((items) => items.filter((item) => /Firefox|Chrome/.test(item.textContent ?? '')));
    expect(here).toHaveTextContent('Firefox, Linux');
    expect(here).toHaveTextContent('Polska');
    expect(here).toHaveTextContent('To urządzenie');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(there).toHaveTextContent('Chrome, Android');
    expect(there).toHaveTextContent('Niemcy');
    expect(there).toHaveTextContent('Potwierdzone drugim krokiem');
  });

  it('one is signed out, and leaves the list', async () => {
    const { world } = await open({
      sessions: [sessionInfo(), other],
      answers: { [`DELETE accounts/sessions/${other.id}/`]: NOTHING },
    });
    const button = await screen.findByRole('button', { name: 'Wyloguj urządzenie Chrome, Android' });
    world.sessions = [sessionInfo()];
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText('Chrome, Android')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Wyloguj wszystkie pozostałe' })).toBeNull();
  });

  it('all others are signed out after a question', async () => {
    const { sent, world } = await open({
      sessions: [sessionInfo(), other],
      answers: { 'POST accounts/sessions/end-others/': NOTHING },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Wyloguj wszystkie pozostałe' }));
    world.sessions = [sessionInfo()];
    await press(await screen.findByRole('alertdialog'), 'Wyloguj wszystkie pozostałe');
    await waitFor(() => expect(screen.queryByText('Chrome, Android')).toBeNull());
    expect(sent.filter(({ path }) => path === 'accounts/sessions/end-others/')).toHaveLength(1);
  });

  it('a failed read leaves the rest of the page, with a retry', async () => {
    let isDown = true;
    await open({
      answers: { 'GET accounts/sessions/': () => (isDown ? problem(500, 'internal') : pageOf([sessionInfo()])) },
    });
    expect(await screen.findByText('Wyłączone')).toBeVisible();
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: /Spróbuj ponownie/ }));
    expect(await screen.findByText('Firefox, Linux')).toBeVisible();
  });
});
