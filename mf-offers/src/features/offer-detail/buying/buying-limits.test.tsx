import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '@wspolnik/contract';
import { buyingLimits, fakeApi, offer, order, problem, signInAs, signOut } from '@wspolnik/testing';
import { ID, ORDER } from '../../../testing/buy-dialog.tsx';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferDetailPage } from '../offer-detail.page.tsx';

const ranged: Partial<Offer> = { price_from: '100.00', price_to: '2000.00' };
const percentOfRange: Partial<Offer> = {
  price_to: '3600.00',
  loyalty_points: null,
  loyalty_points_percentage_total: 10,
  reward_buyer_percentage: 7.5,
};

/** Opens the dialog of an offer; `limits` answers what it asks before the purchase. */
async function ask(limits: Parameters<typeof fakeApi>[0][string], shown: Partial<Offer> = {}) {
  signInAs.person();
  const calls = fakeApi({
    [`GET offers/${ID}/`]: () => offer(shown),
    'GET offers/buying-limits/': limits,
    'POST offers/buy/': () => Response.json(order({ reward_frozen: false }), { status: 201 }),
  });
  await renderPage(<OfferDetailPage id={ID} />, { url: `/offers/${ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Kup' }));
  return { calls, dialog: within(await screen.findByRole('dialog')) };
}

afterEach(() => {
  act(signOut);
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  [
    'of the offer',
    buyingLimits({ offer: 3, seller: 4 }),
    /Masz już 3 otwarte zamówienia tej oferty\. Więcej niż 3 naraz/,
  ],
  [
    'of the seller',
    buyingLimits({ offer: 1, seller: 10 }),
    /Masz już 10 otwartych zamówień w tej firmie\. Więcej niż 10 naraz/,
  ],
])('the dialog says before anything is typed that there are too many open orders %s', async (_of, reached, text) => {
  const { dialog } = await ask(() => reached, ranged);
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.queryByRole('button', { name: ORDER })).toBeNull();
  expect(dialog.getByRole('link', { name: 'Zobacz zamówienia' })).toHaveAttribute('href', '/transactions/orders');
});

it('the dialog says that there is an open order already, before a second one', async () => {
  const { dialog } = await ask(() => buyingLimits({ offer: 1 }));
  expect(await dialog.findByText(/Masz już otwarte zamówienie na tę ofertę/)).toBeVisible();
  expect(dialog.getByRole('button', { name: ORDER })).toBeEnabled();
});

it.each<[string, () => unknown]>([
  ['are known', () => buyingLimits()],
  ['cannot be read', () => problem(500, 'internal')],
])('the dialog takes an order once its limits, which move the button, %s', async (_, answer) => {
  let send: (answer: unknown) => void = () => {};
  const { dialog } = await ask(() => new Promise((resolve) => (send = resolve)));
  const button = await dialog.findByRole('button', { name: ORDER });
  expect(button).toBeDisabled();
  send(answer());
  await waitFor(() => expect(button).toBeEnabled());
});

describe('whether the balance of the seller covers the reward', () => {
  it('the cover of the reward is shown before the purchase', async () => {
    const { dialog } = await ask(() => buyingLimits());
    expect(await dialog.findByText(/Sprzedający ma dość punktów na tę nagrodę/)).toBeVisible();
  });

  it('the cover is shown with what happens without it, and on the receipt', async () => {
    const { dialog } = await ask(() => buyingLimits({}, { reward_covered: false }));
    expect(await dialog.findByText('Sprzedający nie ma teraz dość punktów')).toBeVisible();
    expect(dialog.getByText(/Nagroda czeka, aż sprzedający ją rozliczy\. Po 30 dniach/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: ORDER }));
    await dialog.findByText('W-000123');
    expect(dialog.getByText('Sprzedający nie ma teraz dość punktów')).toBeVisible();
  });

  it.each([
    [true, 'Sprzedający ma dość punktów na nagrodę przy każdej cenie z przedziału'],
    [false, 'Przy najwyższej cenie zabrakłoby punktów na nagrodę'],
  ])('is said of a range for its highest price, whatever is typed (%s)', async (reward_covered, text) => {
    const { dialog } = await ask(
      ({ params }) => buyingLimits({}, { reward_covered: reward_covered !== params.has('amount') }),
      percentOfRange,
    );
    expect(await dialog.findByText(text, { exact: false })).toBeVisible();
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Cena/ }), '3000');
    expect(dialog.getByText(text, { exact: false })).toBeVisible();
    expect(dialog.queryByText('Sprzedający nie ma teraz dość punktów')).not.toBeInTheDocument();
  });

  it('is not said below a price that cannot be ordered, and neither is its reward', async () => {
    const { dialog } = await ask(
      ({ params }) =>
        buyingLimits({}, params.get('amount') === '3000.00' ? { reward: { total: '300.00', buyer: '225.00' } } : {}),
      percentOfRange,
    );
    const price = await dialog.findByRole('textbox', { name: /^Cena/ });
    await userEvent.type(price, '9999999');
    await waitFor(() => expect(dialog.queryByText(/dość punktów/)).not.toBeInTheDocument());
    expect(dialog.getByText('7,5% ceny')).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, '3000');
    expect(await dialog.findByText(/Sprzedający ma dość punktów/)).toBeVisible();
    expect(await dialog.findByText(/225,00\szł/)).toBeVisible();
  });

  it('no cover is mentioned where there is no reward', async () => {
    const none = { reward: { total: '0.00', buyer: '0.00' } };
    const { dialog } = await ask(() => buyingLimits({}, none), { loyalty_points: '0.00' });
    expect(await dialog.findByRole('button', { name: ORDER })).toBeVisible();
    expect(dialog.queryByText(/dość punktów/)).not.toBeInTheDocument();
  });
});
