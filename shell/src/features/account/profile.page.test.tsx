import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftKey, useSessionStore } from '@wspolnik/shared-auth';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  buyer,
  confirmation,
  confirmationMethods,
  dataExport,
  emailChange,
  fakeApi,
  me,
  noConnection,
  problem,
  signInAs,
} from '@wspolnik/testing';
import { openDocument } from '../../lib/open-document.ts';
import { renderPage } from '../../testing/render-page.ts';
import { ProfileSettingsPage } from './profile.page.tsx';

jest.mock('../../lib/open-document.ts', () => ({ openDocument: jest.fn() }));
jest.mock('../../platform/release.ts', () => ({ readRelease: () => ({ config: { dev: false } }) }));

type Answers = Parameters<typeof fakeApi>[0];
const person = me({ phone: '+48600700800', image: '/api/files/file-a.jpg' });
const noContent = () => new Response(null, { status: 204 });

const answering = (answers: Answers = {}) =>
  fakeApi({
    'GET accounts/user-data/': () => person,
    'GET accounts/change-email/': () => ({ pending: null }),
    'GET accounts/export/': () => ({ export: null }),
    'GET accounts/confirm/': () => confirmationMethods(),
    'POST accounts/confirm/': () => confirmation(),
    'PUT accounts/user-settings/': ({ body }) => ({ ...person, ...(body as object) }),
    'DELETE accounts/user-image-update/': () => ({ ...person, image: null, thumbnail: null }),
    ...answers,
  });

const open = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <ProfileSettingsPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/account/settings/profile`, locale },
  );

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const fill = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const written = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

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
    const visibility = { email: 'contacts', phone: 'nobody', contacts: 'nobody' };
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

describe('the address', () => {
  const typeChange = async () => {
    await press('Zmień adres');
    await fill(/^Nowy adres e-mail/, 'nowa@example.test');
    fireEvent.change(await screen.findByLabelText(/^Twoje hasło/), { target: { value: 'Tajne!123' } });
    await press('Wyślij link');
  };

  it('the address waits for its link after the change was asked for', async () => {
    let isAsked = false;
    const calls = answering({
      'GET accounts/change-email/': () => (isAsked ? emailChange() : { pending: null }),
      'POST accounts/change-email/': () => {
        isAsked = true;
        return noContent();
      },
    });
    const { container } = await open();
    await typeChange();
    expect(await screen.findByText('Nowy adres czeka na potwierdzenie')).toBeVisible();
    expect(screen.getByText('nowa@example.test')).toBeVisible();
    expect(await axe(container)).toEqual([]);
    expect(written(calls)).toEqual([
      ['POST', 'accounts/confirm/', { password: 'Tajne!123' }],
      ['POST', 'accounts/change-email/', { email: 'nowa@example.test' }],
    ]);
  });

  it.each([
    [
      'password',
      'accounts/confirm/',
      () => problem(422, 'validation_failed', { password: [{ code: 'passwordWrong' }] }),
      'Nieprawidłowe hasło.',
    ],
    [
      'address',
      'accounts/change-email/',
      () => problem(422, 'validation_failed', { email: [{ code: 'sameEmail' }] }),
      'To jest Twój obecny adres.',
    ],
  ])('the page shows at its field that the %s is wrong, and keeps what was typed', async (_, path, answer, text) => {
    answering({ [`POST ${path}`]: answer });
    await open();
    await typeChange();
    expect(await screen.findByText(text)).toBeVisible();
    expect(await field(/^Nowy adres e-mail/)).toHaveValue('nowa@example.test');
  });

  it('the address can be sent again and cancelled while it waits', async () => {
    const calls = answering({
      'GET accounts/change-email/': () =>
        emailChange({ pending: { email: 'n@example.test', expires_at: '2026-01-07T10:00:00.000Z', expired: true } }),
      'POST accounts/change-email/resend/': noContent,
      'DELETE accounts/change-email/': noContent,
    });
    await open();
    expect(await screen.findByText('Link do potwierdzenia wygasł')).toBeVisible();
    await press('Wyślij link ponownie');
    expect(await screen.findByText('Wysłaliśmy nowy link')).toBeInTheDocument();
    await press('Anuluj zmianę');
    await waitFor(() => expect(screen.queryByText('Link do potwierdzenia wygasł')).toBeNull());
    expect(written(calls).map(([method]) => method)).toEqual(['POST', 'DELETE']);
  });
});

describe('the copy of own data', () => {
  const section = async () =>
    within((await screen.findByRole('region', { name: 'Kopia Twoich danych' })) as HTMLElement);

  const askFor = async (name: string) => {
    await press(name);
    const dialog = within(await screen.findByRole('dialog', { name: 'Kopia Twoich danych' }));
    await userEvent.type(await dialog.findByLabelText(/Twoje hasło/), 'Demo!2345');
    await userEvent.click(dialog.getByRole('button', { name: 'Poproś o kopię danych' }));
  };

  it('the copy is asked for once with the password, and is on its way', async () => {
    const calls = answering({
      'POST accounts/export/': () =>
        Response.json(
          { export: dataExport({ ready_at: null, expires_at: null, size: null, url: null }) },
          { status: 201 },
        ),
    });
    await open();
    await askFor('Poproś o kopię danych');
    expect(await screen.findByText(/Przygotowujemy kopię/)).toBeVisible();
    expect((await section()).queryByRole('button')).toBeNull();
    expect(written(calls).map(([, path]) => path)).toEqual(['accounts/confirm/', 'accounts/export/']);
    expect(calls.at(-1)?.headers.get('confirmation')).toBe(confirmation().token);
  });

  it('the copy is downloaded by its signed address', async () => {
    answering({ 'GET accounts/export/': () => ({ export: dataExport() }) });
    await open();
    const link = await screen.findByRole('link', { name: /Pobierz ZIP \(123/ });
    expect(link).toHaveAttribute('href', dataExport().url);
    expect(link).toHaveAttribute('download');
    expect((await section()).queryByRole('button')).toBeNull();
  });

  it('a copy that was asked for in another session is not downloaded here, and can be asked for', async () => {
    answering({
      'GET accounts/export/': () => ({ export: dataExport({ elsewhere: true, url: null, next_at: null }) }),
    });
    await open();
    expect(await screen.findByText(/zamówiono w innej przeglądarce/)).toBeVisible();
    expect((await section()).queryByRole('link')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Poproś o nową kopię' })).toBeVisible();
  });

  it('the copy can be asked for again a day later', async () => {
    answering({ 'GET accounts/export/': () => ({ export: dataExport({ next_at: null }) }) });
    await open();
    expect(await screen.findByRole('button', { name: 'Poproś o nową kopię' })).toBeVisible();
  });

  it('the page says that a copy is on its way when it was asked for elsewhere, and shows it', async () => {
    let isAsked = false;
    answering({
      'GET accounts/export/': () => ({ export: isAsked ? dataExport() : null }),
      'POST accounts/export/': () => {
        isAsked = true;
        return problem(409, 'export_exists');
      },
    });
    await open();
    await askFor('Poproś o kopię danych');
    expect(await screen.findByText(/Kopia danych jest już przygotowywana albo gotowa/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Pobierz ZIP/ })).toBeVisible();
  });
});
