import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { navigate } from '@wspolnik/system';
import {
  axe,
  noNetwork,
  pngFile,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  textFile,
} from '@wspolnik/testing';
import {
  addLogo,
  answering,
  chooseLogo,
  field,
  fillNeeded,
  made,
  mockPictures,
  NEW_DRAFT,
  openCreate,
  press,
  type,
} from './testing/form.tsx';

beforeAll(mockPictures);
beforeEach(() => signInAs.person());
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

const posts = (calls: ReturnType<typeof answering>, path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === path);
const arrived = () => waitFor(() => expect(window.location.pathname).toBe('/companies/verify-company'));

it('the form creates a company, acts as it, and goes on to verification', async () => {
  const calls = answering();
  const { container } = await openCreate();
  await fillNeeded();
  expect(await axe(container)).toEqual([]);
  type(/^Miasto/, 'Gdańsk');
  await userEvent.type(screen.getByRole('textbox', { name: /^Telefon/ }), '600700800');
  type(/^Facebook/, 'https://www.facebook.com/zagle');
  await press('Załóż firmę');
  await arrived();
  const [sent] = posts(calls, 'accounts/company-create/');
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^.{16,}$/);
  expect(sent?.body).toMatchObject({
    name: 'Żagle i Liny',
    city: 'Gdańsk',
    phone: '+48 600 700 800',
    facebook: 'https://www.facebook.com/zagle',
    website: null,
    lat: null,
  });
  expect(useSessionStore.getState().company).toMatchObject({ id: made.id, role: 'owner', status: 'draft' });
  expect(await screen.findByText('Firma Żagle i Liny została założona')).toBeInTheDocument();
  expect(localStorage.getItem(NEW_DRAFT)).toBeNull();
});

it('the form is in English as well', async () => {
  answering();
  await openCreate('en');
  expect(await screen.findByRole('heading', { level: 1, name: 'New company' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create company' })).toBeVisible();
});

it('the form lets a company create another one, and sends the logo as the new one', async () => {
  signInAs.company();
  const calls = answering();
  await openCreate();
  await fillNeeded();
  await addLogo();
  await press('Załóż firmę');
  await arrived();
  const [logo] = posts(calls, 'accounts/company-image-update/');
  expect(logo?.headers.get('Company-Id')).toBe(made.id);
  expect(posts(calls, 'accounts/company-create/')[0]?.headers.get('Company-Id')).toBe(sellerProfile.id);
});

it('the form keeps a company whose logo was not saved, and sends only the logo again', async () => {
  let fails = true;
  const calls = answering({
    'POST accounts/company-image-update/': () => (fails ? problem(503, 'unavailable') : made),
  });
  await openCreate();
  await fillNeeded();
  await addLogo();
  await press('Załóż firmę');
  expect(await screen.findByText('Firma Żagle i Liny została założona, ale bez logo')).toBeVisible();
  expect(useSessionStore.getState().company?.id).toBe(made.id);
  expect(screen.getByRole('button', { name: 'Dalej bez logo' })).toBeVisible();
  await press('Zapisz logo');
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  fails = false;
  await press('Zapisz logo');
  await arrived();
  expect(posts(calls, 'accounts/company-create/')).toHaveLength(1);
  expect(posts(calls, 'accounts/company-image-update/')).toHaveLength(3);
});

it('the form acts as the new company even when the person cannot be read again', async () => {
  answering({ 'GET accounts/user-data/': noNetwork });
  await openCreate();
  await fillNeeded();
  await press('Załóż firmę');
  await arrived();
  expect(useSessionStore.getState().company).toMatchObject({ id: made.id, role: 'owner' });
});

it('the form repeats a lost request with the same key, and keeps what was typed', async () => {
  let isDown = true;
  const calls = answering({
    'POST accounts/company-create/': () => (isDown ? noNetwork() : Response.json(made, { status: 201 })),
  });
  await openCreate();
  await fillNeeded();
  await press('Załóż firmę');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Brak połączenia z serwerem'));
  expect(field(/^Nazwa firmy/)).toHaveValue(made.name);
  isDown = false;
  await press('Załóż firmę');
  await arrived();
  const keys = posts(calls, 'accounts/company-create/').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

const WRONG = [
  [/^Kod pocztowy/, '123', 'Kod pocztowy musi mieć od 4 do 20 znaków.'],
  [/^Adres e-mail/, 'biuro@', 'Podaj poprawny adres e-mail.'],
  [/^Telefon/, '600', 'Podaj polski numer telefonu, np. +48 600 700 800.'],
  [/^Strona WWW/, 'firma', 'Podaj pełny adres, np. https://firma.pl.'],
  [/^Facebook/, 'https://firma.pl/x', 'Podaj link do profilu w serwisie Facebook.'],
  [/^LinkedIn/, 'https://linkedin.com', 'Podaj link do profilu w serwisie LinkedIn.'],
  [/^X \(Twitter\)/, 'https://facebook.com/x', 'Podaj link do profilu w serwisie Twitter.'],
] as const;

it.each(WRONG)('the form refuses a wrong value of %s at its field', async (name, value, text) => {
  const calls = answering();
  await openCreate();
  await fillNeeded();
  type(name, value);
  await press('Załóż firmę');
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text)));
  await waitFor(() => expect(field(name)).toHaveFocus());
  expect(posts(calls, 'accounts/company-create/')).toEqual([]);
});

it('names every broken rule at once, and focuses the first', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa firma' });
  for (const [name, value] of WRONG) type(name, value);
  await press('Załóż firmę');
  await waitFor(() => expect(field(/^Nazwa firmy/)).toHaveFocus());
  for (const [, , text] of WRONG) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText('To pole jest wymagane.')).toHaveLength(2);
});

it('shows what the server refuses at its fields, and the place at the address', async () => {
  const fields = { name: [{ code: 'required' }], lng: [{ code: 'required' }], website: [{ code: 'url' }] };
  answering({ 'POST accounts/company-create/': () => problem(422, 'validation_failed', fields) });
  await openCreate();
  await fillNeeded();
  type(/^Strona WWW/, 'https://firma.pl');
  await press('Załóż firmę');
  await waitFor(() => expect(field(/^Strona WWW/)).toHaveAccessibleDescription(/Podaj pełny adres/));
  const address = screen.getByRole('combobox', { name: 'Ulica i numer' });
  expect(address).toHaveAccessibleDescription(/To pole jest wymagane/);
  expect(screen.getByRole('alert')).toHaveTextContent('Sprawdź zaznaczone pola.');
});

it.each([
  ['of 20,000 × 20,000 pixels', pngFile('logo.png', 20_000, 20_000), /za duże: 20\s?000 × 20\s?000 pikseli/],
  ['that is a text', new File([textFile('logo.png')], 'logo.png'), /Nieobsługiwany format. Dozwolone: PNG, JPEG/],
])('the form refuses a logo %s', async (_, file, text) => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa firma' });
  await chooseLogo(file);
  expect(await screen.findByText(text)).toBeVisible();
});

it('the form fills in the place of a picked address', async () => {
  const calls = answering({
    'GET geocode/': () => [
      {
        ...{ lat: 53.01, lng: 18.6, city: 'Toruń', street: 'Szeroka', house_number: '5', postal_code: '87-100' },
        ...{ country: 'PL', region: null },
      },
    ],
  });
  await openCreate();
  await fillNeeded();
  await userEvent.type(screen.getByRole('combobox', { name: 'Ulica i numer' }), 'Szeroka 5');
  await userEvent.click(await screen.findByRole('option', { name: /Toruń/ }));
  expect(field(/^Miasto/)).toHaveValue('Toruń');
  expect(field(/^Kod pocztowy/)).toHaveValue('87-100');
  await press('Załóż firmę');
  await arrived();
  expect(posts(calls, 'accounts/company-create/')[0]?.body).toMatchObject({
    ...{ address: 'Szeroka 5', city: 'Toruń', zip_code: '87-100', lat: 53.01, lng: 18.6 },
  });
});

it('the form keeps a draft while typing, also over a switch of the company, until it is discarded', async () => {
  signInAs.company();
  answering();
  const { unmount } = await openCreate();
  await fillNeeded();
  expect(await screen.findByText(/Szkic zapisany:/)).toBeVisible();
  act(() => switchProfile(null));
  expect(field(/^Nazwa firmy/)).toHaveValue(made.name);
  act(() => navigate('/companies'));
  expect(window.location.pathname).toBe('/companies/create');
  unmount();
  await openCreate();
  expect(await screen.findByRole('textbox', { name: /^Nazwa firmy/ })).toHaveValue(made.name);
  await press('Odrzuć szkic');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Odrzuć szkic' }));
  await waitFor(() => expect(field(/^Nazwa firmy/)).toHaveValue(''));
  await waitFor(() => expect(localStorage.getItem(NEW_DRAFT)).toBeNull());
});

it('a missing logo of a draft and unreadable categories are reported', async () => {
  localStorage.setItem(
    NEW_DRAFT,
    JSON.stringify({ values: { name: 'Szkic' }, logo: { file: 'gone' }, saved_at: 1, base: '' }),
  );
  let fails = true;
  answering({ 'GET categories/': () => (fails ? problem(503, 'unavailable') : []) });
  await openCreate();
  expect(await screen.findByText('Logo ze szkicu nie udało się przywrócić. Wybierz je ponownie.')).toBeVisible();
  expect(await screen.findByText(/Nie udało się pobrać kategorii/)).toBeVisible();
  fails = false;
  await press('Spróbuj ponownie');
  await waitFor(() => expect(screen.queryByText(/Nie udało się pobrać kategorii/)).not.toBeInTheDocument());
});
