import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '@wspolnik/contract';
import { axe, buyingLimits, fakeApi, offer, problem, signInAs, signOut } from '@wspolnik/testing';
import { created, ID, ORDER, openDialog } from '../../../testing/buy-dialog.tsx';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferDetailPage } from '../offer-detail.page.tsx';

afterEach(() => {
  act(signOut);
  localStorage.clear();
  sessionStorage.clear();
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
