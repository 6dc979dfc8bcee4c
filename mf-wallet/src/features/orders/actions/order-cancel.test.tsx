import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeApi,
  noNetwork,
  order,
  ownOrders,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { PurchasesPage, SalesPage } from '../orders.page.tsx';
import { asSeen, chooseMore } from '../testing/open-order.tsx';

const PURCHASES = 'GET offers/get-my-purchases/';

const row = (name: string) => screen.findByRole('article', { name });

beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => act(signOut));

describe('cancelling', () => {
  const open = order({ allowed_actions: ['cancel-sale', 'teleport'] });
  const url = `/transactions/orders?open=${open.id}`;

  it('the dialog requires confirmation, sends the reason with an idempotency key, and refreshes the balance', async () => {
    let now = open;
    const calls = fakeApi({
      [PURCHASES]: () => ownOrders([now]),
      'POST offers/cancel-sale/': () => {
        now = order({ status: 'cancelled' });
        return now;
      },
    });
    const changed = jest.fn();
    window.addEventListener('wp:balance-changed', changed, { once: true });
    await renderPage(<PurchasesPage />, { url });
    await chooseMore('Anuluj zamówienie');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), ' Pomyłka ');
    await userEvent.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(await within(await row(open.offer.title)).findAllByText('Anulowane')).not.toHaveLength(0);
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ ...asSeen(open), reason: 'Pomyłka' });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    expect(changed).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /^Więcej czynności/ })).not.toBeInTheDocument();
  });

  it('the dialog changes nothing when the dialog is dismissed', async () => {
    const calls = fakeApi({ [PURCHASES]: () => ownOrders([open]) });
    await renderPage(<PurchasesPage />, { url });
    await chooseMore('Anuluj zamówienie');
    await userEvent.click(await screen.findByRole('button', { name: 'Wróć' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('the dialog requires a reason from the seller', async () => {
    switchProfile(sellerProfile);
    const calls = fakeApi({ 'GET offers/get-my-sales/': () => ownOrders([open]) });
    await renderPage(<SalesPage />, { url: `/transactions/sales?open=${open.id}` });
    await chooseMore('Anuluj zamówienie');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('shows the current state when it is too late', async () => {
    let now = open;
    fakeApi({
      [PURCHASES]: () => ownOrders([now]),
      'POST offers/cancel-sale/': () => {
        now = order({ status: 'verified' });
        return problem(409, 'invalid_transition');
      },
    });
    await renderPage(<PurchasesPage />, { url });
    await chooseMore('Anuluj zamówienie');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(await within(await row(open.offer.title)).findByText('Potwierdzone')).toBeVisible();
  });

  it('the dialog leaves the dialog open and shows why when the network fails', async () => {
    fakeApi({ [PURCHASES]: () => ownOrders([open]), 'POST offers/cancel-sale/': noNetwork });
    await renderPage(<PurchasesPage />, { url });
    await chooseMore('Anuluj zamówienie');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Brak połączenia');
  });

  it('keeps the order at its place, with the focus, when it no longer matches the filter', async () => {
    let now = open;
    fakeApi({
      [PURCHASES]: ({ params }) => ownOrders(params.get('status') === 'bought' && now.status !== 'bought' ? [] : [now]),
      'POST offers/cancel-sale/': () => {
        now = order({ status: 'cancelled' });
        return now;
      },
    });
    await renderPage(<PurchasesPage />, { url: `/transactions/orders?status=bought&open=${open.id}` });
    await chooseMore('Anuluj zamówienie');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(await screen.findByRole('heading', { name: 'Zamówienie anulowane' })).toBeVisible();
    expect(screen.queryByText('Brak zamówień o tym statusie')).not.toBeInTheDocument();
    await waitFor(async () => expect(await row(open.offer.title)).toHaveFocus());
    act(() => {
      window.history.pushState(null, '', '/transactions/orders?status=bought');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByText('Brak zamówień o tym statusie')).toBeVisible();
  });
});
