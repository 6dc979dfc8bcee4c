import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TYPING_DELAY } from '@wspolnik/system';
import {
  axe,
  categories,
  company,
  companyMarker,
  fakeApi,
  idOf,
  listFacets,
  noConnection,
  otherProfile,
  pageOf,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { CompanyListPage } from './company-list.page.tsx';

const LIST = 'GET accounts/company-list-all/';
const carpenter = company();
const translator = company({
  id: idOf(2),
  name: 'Lingua Łódź',
  location: { city: null, lat: null, lng: null },
  rating: 0,
  total_contacts: 1,
  shared_contacts: 0,
});

const around = { 'GET categories/': () => categories };
const answering = (page = pageOf([carpenter, translator])) => fakeApi({ ...around, [LIST]: () => page });
const lastQuery = (calls: ReturnType<typeof fakeApi>) =>
  Object.fromEntries(
    calls.filter(({ path, params }) => path === 'accounts/company-list-all/' && !params.has('facets')).at(-1)?.params ??
      [],
  );
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('article') as HTMLElement);
};

afterEach(() => jest.useRealTimers());

it('shows each company with city, rating and contacts, and links to it', async () => {
  const calls = answering();
  const { container } = await renderPage(<CompanyListPage />, { url: '/companies' });
  const first = await card('Stolarnia Żuraw');
  expect(first.getByRole('link')).toHaveAttribute('href', `/companies/${idOf(1)}`);
  expect(first.getByText('Poznań')).toBeVisible();
  expect(first.getByRole('img', { name: /^Ocena: 4,3/ })).toHaveTextContent('4,3(12)');
  expect(first.getByText('3 oferty')).toBeVisible();
  expect(first.getByText('22 kontakty, 1 wspólny kontakt')).toBeVisible();
  const second = await card('Lingua Łódź');
  expect(second.getByText('Brak lokalizacji')).toBeVisible();
  expect(second.getByText('brak oceny')).toBeVisible();
  expect(screen.getByText('2 firmy')).toBeVisible();
  expect(lastQuery(calls)).toEqual({ limit: '30' });
  expect(document.title).toBe('Firmy · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('the list is in English under /en', async () => {
  answering();
  await renderPage(<CompanyListPage />, { url: '/en/companies', locale: 'en' });
  expect((await card('Lingua Łódź')).getByText('1 contact')).toBeVisible();
});

it('the list waits until typing pauses', async () => {
  jest.useFakeTimers();
  const calls = answering();
  await renderPage(<CompanyListPage />, { url: '/companies?page=3&sort_by=date_desc' });
  await act(() => jest.advanceTimersByTimeAsync(0));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Szukaj firm' }), { target: { value: 'stol' } });
  await act(() => jest.advanceTimersByTimeAsync(TYPING_DELAY - 1));
  expect(window.location.search).toBe('?page=3&sort_by=date_desc');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(window.location.search).toBe('?q=stol&sort_by=date_desc');
  expect(lastQuery(calls)).toEqual({ limit: '30', q: 'stol', sort_by: 'date_desc' });
});

it('searches in the town of a link, and around it', async () => {
  const poznan = { lat: 52.40692, lng: 16.92993, city: 'Poznań', street: null, house_number: null, postal_code: null };
  const calls = fakeApi({
    ...around,
    [LIST]: () => pageOf([carpenter, translator]),
    'GET geocode/': () => [{ ...poznan, country: 'PL', region: 'wielkopolskie' }],
  });
  await renderPage(<CompanyListPage />, { url: '/companies?city=Pozna%C5%84' });
  const distance = await screen.findByRole('combobox', { name: 'Odległość' });
  expect(within(distance).getByRole('option', { name: 'tylko Poznań', selected: true })).toBeInTheDocument();
  await userEvent.selectOptions(distance, 'do 50 km');
  await waitFor(() => expect(lastQuery(calls)).toEqual({ lat: '52.407', lng: '16.930', limit: '30', radius: '50' }));
  await userEvent.selectOptions(distance, 'tylko Poznań');
  expect(window.location.search).toBe('?city=Pozna%C5%84');
});

it('the list says that the categories are missing, and loads them again', async () => {
  let isUp = false;
  fakeApi({
    ...around,
    [LIST]: () => pageOf([carpenter]),
    'GET categories/': () => (isUp ? categories : noConnection()),
  });
  await renderPage(<CompanyListPage />, { url: '/companies' });
  const group = within(await screen.findByRole('group', { name: 'Kategoria' }));
  expect(group.getByText('Nie udało się wczytać kategorii.')).toBeVisible();
  isUp = true;
  await userEvent.click(group.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('treeitem', { name: /Energia/ })).toBeVisible();
});

it('searches at once on Enter', async () => {
  answering();
  await renderPage(<CompanyListPage />, { url: '/companies' });
  await userEvent.type(screen.getByRole('searchbox'), 'lingua{Enter}');
  expect(window.location.search).toBe('?q=lingua');
});

it('filters by rating, category and order; the default order is omitted from the URL', async () => {
  const calls = answering();
  await renderPage(<CompanyListPage />, { url: '/companies?sort_by=rating_desc' });
  await userEvent.click(await screen.findByRole('button', { name: 'od 4' }));
  await waitFor(() => expect(lastQuery(calls)).toEqual({ company_rating: '4', limit: '30', sort_by: 'rating_desc' }));
  await userEvent.click(screen.getByText('Energia'));
  expect(window.location.search).toContain(`category=${idOf(200)}`);
  expect(await screen.findByRole('link', { name: /ocena od 4/ })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: /Usuń filtr: Energia|Energia/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kolejność' }), 'Nazwa A–Z');
  expect(window.location.search).toBe('?company_rating=4');
});

it('counts the companies of each category under the other filters', async () => {
  fakeApi({
    ...around,
    [LIST]: ({ params }) => {
      if (!params.has('facets')) return pageOf([carpenter, translator]);
      expect(Object.fromEntries(params)).toEqual({ city: 'Gdynia', facets: 'category', limit: '1' });
      return { ...pageOf([carpenter]), facets: listFacets() };
    },
  });
  await renderPage(<CompanyListPage />, { url: `/companies?city=Gdynia&category=${idOf(100)}&page=2` });
  expect(await screen.findByRole('treeitem', { name: 'Wyposażenie biur 7' })).toBeVisible();
  expect(screen.getByRole('treeitem', { name: 'Energia 0' })).toBeVisible();
});

it('shows the filter of the network only to somebody who has one', async () => {
  answering();
  signInAs.person();
  await renderPage(<CompanyListPage />, { url: '/companies' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tylko moja sieć kontaktów' }));
  expect(window.location.search).toBe('?network=true');
  act(signOut);
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
});

it('the list asks for all markers in one call, and says how many companies have no location', async () => {
  const calls = fakeApi({
    ...around,
    [LIST]: () => pageOf([carpenter, translator]),
    'GET accounts/company-markers/': () => pageOf([companyMarker()]),
  });
  await renderPage(<CompanyListPage />, { url: '/companies?view=map&sort_by=date_desc&page=2' });
  expect((await screen.findByText('1 firma na mapie')).parentElement).toHaveTextContent(
    '1 firma na mapie, 1 bez lokalizacji',
  );
  const asked = calls.filter(({ path }) => path === 'accounts/company-markers/');
  expect(asked.map(({ params }) => Object.fromEntries(params))).toEqual([{ page: '1', limit: '10000' }]);
});

it('the list beside the map has logo, category and town of each company, by name or by rating', async () => {
  const some = ['Żuraw', 'Cech', 'Ławka'].map((name, index) =>
    companyMarker({ id: idOf(index + 1), name, rating: index + 2, lat: 50.0647, lng: 19.945 }),
  );
  const location = { city: 'Kraków', lat: 50.0647, lng: 19.945 };
  const category = { id: idOf(9), name: 'Meble', name_en: 'Furniture' };
  const calls = fakeApi({
    ...around,
    [LIST]: ({ params }) =>
      pageOf((params.get('ids')?.split(',') ?? [idOf(1)]).map((id) => company({ id, location, category }))),
    'GET accounts/company-markers/': () => pageOf(some),
  });
  await renderPage(<CompanyListPage />, { url: '/companies?view=map&at=50.0647,19.945' });
  const list = within(await screen.findByRole('region', { name: 'Firmy na mapie' }));
  expect(await list.findByRole('heading', { name: '3 firmy: Kraków' })).toBeVisible();
  const names = () => list.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
  expect(names()).toEqual(['Cech', 'Ławka', 'Żuraw']);
  expect(list.getAllByText('Meble')).toHaveLength(3);
  expect(list.getByRole('link', { name: 'Cech' })).toHaveAttribute('href', `/companies/${idOf(2)}`);
  await userEvent.selectOptions(list.getByRole('combobox', { name: 'Kolejność' }), 'Najwyżej oceniane');
  await waitFor(() => expect(names()).toEqual(['Ławka', 'Cech', 'Żuraw']));
  // One call for the rows: their order is not the server's matter.
  expect(calls.filter(({ params }) => params.has('ids'))).toHaveLength(1);
});

it('the list omits invalid URL parameters from the request', async () => {
  const calls = answering();
  await renderPage(<CompanyListPage />, { url: '/companies?page=0&sort_by=luck&company_rating=many&q=%20' });
  await card('Stolarnia Żuraw');
  expect(lastQuery(calls)).toEqual({ limit: '30' });
});

it('links to the other pages with the filters retained', async () => {
  answering(pageOf([carpenter], { count: 61 }));
  await renderPage(<CompanyListPage />, { url: '/companies?city=Pozna%C5%84' });
  expect(await screen.findByRole('link', { name: 'Strona 2' })).toHaveAttribute(
    'href',
    '/companies?city=Pozna%C5%84&page=2',
  );
});

it('the list shares a company by its absolute URL', async () => {
  answering();
  await renderPage(<CompanyListPage />, { url: '/en/companies', locale: 'en' });
  await userEvent.click(await screen.findByRole('button', { name: 'Share: Stolarnia Żuraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox')).toHaveValue(`http://localhost/en/companies/${idOf(1)}`);
});

it('offers to reset a search without results', async () => {
  answering(pageOf([]));
  await renderPage(<CompanyListPage />, { url: '/companies?q=xyz' });
  expect(await screen.findByText('Żadna firma nie pasuje do filtrów')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Wyczyść filtry' }));
  expect(window.location.search).toBe('');
});

it('links back from a page past the end', async () => {
  answering(pageOf([], { count: 40 }));
  await renderPage(<CompanyListPage />, { url: '/companies?city=%C5%81%C3%B3d%C5%BA&page=9' });
  expect(await screen.findByRole('link', { name: 'Przejdź do pierwszej strony' })).toHaveAttribute(
    'href',
    '/companies?city=%C5%81%C3%B3d%C5%BA',
  );
});

it('shows the failure and retries', async () => {
  let fails = true;
  fakeApi({ ...around, [LIST]: () => (fails ? noConnection() : pageOf([carpenter])) });
  await renderPage(<CompanyListPage />, { url: '/companies' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Brak połączenia');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await card('Stolarnia Żuraw')).toBeTruthy();
});

it('shows nothing of the former profile after a switch, while the answer for the next one is outstanding', async () => {
  const ofOther = new Promise(() => undefined);
  fakeApi({
    ...around,
    [LIST]: ({ headers }) => (headers.get('company-id') === sellerProfile.id ? pageOf([carpenter]) : ofOther),
  });
  signInAs.company();
  await renderPage(<CompanyListPage />, { url: '/companies' });
  await card('Stolarnia Żuraw');
  act(() => switchProfile(otherProfile));
  expect(screen.queryByRole('heading', { name: 'Stolarnia Żuraw' })).toBeNull();
  act(signOut);
});
