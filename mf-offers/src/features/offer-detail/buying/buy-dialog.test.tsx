import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ErrorCode, Offer } from '@wspolnik/contract';
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
import { renderPage } from '../../../testing/render-page.ts';
import { OfferDetailPage } from '../offer-detail.page.tsx';

const ID = idOf(1);
/** The button of somebody who acts as a person. */
const ORDER = 'Zamawiam z obowiązkiem zapłaty';
const created = () => Response.json(order(), { status: 201 });
const ranged: Partial<Offer> = { price_from: '100.00', price_to: '2000.00' };

/** Opens the dialog of an offer; `buy` is the response to the purchase. */
async function openDialog(
  buy: () => unknown,
  shown: () => Offer = offer,
  limits: Parameters<typeof fakeApi>[0][string] = () => buyingLimits(),
) {
  signInAs.person();
  const calls = fakeApi({
    [`GET offers/${ID}/`]: shown,
    'GET offers/buying-limits/': limits,
    'POST offers/buy/': buy,
  });
  await renderPage(<OfferDetailPage id={ID} />, { url: `/offers/${ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Kup' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: ORDER });
  return {
    dialog,
    purchases: () => calls.filter(({ path }) => path === 'offers/buy/'),
    press: () => userEvent.click(dialog.getByRole('button', { name: ORDER })),
  };
}

// axe measures text on a canvas, which jsdom does not implement.
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});
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

it('the dialog shows what has changed since it opened, until that was read, and buys on the new terms', async () => {
  let terms: Partial<Offer> = {};
  const answer = () => {
    if (terms.price_from) return created();
    const reward = { reward_total_from: '0.02', reward_buyer_from: '0.01' };
    terms = { price_from: '1900.00', price_net_from: '1759.26', vat_rate: '8', ...reward };
    return problem(409, 'offer_changed');
  };
  const { dialog, purchases, press } = await openDialog(answer, () => offer(terms));
  await press();
  const note = (await dialog.findByText('Warunki zmieniły się w międzyczasie')).closest('[role=alert]');
  expect(note).toHaveTextContent(
    /Cena\s*wcześniej 1 800,00 zł brutto \(1 463,41 zł netto \+ 23% VAT\)\s*teraz 1 900,00 zł brutto \(1 759,26 zł netto \+ 8% VAT\)/,
  );
  expect(note).toHaveTextContent(/Nagroda dla Ciebie\s*wcześniej 90,00 zł\s*teraz 0,01 zł/);
  expect(dialog.getByText('1 800,00 zł')).toBeVisible();
  expect(dialog.queryByRole('button', { name: ORDER })).toBeNull();
  expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Pokaż nowe warunki' }));
  expect(dialog.queryByText('1 800,00 zł')).toBeNull();
  expect(purchases()).toHaveLength(1);
  await press();
  await dialog.findByText('W-000123');
  const [first, second] = purchases();
  expect(second?.body).toEqual({
    offer_id: ID,
    expected_price: '1900.00',
    expected_vat_rate: '8',
    expected_reward: '0.02',
  });
  expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
});

it('the dialog asks again in English, and closes when the price has become an individual one', async () => {
  let terms: Partial<Offer> = {};
  signInAs.person();
  fakeApi({
    [`GET offers/${ID}/`]: () => offer(terms),
    'GET offers/buying-limits/': () => buyingLimits(),
    'POST offers/buy/': () => {
      terms = { individual_price: true, price_from: null };
      return problem(409, 'quote_required');
    },
  });
  await renderPage(<OfferDetailPage id={ID} />, { url: `/en/offers/${ID}`, locale: 'en' });
  await userEvent.click(await screen.findByRole('button', { name: 'Buy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Order with obligation to pay' }));
  expect(await dialog.findByText('The terms have changed in the meantime')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Show the new terms' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

it('the dialog requires an amount for a range', async () => {
  const { dialog, purchases, press } = await openDialog(created, () => offer(ranged));
  await press();
  expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
  expect(purchases()).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Cena/ }), '1234,5');
  expect(dialog.getByText('1 003,66 zł netto + 23% VAT')).toBeVisible();
  await press();
  await dialog.findByText('W-000123');
  const seen = { expected_price: '1234.50', expected_vat_rate: '23', expected_reward: '180.00' };
  expect(purchases()[0]?.body).toEqual({ offer_id: ID, amount: '1234.50', ...seen });
});

it('the dialog restores the typed amount after a reload, until the dialog is closed', async () => {
  const { dialog } = await openDialog(created, () => offer(ranged));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Cena/ }), '1234.5');
  cleanup();
  const again = await openDialog(created, () => offer(ranged));
  expect(again.dialog.getByRole('textbox', { name: /^Cena/ })).toHaveValue('1\u00a0234,5');
  await userEvent.click(again.dialog.getByRole('button', { name: 'Anuluj' }));
  cleanup();
  const third = await openDialog(created, () => offer(ranged));
  expect(third.dialog.getByRole('textbox', { name: /^Cena/ })).toHaveValue('');
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

const percentOfRange = () =>
  offer({
    price_from: '100.00',
    price_to: '200.00',
    loyalty_points: null,
    loyalty_points_percentage_total: 5,
    reward_buyer_percentage: 4,
  });
const rewardAt200 = ({ params }: { params: URLSearchParams }) =>
  buyingLimits({}, params.get('amount') === '200.00' ? { reward: { total: '10.00', buyer: '8.00' } } : {});

it('orders with the reward of now when none was shown yet', async () => {
  let isUp = false;
  const limits = (call: Parameters<typeof rewardAt200>[0]) =>
    isUp || !call.params.has('amount') ? rewardAt200(call) : problem(500, 'internal');
  const { dialog, purchases, press } = await openDialog(created, percentOfRange, limits);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Cena/ }), '200');
  await press();
  expect(await dialog.findByText(/po naszej stronie/)).toBeVisible();
  isUp = true;
  await press();
  await dialog.findByText('W-000123');
  expect(purchases().map(({ body }) => body)).toMatchObject([{ amount: '200.00', expected_reward: '10.00' }]);
});

it('accepts only an amount inside the range', async () => {
  const { dialog, purchases, press } = await openDialog(created, percentOfRange, rewardAt200);
  const amount = dialog.getByRole('textbox', { name: /^Cena/ });
  expect(dialog.getByText('4% ceny')).toBeVisible();
  await userEvent.type(amount, '99.99');
  await press();
  expect(await dialog.findByText(/co najmniej 100/)).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '200.01');
  expect(await dialog.findByText(/najwyżej 200/)).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '200');
  expect(await dialog.findByText('8,00 zł')).toBeVisible();
  await press();
  await dialog.findByText('W-000123');
  expect(purchases().map(({ body }) => body)).toMatchObject([{ amount: '200.00', expected_reward: '10.00' }]);
});

it("shows the server's reason at the amount", async () => {
  const refuse = () => problem(422, 'validation_failed', { amount: [{ code: 'max', params: { max: '150.00' } }] });
  const { dialog, press } = await openDialog(refuse, () => offer(ranged));
  const amount = dialog.getByRole('textbox', { name: /^Cena/ });
  await userEvent.type(amount, '180');
  await press();
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/najwyżej 150/));
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
