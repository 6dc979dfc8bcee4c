import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  fakeApi,
  idOf,
  offerFigures,
  problem,
  salesFigures,
  salesSummary,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { SummaryPage } from './summary.page.tsx';

const SUMMARY = 'GET offers/sales-summary/';
const PATH = '/transactions/sales/summary';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T10:00:00Z'));
  signInAs.person({ companies: [sellerProfile] });
  switchProfile(sellerProfile);
});
afterEach(() => {
  jest.restoreAllMocks();
  act(signOut);
});

const figure = async (name: string) =>
  within((await screen.findByText(name, { selector: 'dt' })).parentElement as HTMLElement);
const offers = async () => within(await screen.findByRole('table', { name: 'Od wyświetlenia do zamówienia' }));
const titles = async () => (await offers()).getAllByRole('rowheader').map(({ textContent }) => textContent);

it('the month has revenue, orders and the cost of rewards, compared with the month before', async () => {
  fakeApi({ [SUMMARY]: () => salesSummary() });
  const { container } = await renderPage(<SummaryPage />, { url: PATH });
  const revenue = await figure('Sprzedaż brutto');
  expect(revenue.getByText('3 690,00 zł')).toBeVisible();
  expect(revenue.getByText('Netto 3 000,00 zł. Potwierdzone 2 460,00 zł, w toku 1 230,00 zł.')).toBeVisible();
  expect(revenue.getByText('Poprzedni miesiąc: 1 230,00 zł (+200%)')).toBeVisible();
  expect((await figure('Zamówienia')).getByText('Poza tym 1 anulowane')).toBeVisible();
  expect((await figure('Koszt nagród')).getByText('300,00 zł')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Podsumowanie' })).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Podsumowanie sprzedaży · Wspólnik');
  expect(await screen.findByText(/Najwięcej jednego dnia: 30 wyświetleń/)).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('each offer has its way from views to orders, and leads to its orders of the month', async () => {
  fakeApi({ [SUMMARY]: () => salesSummary() });
  await renderPage(<SummaryPage />, { url: PATH });
  const row = within((await offers()).getByRole('row', { name: /^Meble biurowe/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '30',
    '4',
    '310% wyświetleń',
    '3 690,00 zł',
    '300,00 zł',
  ]);
  expect(row.getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    `/transactions/sales?month=2026-11&offer_id=${idOf(501)}&status=all`,
  );
  expect((await offers()).getByRole('row', { name: /^Szafa wnękowa Niewidoczna/ })).toBeVisible();
});

it.each([
  ['', /^Meble/, null],
  ['?sort_by=offer', /^Audyt/, 'ascending'],
  ['?sort_by=views', /^Meble/, 'descending'],
] as const)('the offers are sorted by the address: %s', async (search, first, order) => {
  fakeApi({ [SUMMARY]: () => salesSummary() });
  await renderPage(<SummaryPage />, { url: `${PATH}${search}` });
  expect((await titles())[0]).toMatch(first);
  const heads = (await offers()).getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
  expect(heads.filter(Boolean)).toEqual(order ? [order] : []);
  expect((await offers()).getByRole('link', { name: 'Zapytania' })).toHaveAttribute(
    'href',
    `${PATH}?sort_by=questions`,
  );
});

it('the month of the address is asked for, and another one can be chosen', async () => {
  const calls = fakeApi({ [SUMMARY]: ({ params }) => salesSummary({ month: params.get('month') ?? '2026-11' }) });
  await renderPage(<SummaryPage />, { url: `${PATH}?month=2026-09` });
  await offers();
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ month: '2026-09' });
  const month = screen.getByRole('combobox', { name: 'Miesiąc' });
  expect(within(month).getAllByRole('option')).toHaveLength(12);
  await userEvent.selectOptions(month, 'październik 2026');
  await waitFor(() => expect(calls.at(-1)?.params.get('month')).toBe('2026-10'));
  await userEvent.selectOptions(month, 'listopad 2026');
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('a first-time seller is led to a new offer, and one without sales sees zeros', async () => {
  const none = salesFigures({
    ...{
      orders: 0,
      cancelled: 0,
      confirmed_gross: '0.00',
      confirmed_net: '0.00',
      open_gross: '0.00',
      open_net: '0.00',
    },
    ...{ average: null, reward: '0.00' },
  });
  let summary = salesSummary({ figures: none, previous: none, days: [{ day: '2026-11-01', views: 0 }], offers: [] });
  fakeApi({ [SUMMARY]: () => summary });
  const { unmount } = await renderPage(<SummaryPage />, { url: PATH });
  expect(await screen.findByRole('link', { name: 'Dodaj ofertę' })).toHaveAttribute('href', '/offers/create');
  expect(screen.queryByRole('button', { name: 'Pobierz CSV' })).not.toBeInTheDocument();
  unmount();
  summary = { ...summary, offers: [offerFigures()] };
  await renderPage(<SummaryPage />, { url: `${PATH}?month=2026-11` });
  expect(await screen.findByText('W tym miesiącu nikt jeszcze nie otworzył Twoich ofert.')).toBeVisible();
  expect((await figure('Średnie zamówienie')).getByText('brak')).toBeVisible();
});

it('the file has the offers of the month', async () => {
  const saved: Blob[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => {} });
  fakeApi({ [SUMMARY]: () => salesSummary({ month: '2026-10' }) });
  await renderPage(<SummaryPage />, { url: `${PATH}?month=2026-10` });
  await userEvent.click(await screen.findByRole('button', { name: 'Pobierz CSV' }));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(
    'podsumowanie-sprzedazy-stolarnia-zuraw-2026-10-01-2026-10-31.csv',
  );
  const reader = new FileReader();
  reader.readAsText(saved[0] as Blob);
  await waitFor(() => expect(reader.result).toContain('"Meble biurowe na wymiar";30;4;3;3690,00;300,00'));
});

it('a failure can be repeated', async () => {
  let fails = true;
  fakeApi({ [SUMMARY]: () => (fails ? problem(500, 'internal') : salesSummary()) });
  await renderPage(<SummaryPage />, { url: PATH });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się wczytać podsumowania');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect((await titles()).length).toBe(3);
});
