import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstAnswers } from '@wspolnik/kit';
import { markOfGuest } from '@wspolnik/shared-auth';
import { configureSlots, defineSlot, type SlotMap, Toaster } from '@wspolnik/system';
import {
  axe,
  company,
  companyReference,
  companyShowcase,
  fakeApi,
  idOf,
  networkCompany,
  networkReply,
  networkTies,
  networkUser,
  opinionPage,
  ownedCompany,
  problem,
  signInAs,
  signOut,
  teamMember,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { CompanyDetailPage } from './company-detail.page.tsx';

const ID = idOf(1);
const ONE = `GET accounts/company-list-all/${ID}/`;
const CONTACTS = 'GET network/public/';
const OPINIONS = 'GET company/comment/';
const SHOWCASE = `GET company/showcase/${ID}/`;
const around = {
  [CONTACTS]: () => networkReply({ companies: [], users: [], network_size: { companies: 0, users: 0, exact: true } }),
  [OPINIONS]: () => opinionPage([], { count: 0 }),
  [SHOWCASE]: () => companyShowcase({ references: [], gallery: [] }),
  'GET network/chain/': () => ({ chain: [] }),
  'GET network/ties/': () => networkTies(),
};
const LONG = 'شركة🙂'.repeat(30);

const show = (locale: 'pl' | 'en' = 'pl', answers: Record<string, unknown> = {}) =>
  renderPage(
    <FirstAnswers value={answers}>
      <CompanyDetailPage id={ID} />
      <Toaster />
    </FirstAnswers>,
    { url: `${locale === 'en' ? '/en' : ''}/companies/${ID}`, locale },
  );
const heading = () => screen.findByRole('heading', { name: 'Stolarnia Żuraw', level: 1 });

it('the mail goes only to the shown address, whatever it contains', async () => {
  fakeApi({ ...around, [ONE]: () => company({ email: 'a@firma.pl?bcc=evil@example.test' }) });
  await show();
  const contact = within(await screen.findByRole('region', { name: 'Kontakt' }));
  expect(contact.getByRole('link', { name: /bcc/ }).getAttribute('href')).not.toContain('?');
});

it('shows the profile with its contact data', async () => {
  fakeApi({ ...around, [ONE]: () => company({ facebook: 'https://www.facebook.com/zuraw' }) });
  const { container } = await show();
  expect(await heading()).toBeVisible();
  expect(screen.getByText(/Dębowe i bukowe/)).toBeVisible();
  expect(screen.getByText('12 opinii')).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Kontakt' }));
  expect(contact.getByRole('link', { name: 'biuro@zuraw.test' })).toHaveAttribute('href', 'mailto:biuro@zuraw.test');
  expect(contact.getByRole('link', { name: '+48 600 700 800' })).toHaveAttribute('href', 'tel:+48600700800');
  expect(contact.getByRole('link', { name: 'zuraw.test' })).toHaveAttribute('href', 'https://zuraw.test/o-nas');
  expect(contact.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://www.facebook.com/zuraw');
  expect(document.title).toBe('Stolarnia Żuraw · Wspólnik');
  expect(await screen.findByText('Ta firma nie ma jeszcze kontaktów.')).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('does not take what a guest sees for what is between the company and the visitor', async () => {
  signInAs.person();
  let answer = (_: unknown) => {};
  const own = new Promise((resolve) => {
    answer = resolve;
  });
  const calls = fakeApi({ ...around, [ONE]: () => own });
  await show('pl', markOfGuest({ [`accounts/company-list-all/${ID}/`]: company() }));
  expect(await heading()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Kto Was łączy' })).toBeNull();
  await act(async () => answer(company({ network_status: 'both_connected' })));
  expect(await screen.findByRole('button', { name: /W kontaktach/ })).toBeVisible();
  expect(calls.filter(({ path }) => path === 'network/chain/')).toEqual([]);
});

it('names the missing fields of a sparse profile, and does not link a script address', async () => {
  const sparse = company({ description: '', email: null, phone: null, website: 'javascript:alert(1)', rating: 0 });
  fakeApi({ ...around, [ONE]: () => sparse });
  await show('en');
  expect(await screen.findByText('This company has not added a description yet.')).toBeVisible();
  expect(screen.getByText('This company has not added contact details.')).toBeVisible();
});

it('shows verification, plan, category and numbers in the language of the reader', async () => {
  const rich = company({
    name: LONG,
    category: { id: idOf(7), name: 'Meble', name_en: 'Furniture' },
    current_plan: { id: 'pro', name: 'Zawodowy', name_en: 'Professional' },
    owned_cards: [
      { number: '777', premium: true },
      { number: '12345', premium: false },
    ],
  });
  fakeApi({ ...around, [ONE]: () => rich });
  await show('en');
  expect(await screen.findByRole('heading', { name: LONG, level: 1 })).toBeVisible();
  for (const text of ['Verified company', 'Professional plan', 'Furniture']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  const numbers = within(screen.getByRole('region', { name: 'Membership numbers' })).getAllByRole('listitem');
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['777Premium', '12345']);
});

it.each([
  ['is gone', 404, 'not_found'],
  ['has a malformed address', 422, 'validation_failed'],
] as const)('a note appears when the company %s', async (_, status, code) => {
  fakeApi({ ...around, [ONE]: () => problem(status, code) });
  await show();
  expect(await screen.findByRole('heading', { name: 'Nie znaleziono firmy' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Wszystkie firmy' })).toHaveAttribute('href', '/companies');
});

it('shows what a visitor checks first, and copies the tax number', async () => {
  const user = userEvent.setup();
  const checked = company({
    category: { id: idOf(7), name: 'Meble', name_en: 'Furniture' },
    nip: '5260250274',
    verified_at: '2026-03-12T10:00:00.000Z',
    founded_year: 2009,
    answers_within: 'two_hours',
    completed_orders: 41,
  });
  fakeApi({ ...around, [ONE]: () => checked });
  await show();
  expect(await screen.findByRole('link', { name: 'Meble' })).toHaveAttribute('href', `/companies?category=${idOf(7)}`);
  expect(screen.getByText('526-025-02-74')).toBeVisible();
  for (const text of [/^zweryfikowana .*2026/, 'Zwykle odpowiada w ciągu 2 godzin', '3 oferty', 'Od 2009', '41']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Kopiuj NIP' }));
  expect(await navigator.clipboard.readText()).toBe('5260250274');
});

it('shows who to write to, and references and gallery whose pictures open', async () => {
  const team = [teamMember(), teamMember({ id: idOf(751), name: 'Piotr Lis', role: 'manager' })];
  fakeApi({ ...around, [ONE]: () => company({ team }), [SHOWCASE]: () => companyShowcase() });
  const { container } = await show();
  const people = within(await screen.findByRole('region', { name: 'Zespół' }));
  expect(people.getByRole('link', { name: 'Piotr Lis' })).toHaveAttribute('href', `/profiles/${idOf(751)}`);
  expect(people.getByText('Właściciel')).toBeVisible();
  const references = within(await screen.findByRole('region', { name: 'Realizacje' }));
  expect(references.getByRole('heading', { name: 'Kuchnia dębowa na Jeżycach' })).toBeVisible();
  expect(references.getByText('Klient: Piekarnia na Rogu')).toBeVisible();
  expect(references.queryByRole('button', { name: /^Zmień/ })).toBeNull();
  expect(references.getByRole('button', { name: 'Powiększ: Kuchnia od okna' })).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Galeria' })).getByRole('button', { name: 'Powiększ: Warsztat' }),
  ).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('lets its manager add, order and delete references', async () => {
  signInAs.company(ownedCompany({ id: ID, role: 'manager' }));
  let references = [companyReference({ title: 'Kuchnia' }), companyReference({ id: idOf(732), title: 'Schody' })];
  const answer = () => companyShowcase({ references, gallery: [] });
  const calls = fakeApi({
    ...around,
    [ONE]: () => company(),
    [SHOWCASE]: answer,
    'POST company/references/': () => {
      references = [...references, companyReference({ id: idOf(733), title: 'Regał' })];
      return Response.json(answer(), { status: 201 });
    },
    'PUT company/reference-order/': () => {
      references = references.toReversed();
      return answer();
    },
    [`DELETE company/references/${idOf(732)}/`]: () => {
      references = references.filter(({ title }) => title !== 'Schody');
      return answer();
    },
  });
  await show();
  const titles = async () => {
    const region = within(await screen.findByRole('region', { name: 'Realizacje' }));
    return region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Przesuń niżej: Kuchnia' }));
  await waitFor(async () => expect(await titles()).toEqual(['Schody', 'Kuchnia']));
  expect(calls.find(({ path }) => path === 'company/reference-order/')?.body).toEqual({ ids: [idOf(732), idOf(731)] });
  await userEvent.click(screen.getByRole('button', { name: 'Usuń realizację: Schody' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Realizacja usunięta')).toBeVisible();
  expect(await titles()).toEqual(['Kuchnia']);
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj realizację' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj realizację' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Rok' }), '1700');
  await userEvent.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText(/1800/)).toBeVisible();
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Rok' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Tytuł' }), 'Regał');
  await userEvent.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Realizacja zapisana')).toBeVisible();
  expect(await titles()).toEqual(['Kuchnia', 'Regał']);
});

it('shows the failure and retries', async () => {
  let fails = true;
  fakeApi({ ...around, [ONE]: () => (fails ? problem(503, 'unavailable') : company()) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać danych firmy');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await heading()).toBeVisible();
});

it.each([
  ['draft', 'Profil widzą tylko osoby z firmy', 'Przejdź do weryfikacji'],
  ['submitted', 'Weryfikacja trwa', 'Przejdź do weryfikacji'],
  ['rejected', 'Zgłoszenie zostało odrzucone', 'Przejdź do weryfikacji'],
  ['suspended', 'Firma jest zawieszona', 'Zobacz powód'],
] as const)(
  'tells the owner of a %s company why others do not see it, with one way on',
  async (status, title, action) => {
    signInAs.company(ownedCompany({ id: ID, status }));
    const calls = fakeApi({ ...around, [ONE]: () => company({ status }) });
    await show();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zarządzaj: Stolarnia Żuraw' })).toBeVisible();
    const links = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/companies/verify-company');
    expect(links.map(({ textContent }) => textContent)).toEqual([action]);
    expect(screen.queryByText('Firma zweryfikowana')).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('company/comment/');
  },
);

it('the page lets a guest write to the company where a remote provides the dialog', async () => {
  signOut();
  fakeApi({ ...around, [ONE]: () => company() });
  await show();
  await heading();
  expect(screen.queryByRole('button', { name: /^Napisz wiadomość/ })).not.toBeInTheDocument();
  const Compose = ({ recipient }: SlotMap['message.compose']) => <p role="note">Do: {recipient?.name}</p>;
  const slot = defineSlot<'message.compose'>({
    Component: Compose,
    loadMessages: { pl: async () => ({}), en: async () => ({}) },
  });
  act(() =>
    configureSlots((name) => (name === 'message.compose' ? { remote: 'x', load: async () => ({ slot }) } : null)),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Napisz wiadomość/ }));
  expect(await screen.findByRole('note')).toHaveTextContent('Do: Stolarnia Żuraw');
  act(() => configureSlots(() => null));
});

describe('the contacts of the company', () => {
  const users = Array.from({ length: 7 }, (_, index) =>
    networkUser({ id: idOf(300 + index), name: `Osoba ${index}`, first_name: 'Osoba', last_name: `${index}` }),
  );

  it('the contacts are the first few, and all on request', async () => {
    fakeApi({
      ...around,
      [ONE]: () => company(),
      [CONTACTS]: ({ params }) =>
        networkReply({
          companies: [networkCompany()],
          users: users.slice(0, Number(params.get('limit'))),
          network_size: { companies: 1, users: 7, exact: true },
        }),
    });
    await show();
    const contacts = within(await screen.findByRole('region', { name: 'Kontakty firmy' }));
    expect(await contacts.findByRole('link', { name: 'Osoba 0' })).toHaveAttribute('href', `/profiles/${idOf(300)}`);
    expect(contacts.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(contacts.getByRole('button', { name: 'Wszystkie kontakty (8)' }));
    expect(await contacts.findByRole('link', { name: 'Osoba 6' })).toBeVisible();
    await userEvent.click(contacts.getByRole('button', { name: 'Pokaż mniej' }));
    expect(contacts.getAllByRole('link')).toHaveLength(5);
  });

  it('contacts that cannot be read leave the page usable', async () => {
    let fails = true;
    fakeApi({
      ...around,
      [ONE]: () => company(),
      [CONTACTS]: () => (fails ? problem(503, 'unavailable') : networkReply()),
    });
    await show();
    expect(await screen.findByText('Nie udało się pobrać kontaktów')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByRole('link', { name: networkUser().name })).toBeVisible();
  });
});
