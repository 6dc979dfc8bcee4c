import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '@wspolnik/contract';
import { buyingLimits, fakeApi, idOf, offer, order, signInAs } from '@wspolnik/testing';
import { OfferDetailPage } from '../features/offer-detail/offer-detail.page.tsx';
import { renderPage } from './render-page.ts';

export const ID = idOf(1);
/** The button of somebody who acts as a person. */
export const ORDER = 'Zamawiam z obowiązkiem zapłaty';
export const created = () => Response.json(order(), { status: 201 });

/** Opens the dialog of an offer; `buy` is the response to the purchase. */
export async function openDialog(
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
