import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { noConnection, signInAs } from '@wspolnik/testing';
import { answering, field, fill, open, press, written } from '../../testing/profile-page.tsx';

jest.mock('../../platform/release.ts', () => ({ readRelease: () => ({ config: { dev: false } }) }));

beforeEach(() => signInAs.person());
afterEach(() => localStorage.clear());

describe('privacy', () => {
  const choice = (name: string) => screen.findByRole('combobox', { name });

  it.each([
    ['pl', 'Kto widzi Twój telefon', ['Nikt poza mną', 'Moje kontakty', 'Zalogowane osoby']],
    ['en', 'Who sees your phone number', ['Only me', 'My contacts', 'Anyone signed in']],
  ] as const)(
    'the page says to whom the phone is shown, which is nobody at first (%s)',
    async (locale, name, options) => {
      answering();
      await open(locale);
      expect(await choice(name)).toHaveDisplayValue(options[0]);
      expect(
        within(await choice(name))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(options);
    },
  );

  it('the page saves what is chosen, beside unsaved details', async () => {
    const calls = answering();
    await open();
    await fill(/^Imię/, 'Maria');
    await userEvent.selectOptions(await choice('Kto widzi Twój adres e-mail'), 'contacts');
    await userEvent.selectOptions(await choice('Kto widzi Twoje kontakty'), 'nobody');
    await press('Zapisz prywatność');
    expect(await screen.findByText('Zmiany zostały zapisane')).toBeInTheDocument();
    const visibility = { email: 'contacts', phone: 'nobody', contacts: 'nobody', details: 'signed_in' };
    expect(written(calls)).toEqual([['PUT', 'accounts/user-settings/', { visibility }]]);
    expect(useSessionStore.getState().user?.visibility).toEqual(visibility);
    expect(await choice('Kto widzi Twój adres e-mail')).toHaveDisplayValue('Moje kontakty');
    expect(await field(/^Imię/)).toHaveValue('Maria');
  });

  it('the page keeps the choice when it could not be saved, and says why', async () => {
    answering({ 'PUT accounts/user-settings/': noConnection });
    await open();
    await userEvent.selectOptions(await choice('Kto widzi Twój telefon'), 'signed_in');
    await press('Zapisz prywatność');
    expect(await screen.findByText(/Brak połączenia z serwerem/)).toBeVisible();
    expect(await choice('Kto widzi Twój telefon')).toHaveDisplayValue('Zalogowane osoby');
  });
});
