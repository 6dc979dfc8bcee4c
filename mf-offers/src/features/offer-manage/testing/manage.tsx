import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnOfferPage } from '@wspolnik/contract';
import { Toaster } from '@wspolnik/system';
import { fakeApi, idOf, ownOffer, ownPage } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferManagePage } from '../offer-manage.page.tsx';

export const desk = ownOffer();
export const audit = ownOffer({ id: idOf(2), title: 'Audyt', is_active: false });
export const course = ownOffer({ id: idOf(3), title: 'Szkolenie', hidden_by_plan: true });

interface Answers {
  page?: () => OwnOfferPage | Response | Promise<unknown>;
  change?: () => unknown;
  remove?: () => unknown;
}

export const answering = ({ page = () => ownPage([desk, audit, course]), change, remove }: Answers = {}) =>
  fakeApi({
    'GET offers/get-mine/': page,
    'POST offers/change-active/': change ?? (() => ({})),
    [`DELETE offers/${desk.id}/`]: remove ?? (() => new Response(null, { status: 204 })),
  });

export const openManage = (search = '') =>
  renderPage(
    <>
      <OfferManagePage />
      <Toaster />
    </>,
    { url: `/offers/manage${search}` },
  );
export const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement);
export const select = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Zaznacz: ${name}` }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Uses the keyboard, because without a layout a pointer finds no item. */
export async function chooseFromMenu(title: string, item: string): Promise<void> {
  screen.getByRole('button', { name: `Więcej: ${title}` }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('menu', { name: `Więcej: ${title}` });
  await waitFor(() => expect(menu).toHaveFocus());
  expect(within(menu).getByRole('menuitem', { name: item })).toBeVisible();
  await userEvent.keyboard(`${item.charAt(0).toLowerCase()}{Enter}`);
}
