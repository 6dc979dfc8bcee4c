import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@wspolnik/contract';
import {
  axe,
  cancelSalesReply,
  fakeApi,
  idOf,
  noConnection,
  order,
  ownOrders,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
// The page loads this module on demand; importing it here avoids waiting for its compilation in a test.
import '../actions/order-forms.ts';
import { PurchasesPage, SalesPage } from '../orders.page.tsx';
import { asSeen } from '../testing/open-order.tsx';

const sale = (nth: number, changes: Partial<Order> = {}) =>
  order({ id: idOf(nth), number: `W-00000${nth}`, allowed_actions: ['cancel-sale'], ...changes });
const sales = [sale(1), sale(2), sale(3, { status: 'verified', allowed_actions: [] }), sale(4)];
const cancelled = (nth: number) => sale(nth, { status: 'cancelled', allowed_actions: [] });

beforeEach(() => {
  signInAs.person({ companies: [sellerProfile] });
  act(() => switchProfile(sellerProfile));
});
afterEach(() => act(signOut));

async function openSales(answer: () => unknown) {
  let listed = sales;
  const calls = fakeApi({
    'GET offers/get-my-sales/': () => ownOrders(listed),
    'POST offers/cancel-sales/': () => {
      const reply = answer();
      if (!(reply instanceof Response)) listed = [cancelled(1), ...sales.slice(1)];
      return reply;
    },
  });
  const { container } = await renderPage(<SalesPage />, { url: '/transactions/sales' });
  await userEvent.click(await screen.findByRole('button', { name: 'Anuluj kilka naraz' }));
  return { container, sent: () => calls.filter(({ method }) => method === 'POST') };
}

const box = (name: string) => screen.getByRole('checkbox', { name });

async function cancelSelected(reason: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj wybrane' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Anuluj wybrane' }));
  return dialog;
}

it('sales selected by keyboard are cancelled for one reason in one call', async () => {
  const { container, sent } = await openSales(() => cancelSalesReply({ cancelled: [cancelled(1), cancelled(2)] }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(screen.queryByRole('checkbox', { name: 'Wybierz zamówienie W-000003' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Anuluj wybrane' })).toBeDisabled();
  box('Wybierz zamówienie W-000001').focus();
  await userEvent.keyboard(' ');
  await userEvent.click(box('Wybierz zamówienie W-000002'));
  expect(screen.getByText('Wybrano 2 zamówienia')).toBeVisible();
  expect(await axe(container)).toEqual([]);
  await cancelSelected(' Brak terminu ');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ orders: [asSeen(sale(1)), asSeen(sale(2))], reason: 'Brak terminu' });
  expect(sent()[0]?.headers.get('idempotency-key')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('one checkbox selects all sales of the page, or none', async () => {
  await openSales(() => cancelSalesReply());
  await userEvent.click(box('Wszystkie na tej stronie'));
  expect(screen.getByText('Wybrano 3 zamówienia')).toBeVisible();
  await userEvent.click(box('Wszystkie na tej stronie'));
  expect(screen.getByText('Nic nie wybrano')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zakończ wybieranie' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('orders that could not be cancelled are listed with the reason', async () => {
  const refused = [{ id: idOf(2), code: 'invalid_transition' }];
  await openSales(() => cancelSalesReply({ cancelled: [cancelled(1)], refused }));
  await userEvent.click(box('Wszystkie na tej stronie'));
  await cancelSelected('Brak terminu');
  expect(await screen.findByText('1 zamówienia nie udało się anulować')).toBeVisible();
  expect(screen.getByText(/^W-000002: /)).toBeVisible();
});

it('a cancellation needs a reason, and keeps it with the selection without a connection', async () => {
  const { sent } = await openSales(noConnection);
  await userEvent.click(box('Wybierz zamówienie W-000001'));
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj wybrane' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Anuluj wybrane' }));
  expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
  expect(sent()).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Brak terminu');
  await userEvent.click(dialog.getByRole('button', { name: 'Anuluj wybrane' }));
  expect(await dialog.findByText(/Brak połączenia z serwerem/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Powód/ })).toHaveValue('Brak terminu');
});

it('the selection is not offered to a buyer or for a single order', async () => {
  fakeApi({
    'GET offers/get-my-purchases/': () => ownOrders(sales),
    'GET offers/get-my-sales/': () => ownOrders([sale(1)]),
  });
  const { unmount } = await renderPage(<PurchasesPage />, { url: '/transactions/orders' });
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Anuluj kilka naraz' })).toBeNull();
  unmount();
  await renderPage(<SalesPage />, { url: '/transactions/sales' });
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Anuluj kilka naraz' })).toBeNull();
});
