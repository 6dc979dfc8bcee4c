import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeApi,
  idOf,
  order,
  orderCounts,
  orderExport,
  orderExportRow,
  ownOrders,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { SalesPage } from '../orders.page.tsx';
import { openPage } from '../testing/open-order.tsx';
import { orderCsv } from './order-file.ts';

const SALES = 'GET offers/get-my-sales/';
const desk = order();

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T10:00:00Z'));
  signInAs.person({ companies: [sellerProfile] });
  switchProfile(sellerProfile);
});
afterEach(() => {
  jest.restoreAllMocks();
  act(signOut);
});

const show = (search = '') => renderPage(<SalesPage />, { url: `/transactions/sales${search}` });
const asked = (calls: { params: URLSearchParams }[]) => Object.fromEntries(calls.at(-1)?.params ?? []);

describe('the tools of the list', () => {
  it('words, a month and an offer are in the address and in the call', async () => {
    const calls = fakeApi({ [SALES]: () => ownOrders([desk]) });
    await show(`?q=stół&month=2026-10&offer_id=${idOf(501)}`);
    await screen.findByRole('article');
    expect(asked(calls)).toEqual({
      limit: '30',
      q: 'stół',
      month: '2026-10',
      offer_id: idOf(501),
      status: 'suggested',
    });
    expect(screen.getByRole('searchbox', { name: 'Szukaj w zamówieniach' })).toHaveValue('stół');
    expect(screen.getByRole('combobox', { name: 'Miesiąc zamówienia' })).toHaveDisplayValue('październik 2026');
    expect(screen.getByRole('link', { name: /^Wszystkie/ })).toHaveAttribute('aria-current', 'page');
    const tab = screen.getByRole('link', { name: /^Spory/ }).getAttribute('href');
    expect(tab).toContain('month=2026-10');
    await userEvent.click(screen.getByRole('link', { name: 'Usuń filtr: Oferta: Meble biurowe na wymiar' }));
    await waitFor(() => expect(asked(calls)).not.toHaveProperty('offer_id'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Miesiąc zamówienia' }), 'Każdy miesiąc');
    await waitFor(() => expect(asked(calls)).toEqual({ limit: '30', q: 'stół', status: 'suggested' }));
  });

  it('words that are typed go into the address, from the first page and with the other filters', async () => {
    const calls = fakeApi({ [SALES]: () => ownOrders([desk]) });
    await show('?month=2026-10&page=2');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Szukaj w zamówieniach' }), 'stół{Enter}');
    await waitFor(() =>
      expect(asked(calls)).toEqual({ limit: '30', month: '2026-10', q: 'stół', status: 'suggested' }),
    );
    expect(window.location.search).toBe(`?month=2026-10&q=${encodeURIComponent('stół')}`);
  });

  it('nothing found leads back to all orders', async () => {
    fakeApi({ [SALES]: () => ownOrders([]) });
    await show('?q=nic');
    expect(await screen.findByText('Żadne zamówienie nie pasuje')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wyczyść filtry' })).toHaveAttribute('href', '/transactions/sales');
    expect(screen.getByRole('button', { name: 'Pobierz CSV' })).toBeDisabled();
  });

  it('the file has what the list has, under the name of the company', async () => {
    const saved: Blob[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => {} });
    const calls = fakeApi({ [SALES]: () => ownOrders([desk]), 'GET offers/get-my-sales/export/': () => orderExport() });
    await show('?month=2026-10&page=2');
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Pobierz CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked(calls)).toEqual({ month: '2026-10', status: 'suggested' });
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(
      'sprzedaz-stolarnia-zuraw-2026-10-01-2026-10-31.csv',
    );
  });

  it('a line of the file has the amounts of its language, and days that are not named stay empty', () => {
    const header = ['Numer'];
    const texts = { header, status: () => 'Złożone' };
    const row = orderExportRow({ title: '=1', vat_rate: 'exempt', due_on: '2026-02-01', deliver_on: null });
    const lines = orderCsv([row], 'pl', texts).split('\r\n');
    expect(lines[1]).toBe(
      '"W-000123";2026-01-03 11:00;"Złożone";"\'=1";"Ewa Nowak";1800,00;1463,41;"zw";180,00;2026-02-01;;',
    );
  });
});

describe('what waits for the seller', () => {
  it('the tabs begin with what waits: to do, requests for a price, deliveries, overdue, disputes', async () => {
    const counts = { ...orderCounts([desk], 1), quotes: 4, overdue: 2, reported: 1 };
    fakeApi({ [SALES]: () => ownOrders([desk], { counts }) });
    await show();
    await screen.findByRole('article');
    const tabs = within(screen.getByRole('navigation', { name: 'Status zamówienia' })).getAllByRole('link');
    expect(tabs.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
      'Do zrobienia1',
      'Zapytania o cenę4',
      'Do dostarczenia1',
      'Po terminie płatności2',
      'Spory1',
      'Wszystkie1',
    ]);
    expect(tabs[1]).toHaveAttribute('href', '/transactions/sales/quotes?status=asked');
  });

  it('a day of delivery is on the row, and one that is over is marked', async () => {
    const late = order({ id: idOf(2), number: 'W-000124', deliver_on: '2026-11-20' });
    fakeApi({ [SALES]: () => ownOrders([order({ deliver_on: '2026-12-04' }), late]) });
    await show('?status=deliver');
    expect(await screen.findByText('Termin realizacji: 4 grudnia 2026')).toBeVisible();
    expect(screen.getByText('Termin realizacji minął: 20 listopada 2026')).toBeVisible();
  });

  it('the seller of a new order is asked to deliver, and names the day', async () => {
    const start = order({ allowed_actions: ['sale-deliver-on'] });
    const { press, sent } = await openPage('sales', start, {
      'offers/sale-deliver-on/': () => order({ ...start, deliver_on: '2026-12-04' }),
    });
    expect(await screen.findByText('Skontaktuj się z kupującym i zrealizuj zamówienie')).toBeVisible();
    await press('Podaj termin realizacji');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Termin realizacji/), '2026-12-04');
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz termin' }));
    expect(await screen.findByRole('button', { name: 'Zmień termin realizacji' })).toBeVisible();
    expect(sent()[0]?.body).toEqual({ transaction_id: start.id, deliver_on: '2026-12-04' });
  });
});
