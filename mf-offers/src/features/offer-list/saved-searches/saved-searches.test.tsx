import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedSearch } from '@wspolnik/contract';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  categories,
  fakeApi,
  idOf,
  noConnection,
  offerSummary,
  pageOf,
  problem,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferListPage } from '../offer-list.page.tsx';

const URL = '/offers?q=biurko&price_to=900&sort_by=price_asc';

const search = (number: number, name: string): SavedSearch => ({
  id: idOf(number),
  name,
  filters: { q: 'krzesło', price_from: 100, with_salary: true },
  created_at: '2026-01-02T10:00:00.000Z',
});

/** A mock API that stores the posted searches. */
function savingApi(saved: SavedSearch[] = [], answers: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    'GET offers/': () => pageOf([offerSummary()]),
    'GET categories/': () => categories,
    'GET saved-searches/': () => ({ ...pageOf([]), count: saved.length, results: [...saved] }),
    'POST saved-searches/': ({ body }) => {
      const made = { ...search(saved.length + 50, ''), ...(body as object) };
      saved.unshift(made);
      return Response.json(made, { status: 201 });
    },
    [`DELETE saved-searches/${idOf(1)}/`]: () => {
      saved.splice(0, 1);
      return new Response(null, { status: 204 });
    },
    ...answers,
  });
}

const show = (url = URL) =>
  renderPage(
    <>
      <OfferListPage />
      <Toaster />
    </>,
    { url },
  );

beforeEach(() => signInAs.person());
afterEach(() => act(signOut));

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisz wyszukiwanie' }));
  return screen.findByRole('dialog', { name: 'Zapisz wyszukiwanie' });
}

it('the list saves the filters under a name, without order and page', async () => {
  const calls = savingApi();
  await show();
  const dialog = await openForm();
  const name = within(dialog).getByRole('textbox', { name: /Nazwa/ });
  expect(name).toHaveDisplayValue(/^„biurko”, do 900,00\szł$/);
  expect(await axe(dialog)).toEqual([]);
  await userEvent.clear(name);
  await userEvent.type(name, '  Tanie biurka ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Wyszukiwanie zapisane. Damy znać o nowych ofertach.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const posted = calls.find(({ method }) => method === 'POST');
  expect(posted?.body).toEqual({ name: 'Tanie biurka', filters: { q: 'biurko', price_to: 900 } });
});

it('shows errors at the name, and stays open when the server refuses', async () => {
  savingApi([], { 'POST saved-searches/': () => problem(409, 'limit_reached') });
  await show();
  const dialog = await openForm();
  const name = within(dialog).getByRole('textbox', { name: /Nazwa/ });
  await userEvent.clear(name);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
  expect(await within(dialog).findByText('To pole jest wymagane.')).toBeVisible();
  await userEvent.type(name, 'Dwudzieste pierwsze');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
  expect(await within(dialog).findByText('Osiągnięto limit. Usuń coś, aby dodać nowe.')).toBeVisible();
  expect(name).toHaveValue('Dwudzieste pierwsze');
});

it('the list knows that the filters are saved, in any order, and saves them no second time', async () => {
  const saved = { ...search(1, 'Biurka'), filters: { q: 'BIURKO ', price_to: 900, place: 'Łódź' } };
  const calls = savingApi([saved]);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisane' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapisane wyszukiwania' });
  expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
  expect(await within(dialog).findByText('Te filtry są teraz wybrane')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Biurka' })).toHaveAttribute('aria-current', 'true');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('the list says "saved" after saving, and no more once a filter changes', async () => {
  savingApi();
  await show();
  const dialog = await openForm();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByRole('button', { name: 'Zapisane' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /^Usuń filtr: do 900/ }));
  expect(await screen.findByRole('button', { name: 'Zapisz wyszukiwanie' })).toBeVisible();
});

it('the list renames a search in its row, by keyboard', async () => {
  const saved = [search(1, 'Krzesła')];
  savingApi(saved, {
    [`PUT saved-searches/${idOf(1)}/`]: ({ body }) => ({ ...search(1, ''), ...(body as object) }),
  });
  await show('/offers');
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisane wyszukiwania' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zmień nazwę: Krzesła' }));
  const name = screen.getByRole('textbox', { name: /Nazwa/ });
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('To pole jest wymagane.')).toBeVisible();
  await userEvent.type(name, ' Krzesła do biura {Enter}');
  expect(await screen.findByRole('link', { name: 'Krzesła do biura' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Zmień nazwę: Krzesła do biura' })).toHaveFocus());
});

it('the list leaves the old name when a search could not be renamed', async () => {
  savingApi([search(1, 'Krzesła')], { [`PUT saved-searches/${idOf(1)}/`]: () => problem(404, 'not_found') });
  await show('/offers');
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisane wyszukiwania' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zmień nazwę: Krzesła' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Nazwa/ }), '2{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(screen.getByRole('link', { name: 'Krzesła' })).toBeVisible();
});

it('lists the saved searches as links', async () => {
  savingApi([search(1, 'Krzesła')]);
  await show('/offers');
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisane wyszukiwania' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapisane wyszukiwania' });
  expect(await within(dialog).findByRole('link', { name: 'Krzesła' })).toHaveAttribute(
    'href',
    '/offers?price_from=100&q=krzes%C5%82o&with_salary=true',
  );
  expect(await axe(dialog)).toEqual([]);
});

it('the list removes a search at once and restores it', async () => {
  savingApi([search(1, 'Krzesła')]);
  await show('/offers');
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisane wyszukiwania' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń wyszukiwanie: Krzesła' }));
  expect(await screen.findByText('Nie ma jeszcze zapisanych wyszukiwań')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
  expect(await screen.findByRole('link', { name: 'Krzesła' })).toBeVisible();
});

it('shows a search again when it could not be removed', async () => {
  savingApi([search(1, 'Krzesła')], { [`DELETE saved-searches/${idOf(1)}/`]: noConnection });
  await show('/offers');
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisane wyszukiwania' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń wyszukiwanie: Krzesła' }));
  expect(await screen.findByText(/Brak połączenia z serwerem/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Krzesła' })).toBeVisible();
});

it('shows why the saved searches are missing and retries', async () => {
  let isUp = false;
  savingApi([], { 'GET saved-searches/': () => (isUp ? pageOf([]) : noConnection()) });
  await show('/offers');
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisane wyszukiwania' }));
  expect(await screen.findByText('Nie udało się pobrać zapisanych wyszukiwań')).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Nie ma jeszcze zapisanych wyszukiwań')).toBeVisible();
});

it('the list lets a guest sign in and return to the same list', async () => {
  signOut();
  savingApi();
  await show();
  const link = await screen.findByRole('link', { name: 'Zaloguj się, aby zapisać to wyszukiwanie' });
  const from = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('from');
  expect(from).toBe('/offers?price_to=900&q=biurko&sort_by=price_asc');
});

it('the list cannot save without a filter', async () => {
  savingApi();
  await show('/offers?sort_by=price_asc');
  await screen.findByText('1 wynik');
  expect(screen.queryByRole('button', { name: 'Zapisz wyszukiwanie' })).not.toBeInTheDocument();
});
