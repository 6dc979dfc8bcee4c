import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ErrorCode } from '@wspolnik/contract';
import { rememberReferral } from '@wspolnik/shared-auth';
import {
  axe,
  buyingLimits,
  fakeApi,
  idOf,
  noConnection,
  offer,
  order,
  problem,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { created, ID, ORDER, openDialog } from '../../../testing/buy-dialog.tsx';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferDetailPage } from '../offer-detail.page.tsx';

afterEach(() => {
  act(signOut);
  localStorage.clear();
  sessionStorage.clear();
});

it('the dialog explains the purchase, buys, and shows the order', async () => {
  rememberReferral('?ref=ewa-1');
  const { dialog, purchases, press } = await openDialog(created);
  expect(dialog.getByText('1 800,00 zł')).toHaveTextContent('1 800,00 zł brutto1 463,41 zł netto + 23% VAT');
  expect(dialog.getByText('90,00 zł')).toBeVisible();
  expect(dialog.getByText(/Gdy firma potwierdzi zakup/)).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  await press();
  expect(await dialog.findByText('W-000123')).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  expect(dialog.getByRole('link', { name: 'Zobacz zamówienie' })).toHaveAttribute(
    'href',
    `/transactions/orders?open=${order().id}#order-${order().id}`,
  );
  const [purchase] = purchases();
  const seen = { expected_price: '1800.00', expected_vat_rate: '23', expected_reward: '180.00' };
  expect(purchase?.body).toEqual({ offer_id: ID, ...seen, ref: 'ewa-1' });
  expect(purchase?.headers.get('Idempotency-Key')).toMatch(/^.{16,}$/);
});

it('the dialog sends one order for a double click', async () => {
  let answer: (response: Response) => void = () => {};
  const { dialog, purchases } = await openDialog(() => new Promise((resolve) => (answer = resolve)));
  const button = dialog.getByRole('button', { name: ORDER });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  fireEvent.click(button);
  answer(created());
  await dialog.findByText('W-000123');
  expect(purchases()).toHaveLength(1);
});

it.each<[ErrorCode, number, RegExp]>([
  ['own_offer', 409, /Nie można kupić oferty własnej firmy/],
  ['not_a_member', 403, /Nie należysz do tej firmy/],
  ['throttled', 429, /Za dużo prób/],
  ['internal', 500, /po naszej stronie/],
])('shows why the purchase was refused: %s', async (code, status, text) => {
  const { dialog, press } = await openDialog(() => problem(status, code));
  await press();
  expect(await dialog.findByText(text)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: ORDER })).toBeEnabled());
});

it('the dialog says that the offer was deactivated meanwhile', async () => {
  let isActive = true;
  const answer = () => {
    isActive = false;
    return problem(409, 'offer_inactive');
  };
  const { dialog, press } = await openDialog(answer, () => offer({ is_active: isActive }));
  await press();
  expect(await dialog.findByText(/Ta oferta jest nieaktywna/)).toBeVisible();
  expect(await screen.findByText('Nieaktywna')).toBeInTheDocument();
});

it('the dialog repeats an unanswered order with the same idempotency key', async () => {
  let isUp = false;
  const { dialog, purchases, press } = await openDialog(() => (isUp ? created() : noConnection()));
  await press();
  expect(await dialog.findByText(/Brak połączenia z serwerem/)).toBeVisible();
  isUp = true;
  await press();
  await dialog.findByText('W-000123');
  const [first, second] = purchases();
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
});

it('the dialog refers to the orders when an unanswered order may have succeeded', async () => {
  const { dialog, press } = await openDialog(() => problem(409, 'idempotency_mismatch'));
  await press();
  expect(await dialog.findByRole('link', { name: 'Zobacz zamówienia' })).toHaveAttribute(
    'href',
    '/transactions/orders',
  );
});

it('the dialog cannot be closed while the purchase is pending', async () => {
  let answer: (response: Response) => void = () => {};
  const { dialog, press } = await openDialog(() => new Promise((resolve) => (answer = resolve)));
  await press();
  expect(dialog.getByRole('button', { name: 'Anuluj' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  answer(created());
  expect(await dialog.findByText('W-000123')).toBeVisible();
});

it('the dialog says how many open orders there are when the purchase is refused for them', async () => {
  const refuse = () => {
    const document = { code: 'offer_order_limit', params: { limit: 3, open: 3 } };
    return Response.json(document, { status: 409, headers: { 'content-type': 'application/problem+json' } });
  };
  const { dialog, press } = await openDialog(refuse);
  await press();
  expect(await dialog.findByText(/Masz już 3 otwarte zamówienia tej oferty/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Zobacz zamówienia' })).toBeVisible();
});

it('a company orders without the words for consumers', async () => {
  signInAs.company({ id: idOf(950) });
  fakeApi({ [`GET offers/${ID}/`]: () => offer(), 'GET offers/buying-limits/': () => buyingLimits() });
  await renderPage(<OfferDetailPage id={ID} />, { url: `/offers/${ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Kup' }));
  expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Zamawiam' })).toBeVisible();
});
