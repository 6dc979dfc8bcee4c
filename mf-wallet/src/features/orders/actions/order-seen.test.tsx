import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, OrderStatus } from '@wspolnik/contract';
import {
  axe,
  fakeApi,
  idOf,
  noConnection,
  order,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { asSeen, chooseMore, dialog, inDialog, openPage } from '../testing/open-order.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signInAs.person({ companies: [sellerProfile] });
});
afterEach(() => act(signOut));

let orders = 0;
/** Each test has its own order: the page remembers what it has done to one. */
const ownOrder = (changes: Partial<Order>) =>
  order({ id: idOf(500 + orders++), status: 'in_verification', ...changes });

/** The order after an event of this day of January. */
function moved(from: Order, day: number, status: OrderStatus, action: string, changes: Partial<Order> = {}): Order {
  const at = `2026-01-${String(day).padStart(2, '0')}T10:00:00.000Z`;
  const event = { at, status, action, actor: 'Ewa Nowak', reason: null };
  return { ...from, status, status_since: at, history: [...from.history, event], ...changes };
}
/** A sale that waits for a decision, the same after it was rejected, and after it was submitted again with one more text. */
function sale() {
  const actions = ['cancel-sale', 'my-sales-change-status'];
  const waiting = ownOrder({ allowed_actions: actions });
  const rejected = moved(waiting, 5, 'rejected', 'my-sales-change-status', { allowed_actions: ['cancel-sale'] });
  const info = { id: idOf(9), text: 'Przelew z 5 maja', submitted: true, created_at: rejected.status_since };
  const again = moved(rejected, 6, 'in_verification', 'resubmit', { allowed_actions: actions, infos: [info] });
  return { waiting, rejected, again };
}

/** The other side, or a colleague, acts while the page is open. */
const live = (id: string, company: string | null) =>
  act(async () => tellFrame({ seq: 1, type: 'order.changed', data: { id, company_id: company } }));
const TITLE = 'Zamówienie zmieniło się w międzyczasie';
async function note() {
  const title = await (await dialog()).findByText(TITLE);
  return screen.getAllByRole('alert').find((alert) => alert.contains(title));
}

it('a dialog keeps the order that it opened with, shows what has changed, and asks again', async () => {
  const { waiting, rejected, again } = sale();
  const verified = moved(again, 7, 'verified', 'my-sales-change-status', { allowed_actions: [] });
  const { press, become, sent } = await openPage('sales', waiting, {
    'offers/my-sales-change-status/': () => verified,
  });
  await press('Potwierdź zakup');
  await dialog();
  become(rejected);
  await live(waiting.id, sellerProfile.id);
  expect(await note()).toHaveTextContent(/Status\s*wcześniej W weryfikacji teraz Odrzucone/);
  const inOpen = await dialog();
  expect(inOpen.getByText('Tej czynności nie można już wykonać.')).toBeVisible();
  expect(inOpen.getByRole('button', { name: 'Potwierdź zakup' })).toBeDisabled();

  become(again);
  await live(waiting.id, sellerProfile.id);
  await waitFor(async () => expect(await note()).toHaveTextContent(/Informacje\s*wcześniej 0 teraz 1/));
  expect(await axe(document.body)).toEqual([]);
  await inDialog('Pokaż obecny stan');
  expect(inOpen.queryByText(TITLE)).toBeNull();
  expect(sent()).toEqual([]);
  await inDialog('Potwierdź zakup');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent().map(({ body }) => body)).toEqual([{ ...asSeen(again), status: 'verified' }]);
});

it('a refusal shows what has changed, keeps the typed text, and asks again', async () => {
  const { waiting, again } = sale();
  const refusals = [problem(409, 'order_changed')];
  const done = moved(again, 7, 'rejected', 'my-sales-change-status', { rejected_reason: 'Brak faktury' });
  const { press, become, sent } = await openPage('sales', waiting, {
    'offers/my-sales-change-status/': () => refusals.pop() ?? done,
  });
  await press('Odrzuć zakup');
  const open = await dialog();
  await userEvent.type(open.getByRole('textbox'), 'Brak faktury');
  become(again);
  await inDialog('Odrzuć zakup');
  expect(await note()).toHaveTextContent(/Informacje\s*wcześniej 0 teraz 1/);
  expect(open.getByRole('textbox')).toHaveValue('Brak faktury');
  await inDialog('Pokaż obecny stan');
  await inDialog('Odrzuć zakup');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const bodies = [waiting, again].map((seen) => ({ ...asSeen(seen), status: 'rejected' }));
  expect(sent().map(({ body }) => body)).toEqual(bodies.map((body) => ({ ...body, rejected_reason: 'Brak faktury' })));
});

it('a refusal stays readable when the present state cannot be read', async () => {
  const { press } = await openPage('sales', sale().waiting, {
    'offers/my-sales-change-status/': () => {
      fakeApi({ 'GET offers/get-my-sales/': noConnection });
      return problem(409, 'order_changed');
    },
  });
  await press('Potwierdź zakup');
  await dialog();
  await inDialog('Potwierdź zakup');
  expect(await (await dialog()).findByText(`${TITLE}. Sprawdź jego obecny stan.`)).toBeVisible();
});

it.each([
  ['Anuluj zamówienie', 'Anuluj zamówienie', 'offers/cancel-sale/', 'cancel-sale'],
  ['Zgłoś sprzedającego', 'Zgłoś', 'offers/report/', 'report'],
])('a buyer who chose "%s" is also asked again', async (choice, confirm, path, action) => {
  const start = ownOrder({ allowed_actions: ['cancel-sale', 'report'] });
  const now = moved(start, 5, 'rejected', 'my-sales-change-status');
  const { become, sent } = await openPage('purchases', start, {
    [path]: () => moved(now, 6, 'cancelled', action, { allowed_actions: [] }),
  });
  await chooseMore(choice);
  await userEvent.type((await dialog()).getByRole('textbox'), 'Brak towaru');
  become(now);
  await live(start.id, null);
  expect(await note()).toHaveTextContent(/Status\s*wcześniej W weryfikacji teraz Odrzucone/);
  await inDialog('Pokaż obecny stan');
  await inDialog(confirm);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ ...asSeen(now), reason: 'Brak towaru' });
});
