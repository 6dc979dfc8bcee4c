import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  fakeApi,
  idOf,
  order,
  orderCounts,
  ownOrders,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { PurchasesPage, SalesPage } from './orders.page.tsx';

const PURCHASES = 'GET offers/get-my-purchases/';
const desk = order();
const audit = order({
  id: idOf(2),
  number: 'W-000124',
  status: 'rejected',
  offer: { id: idOf(502), title: 'Audyt RODO', image: null },
  rejected_reason: 'Brak faktury',
});

const row = (name: string) => screen.findByRole('article', { name });

beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => act(signOut));

it('a row says how many messages about its order are unread, and follows what is written and read', async () => {
  let unread = 2;
  const calls = fakeApi({
    [PURCHASES]: () => ownOrders([desk, audit], { unread: unread > 0 ? [{ order_id: desk.id, count: unread }] : [] }),
  });
  await renderPage(<PurchasesPage />, { url: '/transactions/orders' });
  expect(within(await row('Meble biurowe na wymiar')).getByText('2 nowe wiadomości')).toBeVisible();
  expect(within(await row('Audyt RODO')).queryByText(/now\S+ wiadomo/)).not.toBeInTheDocument();
  const tell = (type: 'message.new' | 'message.read', data: object) =>
    act(() => tellFrame({ seq: 1, type, data: { company_id: null, ...data } }));
  unread = 3;
  tell('message.new', { mine: false, order_id: desk.id });
  expect(await screen.findByText('3 nowe wiadomości')).toBeVisible();
  const before = calls.length;
  tell('message.new', { mine: false });
  expect(calls).toHaveLength(before);
  unread = 0;
  tell('message.read', { mine: true });
  await waitFor(() => expect(screen.queryByText('3 nowe wiadomości')).not.toBeInTheDocument());
});

it('the list shows orders with number, seller, price, points and status', async () => {
  const calls = fakeApi({ [PURCHASES]: () => ownOrders([desk, audit]) });
  const { container } = await renderPage(<PurchasesPage />, { url: '/transactions/orders' });
  const desks = within(await row('Meble biurowe na wymiar'));
  expect(desks.getByText(/^W-000123 ·/)).toBeVisible();
  expect(desks.getByText('Sprzedaje: Stolarnia Żuraw')).toBeVisible();
  expect(desks.getByText('1 800,00 zł')).toHaveTextContent('1 800,00 zł brutto');
  expect(desks.getByText('Dla Ciebie 90,00 zł')).toBeVisible();
  expect(desks.getByText('Złożone')).toBeVisible();
  expect(screen.getByText('2 zamówienia')).toBeVisible();
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '30', status: 'suggested' });
  expect(document.title).toBe('Zamówienia · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('the list is in English under /en', async () => {
  fakeApi({ [PURCHASES]: () => ownOrders([audit]) });
  await renderPage(<PurchasesPage />, { url: '/en/transactions/orders', locale: 'en' });
  expect(within(await row('Audyt RODO')).getByText('Rejected')).toBeVisible();
  expect(screen.getByRole('link', { name: /Details/ })).toHaveAttribute(
    'href',
    `/en/transactions/orders?open=${audit.id}`,
  );
});

it('status and page come from the URL, without invalid values', async () => {
  const calls = fakeApi({ [PURCHASES]: () => ownOrders([desk], { count: 61, page: 2 }) });
  await renderPage(<PurchasesPage />, { url: '/transactions/orders?status=bought&page=2' });
  await row('Meble biurowe na wymiar');
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '30', page: '2', status: 'bought' });
  expect(screen.getByRole('link', { name: 'Złożone 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Strona 3' })).toHaveAttribute(
    'href',
    '/transactions/orders?page=3&status=bought',
  );
  act(() => {
    window.history.pushState(null, '', '/transactions/orders?status=stolen&page=-4');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() =>
    expect(Object.fromEntries(calls.at(-1)?.params ?? [])).toEqual({ limit: '30', status: 'suggested' }),
  );
});

describe('an open order', () => {
  it('shows history, reward, parties and the reason of a rejection', async () => {
    const history = [
      { at: '2026-01-03T10:00:00.000Z', status: 'bought' as const, action: 'buy', actor: 'Ewa Nowak', reason: null },
      {
        at: '2026-01-04T10:00:00.000Z',
        status: 'bought' as const,
        action: 'sale-add-document',
        actor: 'Ewa Nowak',
        reason: null,
      },
      {
        at: '2026-01-05T10:00:00.000Z',
        status: 'rejected' as const,
        action: 'my-sales-change-status',
        actor: 'Stolarnia Żuraw',
        reason: 'Zły NIP',
      },
    ];
    const rejected = order({ ...audit, history });
    const calls = fakeApi({ [PURCHASES]: () => ownOrders([desk, rejected]) });
    const { container } = await renderPage(<PurchasesPage />, { url: `/transactions/orders?open=${audit.id}` });
    const open = within(await row('Audyt RODO'));
    expect(open.getByText('Brak faktury')).toBeVisible();
    expect(open.getByText('Powód: Zły NIP')).toBeVisible();
    expect(
      within(open.getByRole('region', { name: 'Historia zamówienia' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/Automatyczne anulowanie, jeśli nic się nie zmieni2 lutego 2026/),
      expect.stringMatching(/Odrzucono zakup5 stycznia 2026 11:00 · Stolarnia Żuraw/),
      expect.stringMatching(/Dodano dokument4 stycznia 2026 11:00 · Ewa Nowak/),
      expect.stringMatching(/Zakup3 stycznia/),
    ]);
    expect(open.getByRole('link', { name: 'Stolarnia Żuraw' })).toHaveAttribute('href', `/companies/${idOf(900)}`);
    expect(open.getByRole('link', { name: /Zwiń/ })).toHaveAttribute('href', '/transactions/orders');
    expect(open.getAllByRole('button')).toHaveLength(1);
    expect(calls).toHaveLength(1);
    expect(await axe(container)).toEqual([]);
  });

  it('an order opens by its number, at its position in the list', async () => {
    const calls = fakeApi({ [PURCHASES]: () => ownOrders([desk, audit]) });
    await renderPage(<PurchasesPage />, { url: '/transactions/orders?open=w-000124' });
    expect(within(await row('Audyt RODO')).getByText('Brak faktury')).toBeVisible();
    await waitFor(async () => expect(await row('Audyt RODO')).toHaveFocus());
    expect(calls.filter(({ path }) => path.startsWith('offers/'))).toHaveLength(1);
  });

  it('an order is loaded by its id when it is not on the page, and gets the focus by its anchor', async () => {
    fakeApi({ [PURCHASES]: ({ params }) => ownOrders([params.has('purchase_id') ? audit : desk]) });
    const url = `/transactions/orders?open=${audit.id}#order-${audit.id}`;
    await renderPage(<PurchasesPage />, { url });
    await waitFor(async () => expect(await row('Audyt RODO')).toHaveFocus());
    expect(await row('Meble biurowe na wymiar')).toBeVisible();
  });

  it.each([
    ['is somebody else’s', () => ownOrders([])],
    ['is invalid', () => problem(422, 'validation_failed')],
  ])('is reported as not found when the id %s, and the list stays', async (_, answer) => {
    fakeApi({ [PURCHASES]: ({ params }) => (params.has('purchase_id') ? answer() : ownOrders([desk])) });
    await renderPage(<PurchasesPage />, { url: '/transactions/orders?open=%3Cx%3E' });
    expect(await screen.findByText('Nie znaleziono zamówienia.')).toBeVisible();
    expect(await row('Meble biurowe na wymiar')).toBeVisible();
  });
});

it('the empty list links a first-time buyer to the offers', async () => {
  fakeApi({ [PURCHASES]: () => ownOrders([]) });
  await renderPage(<PurchasesPage />, { url: '/transactions/orders' });
  expect(await screen.findByText('Nie masz jeszcze zamówień')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz oferty' })).toHaveAttribute('href', '/offers');
});

it('the empty list links a first-time seller to a new offer', async () => {
  switchProfile(sellerProfile);
  fakeApi({ 'GET offers/get-my-sales/': () => ownOrders([]) });
  await renderPage(<SalesPage />, { url: '/transactions/sales' });
  expect(await screen.findByText('Nikt jeszcze nie kupił ofert Twojej firmy')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dodaj ofertę' })).toHaveAttribute('href', '/offers/create');
});

it('an empty filter and an empty page link to the full list', async () => {
  fakeApi({ [PURCHASES]: ({ params }) => ownOrders([], { count: params.has('page') ? 3 : 0 }) });
  const { unmount } = await renderPage(<PurchasesPage />, { url: '/transactions/orders?status=reported' });
  expect(await screen.findByRole('link', { name: 'Wyczyść filtry' })).toHaveAttribute('href', '/transactions/orders');
  unmount();
  await renderPage(<PurchasesPage />, { url: '/transactions/orders?page=9' });
  expect(await screen.findByRole('link', { name: 'Przejdź do pierwszej strony' })).toHaveAttribute(
    'href',
    '/transactions/orders',
  );
});

it('the list shows a failure and retries', async () => {
  let fails = true;
  fakeApi({ [PURCHASES]: () => (fails ? problem(500, 'internal') : ownOrders([desk])) });
  await renderPage(<PurchasesPage />, { url: '/transactions/orders' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać zamówień');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await row('Meble biurowe na wymiar')).toBeVisible();
});

it('a company sees its sales with the buyer and the whole reward', async () => {
  switchProfile(sellerProfile);
  const calls = fakeApi({ 'GET offers/get-my-sales/': () => ownOrders([order({ reward_frozen: false })]) });
  await renderPage(<SalesPage />, { url: `/transactions/sales?open=${desk.id}` });
  const sale = within(await row('Meble biurowe na wymiar'));
  expect(sale.getByText('Kupuje: Ewa Nowak')).toBeVisible();
  expect(sale.getByText('Twój koszt 180,00 zł')).toBeVisible();
  expect(sale.getByText('Firmie zabrakło punktów na tę nagrodę.')).toBeVisible();
  expect(sale.getByRole('link', { name: 'Rozlicz w punktach' })).toHaveAttribute('href', '/points/registry');
  expect(calls[0]?.headers.get('company-id')).toBe(sellerProfile.id);
});

it('the list reloads for another profile', async () => {
  fakeApi({ [PURCHASES]: ({ headers }) => ownOrders([headers.get('company-id') ? audit : desk]) });
  await renderPage(<PurchasesPage />, { url: '/transactions/orders' });
  await row('Meble biurowe na wymiar');
  act(() => switchProfile(sellerProfile));
  expect(await row('Audyt RODO')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Meble biurowe na wymiar' })).not.toBeInTheDocument();
});

describe('the status tabs', () => {
  const counts = { ...orderCounts([desk, audit]), needs_action: 1, completed: 12 };
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Status zamówienia' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('start with what waits for the person, and have counts', async () => {
    fakeApi({ [PURCHASES]: () => ownOrders([audit], { counts }) });
    await renderPage(<PurchasesPage />, { url: '/transactions/orders' });
    await row('Audyt RODO');
    expect(tabs().slice(0, 3)).toEqual(['Do zrobienia1', 'Do dostarczenia1', 'Spory']);
    expect(tabs()).not.toContain('Po terminie płatności');
    expect(tabs()).toContain('Zakończone12');
    expect(screen.getByRole('link', { name: /^Do zrobienia/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /^Wszystkie/ })).toHaveAttribute('href', '/transactions/orders?status=all');
  });

  it('the tabs have one for orders past their due date, where there are some', async () => {
    const late = { ...desk, due_on: '2026-01-17', overdue: true };
    fakeApi({ [PURCHASES]: () => ownOrders([late]) });
    await renderPage(<PurchasesPage />, { url: '/transactions/orders?status=overdue' });
    await row('Meble biurowe na wymiar');
    expect(tabs().slice(0, 3)).toEqual(['Do zrobienia', 'Do dostarczenia1', 'Po terminie płatności1']);
    expect(screen.getByRole('link', { name: /^Po terminie/ })).toHaveAttribute('aria-current', 'page');
  });

  it('the tabs show all orders when nothing waits for the person', async () => {
    fakeApi({ [PURCHASES]: () => ownOrders([desk]) });
    await renderPage(<PurchasesPage />, { url: '/transactions/orders' });
    await row('Meble biurowe na wymiar');
    expect(screen.getByRole('link', { name: /^Wszystkie/ })).toHaveAttribute('aria-current', 'page');
  });

  it('request all orders by choice', async () => {
    const calls = fakeApi({ [PURCHASES]: () => ownOrders([desk, audit], { counts }) });
    await renderPage(<PurchasesPage />, { url: '/transactions/orders?status=all' });
    await row('Audyt RODO');
    expect(calls[0]?.params.get('status')).toBe('all');
    expect(screen.getByRole('link', { name: /^Wszystkie/ })).toHaveAttribute('aria-current', 'page');
  });
});

it.each([
  ['bought', 'Dla Ciebie 90,00 zł', 'SPAN'],
  ['cancelled', 'Dla Ciebie 90,00 zł', 'S'],
] as const)('the reward of an order that earns nothing is struck through: %s', async (status, text, tag) => {
  fakeApi({ [PURCHASES]: () => ownOrders([order({ status })]) });
  await renderPage(<PurchasesPage />, { url: '/transactions/orders' });
  expect((await screen.findByText(text)).tagName).toBe(tag);
});
