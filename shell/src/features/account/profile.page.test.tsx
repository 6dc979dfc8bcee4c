import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftKey, useSessionStore } from '@wspolnik/shared-auth';
import { axe, buyer, noConnection, signInAs } from '@wspolnik/testing';
import { openDocument } from '../../lib/open-document.ts';
import { answering, field, fill, open, person, press, written } from '../../testing/profile-page.tsx';

jest.mock('../../lib/open-document.ts', () => ({ openDocument: jest.fn() }));
jest.mock('../../platform/release.ts', () => ({ readRelease: () => ({ config: { dev: false } }) }));

beforeEach(() => {
  signInAs.person();
  jest.mocked(openDocument).mockClear();
});
afterEach(() => localStorage.clear());

describe('details', () => {
  it.each(['pl', 'en'] as const)('shows the person, and has no accessibility violation (%s)', async (locale) => {
    answering();
    const { container } = await open(locale);
    expect(await field(locale === 'pl' ? /^Imię/ : /^First name/)).toHaveValue('Ewa');
    expect(await field(/^(Telefon|Phone)/)).toHaveValue('600 700 800');
    expect(await axe(container)).toEqual([]);
  });

  it('only changes are sent; the header follows at once', async () => {
    const calls = answering();
    await open();
    await fill(/^Imię/, ' Maria ');
    await press('Zapisz zmiany');
    expect(await screen.findByText('Zmiany zostały zapisane')).toBeInTheDocument();
    expect(written(calls)).toEqual([['PUT', 'accounts/user-settings/', { first_name: 'Maria' }]]);
    expect(useSessionStore.getState().user?.first_name).toBe('Maria');
    expect(await field(/^Imię/)).toHaveValue('Maria');
    expect(localStorage.getItem(draftKey(buyer.id, 'account.details'))).toBeNull();
  });

  it('phone and picture can be removed', async () => {
    const calls = answering();
    await open();
    await fill(/^Telefon/, '');
    await press('Usuń');
    await press('Zapisz zmiany');
    await waitFor(() => expect(useSessionStore.getState().user?.image).toBeNull());
    expect(written(calls).map(([method, path]) => [method, path])).toEqual([
      ['PUT', 'accounts/user-settings/'],
      ['DELETE', 'accounts/user-image-update/'],
    ]);
  });

  it('another language opens the page in it', async () => {
    answering();
    await open();
    await field(/^Imię/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Język/ }), 'en');
    await press('Zapisz zmiany');
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/en/account/settings/profile'));
  });

  it.each([
    [/^Imię/, '', 'To pole jest wymagane.'],
    [/^Telefon/, '600', 'Podaj polski numer telefonu, np. +48 600 700 800.'],
  ])('the form says at the field %s what is wrong with "%s", and sends nothing', async (name, value, text) => {
    const calls = answering();
    await open();
    await fill(name, value);
    await press('Zapisz zmiany');
    expect(await screen.findByText(text)).toBeVisible();
    expect(written(calls)).toEqual([]);
  });

  it('the form keeps what was typed over a lost connection and a reload, until it is discarded', async () => {
    answering({ 'PUT accounts/user-settings/': noConnection });
    const { unmount } = await open();
    await fill(/^Nazwisko/, 'Kowalska');
    await press('Zapisz zmiany');
    expect(await screen.findByText(/Brak połączenia z serwerem/)).toBeVisible();
    expect(await field(/^Nazwisko/)).toHaveValue('Kowalska');
    unmount();
    await open();
    expect(await field(/^Nazwisko/)).toHaveValue('Kowalska');
    await press('Odrzuć szkic');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Odrzuć szkic' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Nazwisko/ })).toHaveValue(person.last_name));
  });

  it('offers to try again when it cannot be read', async () => {
    let isOffline = true;
    answering({ 'GET accounts/user-data/': () => (isOffline ? noConnection() : person) });
    await open();
    const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
    isOffline = false;
    await userEvent.click(retry);
    expect(await field(/^Imię/)).toHaveValue('Ewa');
  });
});
