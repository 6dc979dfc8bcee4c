import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@wspolnik/contract';
import { type ApiCall, deal, fakeApi, ownOrders, sellerProfile, switchProfile } from '@wspolnik/testing';
import { act } from 'react';
import { renderPage } from '../../../testing/render-page.ts';
// The page loads this module on demand; importing it here avoids waiting for its compilation in a test.
import '../actions/order-forms.ts';
import { PurchasesPage, SalesPage } from '../orders.page.tsx';

// For tests only.

const LIST = { purchases: 'GET offers/get-my-purchases/', sales: 'GET offers/get-my-sales/' };
type Side = keyof typeof LIST;

/** Renders the page with one open order; `answer` provides the API's next state of it. */
export async function openPage(side: Side, start: Order, answers: Record<string, (call: ApiCall) => Order | Response>) {
  let now = start;
  if (side === 'sales') act(() => switchProfile(sellerProfile));
  const writes = Object.entries(answers).map(([path, answer]) => [
    `POST ${path}`,
    (call: ApiCall) => {
      const result = answer(call);
      if (!(result instanceof Response)) now = result;
      return result;
    },
  ]);
  const calls = fakeApi({
    [LIST[side]]: () => ownOrders([now]),
    // Its own tests are in the folder `deal`.
    [`GET transaction/deal/${start.id}/`]: () =>
      deal({ id: start.id, documents: [], terms: null, allowed_actions: [] }),
    ...Object.fromEntries(writes),
  });
  const path = side === 'sales' ? '/transactions/sales' : '/transactions/orders';
  const Page = side === 'sales' ? SalesPage : PurchasesPage;
  const { unmount } = await renderPage(<Page />, { url: `${path}?open=${start.id}` });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  return {
    unmount,
    press,
    become: (next: Order) => (now = next),
    sent: () => calls.filter((call) => call.method === 'POST'),
  };
}

/** Identifies the order in a decision. */
export const asSeen = ({ id, status_since }: Order) => ({ transaction_id: id, seen_status_since: status_since });

/** Chooses an action of the menu of the open order, by keyboard. */
export async function chooseMore(name: string): Promise<void> {
  (await screen.findByRole('button', { name: /^Więcej czynności/ })).focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard(`{Home}${'{ArrowDown}'.repeat(screen.getAllByRole('menuitem').indexOf(item))}`);
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
}

export const dialog = async () => within(await screen.findByRole('dialog'));
export const inDialog = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
export const row = () => within(screen.getByRole('article'));
