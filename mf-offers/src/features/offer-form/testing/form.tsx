import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer, OwnOfferPage } from '@wspolnik/contract';
import { draftKey } from '@wspolnik/shared-auth';
import { Toaster } from '@wspolnik/system';
import { buyer, categories, fakeApi, idOf, offer, ownPage, sellerProfile } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferCreatePage } from '../offer-create.page.tsx';
import { OfferEditPage } from '../offer-edit.page.tsx';

export const ID = idOf(1);
/** Storage key of the signed-in seller's drafts; `.new` or an offer's id follows. */
export const KEY = draftKey(`${buyer.id}/${sellerProfile.id}`, 'offer');

function Preview({ offer: { title, price_from, category_path } }: { offer: Offer }) {
  return <p>{[title, price_from, ...category_path.map(({ name }) => name)].join(' | ')}</p>;
}

interface Answers {
  mine?: OwnOfferPage;
  create?: () => unknown;
  edit?: () => unknown;
  shown?: () => unknown;
}

export function answering({ mine = ownPage(), create, edit, shown = offer }: Answers = {}) {
  const made = () => Response.json(offer(), { status: 201 });
  return fakeApi({
    'GET categories/': () => categories,
    'GET offers/get-mine/': () => mine,
    'GET accounts/company-data/': () => ({ ...sellerProfile, location: { city: 'Poznań' }, rating: 4 }),
    [`GET offers/${ID}/`]: shown,
    'POST offers/': create ?? made,
    [`PUT offers/${ID}/`]: edit ?? (() => offer()),
  });
}

export const openCreate = (search = '') =>
  renderPage(
    <>
      <OfferCreatePage Preview={Preview} />
      <Toaster />
    </>,
    { url: `/offers/create${search}` },
  );
export const openEdit = (id = ID, search = '') =>
  renderPage(<OfferEditPage id={id} Preview={Preview} />, { url: `/offers/${id}/edit${search}` });

/** Sets the value at once; typing key by key is covered by other tests. */
export const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const step = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Goes from the first step to the last. */
export async function fillAll(): Promise<void> {
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  type(/^Tytuł/, 'Regały na wymiar');
  await userEvent.click(await screen.findByRole('treeitem', { name: /Energia/ }));
  await press('Dalej');
  await step('Zdjęcia');
  await press('Dalej');
  await step('Cena i punkty');
  type(/^Cena/, '1800');
  type(/^Nagroda za zamówienie/, '180.01');
  await press('Dalej');
  await step('Miejsce');
  await press('Dalej');
  await step('Podgląd');
}
