import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@wspolnik/contract';
import { configureSlots, defineSlot, type SlotMap } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  idOf,
  opinion,
  order,
  ownOrders,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { PurchasesPage, SalesPage } from '../orders.page.tsx';

const LIST = { purchases: 'GET offers/get-my-purchases/', sales: 'GET offers/get-my-sales/' };

beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => act(signOut));

async function show(side: keyof typeof LIST, shown: Order, more = {}) {
  if (side === 'sales') act(() => switchProfile(sellerProfile));
  fakeApi({ [LIST[side]]: () => ownOrders([shown]), ...more });
  const path = side === 'sales' ? '/transactions/sales' : '/transactions/orders';
  const Page = side === 'sales' ? SalesPage : PurchasesPage;
  const { container } = await renderPage(<Page />, { url: `${path}?open=${shown.id}` });
  await screen.findByRole('article');
  return container;
}

const DAY = { cancels_at: '2026-02-02T10:00:00.000Z', matures_at: null };
const MATURING = { cancels_at: null, matures_at: '2026-01-20T10:00:00.000Z' };
const NO_DEADLINE = { cancels_at: null, matures_at: null };

describe.each([
  [
    'bought',
    DAY,
    'Dodaj dowód zakupu',
    /2 lutego 2026 zamówienie zostanie anulowane/,
    /zablokowane na saldzie sprzedającego/,
  ],
  [
    'in_verification',
    NO_DEADLINE,
    'Sprzedający sprawdza zamówienie',
    /Powiadomimy o decyzji/,
    /zablokowane na saldzie/,
  ],
  [
    'rejected',
    DAY,
    'Popraw i wyślij ponownie',
    /2 lutego 2026 zamówienie zostanie anulowane/,
    /zablokowane na saldzie/,
  ],
  [
    'verified',
    MATURING,
    'Zakup potwierdzony',
    /zakończy się 20 stycznia 2026/,
    /Można je wypłacić od 20 stycznia 2026/,
  ],
  ['cancelled', NO_DEADLINE, 'Zamówienie anulowane', /Powód i datę pokazuje historia/, /zostają u sprzedającego/],
  ['reported', NO_DEADLINE, 'Sprawę bada administrator', /Powiadomimy o wyniku/, /czekają na decyzję/],
] as const)('an order that is %s shows its state and its next step', (status, times, title, detail, points) => {
  it('an order shows the buyer the next step, its deadline and the state of the points', async () => {
    const container = await show('purchases', order({ status, ...times }));
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(screen.getByText(points)).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });
});

it.each([
  ['bought', DAY, 'Skontaktuj się z kupującym i zrealizuj zamówienie', /2 lutego 2026 zamówienie zostanie anulowane/],
  ['in_verification', NO_DEADLINE, 'Sprawdź i zdecyduj', /Obejrzyj dowód zakupu/],
  ['rejected', DAY, 'Czekamy na poprawkę kupującego', /2 lutego 2026 zamówienie zostanie anulowane/],
  ['verified', MATURING, 'Sprzedaż potwierdzona', /kupujący może zgłosić problem/],
  ['completed', NO_DEADLINE, 'Zamówienie zakończone', /Nic więcej nie trzeba robić/],
  ['reported', NO_DEADLINE, 'Kupujący zgłosił problem', /Sprawę bada administrator/],
] as const)('an order that is %s shows the seller the next step', async (status, times, title, detail) => {
  await show('sales', order({ status, ...times }));
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
});

it('an order shows that its reward waits for the seller’s points, or that it has none', async () => {
  await show('purchases', order({ reward_frozen: false }));
  expect(screen.getByText('Sprzedającemu zabrakło punktów. Nagroda czeka, aż je rozliczy.')).toBeVisible();
  cleanup();
  await show('purchases', order({ reward_total: '0.00', reward_buyer: '0.00', reward_network: '0.00' }));
  expect(screen.getByText('Za to zamówienie nie ma punktów.')).toBeVisible();
});

it('an order links to the other side, and to a message when messaging is available', async () => {
  await show('sales', order());
  expect(screen.getByRole('link', { name: 'Ewa Nowak' })).toHaveAttribute('href', `/profiles/${idOf(700)}`);
  expect(screen.queryByRole('button', { name: 'Napisz wiadomość' })).not.toBeInTheDocument();
  const Compose = ({ recipient, about }: SlotMap['message.compose']) => (
    <p role="note">{`Do: ${recipient?.name}, ${about?.number}, ${about?.side}`}</p>
  );
  const slot = defineSlot<'message.compose'>({ Component: Compose, loadMessages: LOAD });
  act(() =>
    configureSlots((name) => (name === 'message.compose' ? { remote: 'x', load: async () => ({ slot }) } : null)),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Napisz wiadomość' }));
  expect(await screen.findByRole('note')).toHaveTextContent('Do: Ewa Nowak, W-000123, seller');
  act(() => configureSlots(() => null));
});
const LOAD = { pl: async () => ({}), en: async () => ({}) };

it('an open order has a place for the conversation about it', async () => {
  const Thread = ({ orderId }: SlotMap['order.thread']) => <p role="note">{orderId}</p>;
  const slot = defineSlot<'order.thread'>({ Component: Thread, loadMessages: LOAD });
  const { IntersectionObserver: nothingSeen } = window;
  let see: () => void = () => undefined;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      see = () => act(() => callback([entry], this as unknown as IntersectionObserver));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  act(() => configureSlots((name) => (name === 'order.thread' ? { remote: 'x', load: async () => ({ slot }) } : null)));
  const shown = order();
  await show('sales', shown);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  see();
  expect(await screen.findByRole('note')).toHaveTextContent(shown.id);
  act(() => configureSlots(() => null));
  window.IntersectionObserver = nothingSeen;
});

describe('after completion', () => {
  const completed = order({ status: 'completed', ...NO_DEADLINE });
  const OWN = 'GET company/comment/';

  it('the page invites the buyer to an opinion and publishes it', async () => {
    const bodies: unknown[] = [];
    await show('purchases', completed, {
      [OWN]: () => ({ results: [], own: null }),
      'POST company/comment/': ({ body }: { body: unknown }) => {
        bodies.push(body);
        return opinion({ text: 'Polecam', rating: 0 });
      },
    });
    const box = within(await screen.findByRole('region', { name: 'Jak oceniasz firmę Stolarnia Żuraw?' }));
    expect(screen.getByRole('link', { name: 'Zobacz punkty' })).toHaveAttribute('href', '/points/registry');
    await userEvent.type(box.getByRole('textbox'), 'Polecam');
    await userEvent.click(box.getByRole('button', { name: 'Opublikuj' }));
    await act(async () => {});
    expect(bodies).toEqual([{ company_id: idOf(900), text: 'Polecam', rating: 0 }]);
    const own = within(await screen.findByRole('region', { name: 'Twoja opinia o firmie Stolarnia Żuraw' }));
    expect(own.getByText('Polecam')).toBeVisible();
    expect(own.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows the buyer’s opinion, which changes after a question; a failure keeps the text', async () => {
    await show('purchases', completed, {
      [OWN]: () => ({ results: [], own: opinion({ text: 'Dobrze', rating: 4 }) }),
      'PUT company/comment/': () => problem(500, 'internal'),
    });
    const box = within(await screen.findByRole('region', { name: /^Twoja opinia/ }));
    expect(box.getByText('Dobrze')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Zmień opinię' }));
    expect(box.getByRole('textbox')).toHaveValue('Dobrze');
    await userEvent.type(box.getByRole('textbox'), ', nawet bardzo');
    await userEvent.click(box.getByRole('button', { name: 'Opublikuj' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tak, zmień' }));
    expect(await box.findByText(/Coś poszło nie tak po naszej stronie/)).toBeVisible();
    expect(box.getByRole('textbox')).toHaveValue('Dobrze, nawet bardzo');
  });

  it('shows when the points reached the balance', async () => {
    await show('purchases', order({ ...completed, status_since: '2026-01-20T10:00:00.000Z' }), {
      [OWN]: () => ({ results: [], own: null }),
    });
    expect(screen.getByText('Punkty trafiły na saldo 20 stycznia 2026.')).toBeVisible();
    expect(screen.queryByText(/do wypłaty/)).not.toBeInTheDocument();
  });
});

describe('when the other side acts', () => {
  const rejection = {
    at: '2026-01-05T10:00:00.000Z',
    status: 'rejected' as const,
    action: 'my-sales-change-status',
    actor: 'Stolarnia Żuraw',
    reason: 'Zły NIP',
  };
  const before = order({ status: 'in_verification' });
  const after = order({ status: 'rejected', rejected_reason: 'Zły NIP', history: [...before.history, rejection] });
  const frame = (company_id: string | null) =>
    act(() => tellFrame({ seq: 1, type: 'order.changed', data: { id: before.id, company_id } }));

  it('shows and announces the change at once', async () => {
    let now = before;
    await show('purchases', before, { [LIST.purchases]: () => ownOrders([now]) });
    now = after;
    await frame(null);
    expect(await screen.findByText('Właśnie się zmieniło: Odrzucono zakup (Stolarnia Żuraw).')).toBeVisible();
    expect(screen.getByText('Zły NIP')).toBeVisible();
  });

  it('the page colours the rejection in the history, and not what the buyer adds after it', async () => {
    const added = { ...rejection, action: 'sale-add-info', actor: 'Ewa Nowak', reason: null };
    await show('purchases', { ...after, history: [...after.history, added] }, {});
    const entry = async (name: string) => (await screen.findByText(name)).closest('li');
    expect(await entry('Odrzucono zakup')).toHaveAttribute('data-status', 'rejected');
    expect(await entry('Dodano informację')).not.toHaveAttribute('data-status');
  });

  it('the page ignores events of the person’s other profiles', async () => {
    let reads = 0;
    await show('purchases', before, {
      [LIST.purchases]: () => {
        reads += 1;
        return ownOrders([before]);
      },
    });
    await frame(sellerProfile.id);
    await act(async () => {});
    expect(reads).toBe(1);
  });
});

it('the last known list stays, marked as outdated, when it cannot be reloaded', async () => {
  let fails = false;
  await show('purchases', order(), {
    [LIST.purchases]: () => (fails ? problem(500, 'internal') : ownOrders([order()])),
  });
  fails = true;
  act(() => tellFrame({ seq: 1, type: 'resync', data: {} }));
  expect(await screen.findByText(/Widać to, co udało się pobrać ostatnio/)).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await act(async () => {});
  expect(screen.queryByText(/udało się pobrać ostatnio/)).not.toBeInTheDocument();
});

it('an anchor opens its order without ?open=, and an invalid one is reported as not found', async () => {
  const other = order({ id: idOf(7), number: 'W-000007' });
  fakeApi({ [LIST.purchases]: ({ params }) => ownOrders(params.has('purchase_id') ? [] : [order(), other]) });
  const { unmount } = await renderPage(<PurchasesPage />, { url: `/transactions/orders#order-${other.id}` });
  expect(await screen.findByRole('heading', { name: 'Dodaj dowód zakupu' })).toBeVisible();
  unmount();
  await renderPage(<PurchasesPage />, { url: '/transactions/orders#order-%E0%A4%A' });
  expect(await screen.findByText('Nie znaleziono zamówienia.')).toBeVisible();
});
