import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnOfferPage } from '@wspolnik/api/contract';
import { fakeApi, problem } from '@wspolnik/shared-auth/testing';
import { Toaster } from '@wspolnik/shared-ui';
import { axe } from '@wspolnik/shared-ui/testing';
import { ownOffer, ownPage } from '../../lib/testing/own-offers.ts';
import { renderPage } from '../../lib/testing/render-page.tsx';
import { idOf } from '../../lib/testing/samples.ts';
import { signInAs, signOut } from '../../lib/testing/session.ts';
import { OfferManagePage } from './offer-manage.page.tsx';

const desk = ownOffer();
const audit = ownOffer({ id: idOf(2), title: 'Audyt', is_active: false });
const course = ownOffer({ id: idOf(3), title: 'Szkolenie', hidden_by_plan: true });

interface Answers {
  page?: () => OwnOfferPage | Response;
  change?: () => unknown;
  remove?: () => unknown;
}

const answering = ({ page = () => ownPage([desk, audit, course]), change, remove }: Answers = {}) =>
  fakeApi({
    'GET offers/get-mine/': page,
    'POST offers/change-active/': change ?? (() => ({})),
    [`DELETE offers/${desk.id}/`]: remove ?? (() => new Response(null, { status: 204 })),
  });

const open = (search = '') =>
  renderPage(
    <>
      <OfferManagePage />
      <Toaster />
    </>,
    { url: `/offers/manage${search}` },
  );
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement);
const select = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Zaznacz: ${name}` }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** By the keyboard: without a layout a pointer finds no item. */
async function chooseFromMenu(title: string, item: string): Promise<void> {
  screen.getByRole('button', { name: `Więcej: ${title}` }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('menu', { name: `Więcej: ${title}` });
  await waitFor(() => expect(menu).toHaveFocus());
  expect(within(menu).getByRole('menuitem', { name: item })).toBeVisible();
  await userEvent.keyboard(`${item.charAt(0).toLowerCase()}{Enter}`);
}

beforeEach(() => signInAs.seller());
afterEach(() => signOut());

it('shows each offer with its state, its numbers and the ways to change it', async () => {
  answering();
  const { container } = await open();
  const first = await row('Meble biurowe na wymiar');
  expect(first.getByText('Aktywna')).toBeVisible();
  expect(first.getByText('1 800,00 zł')).toBeVisible();
  expect(first.getByText('90,00 zł')).toBeVisible();
  expect(first.getByRole('link', { name: /^Edytuj/ })).toHaveAttribute('href', `/offers/${idOf(1)}/edit`);
  expect((await row('Audyt')).getByText('Nieaktywna')).toBeVisible();
  expect((await row('Szkolenie')).getByText('Ukryta przez plan')).toBeVisible();
  expect(screen.getByText(/1 oferta jest ukryta, bo plan firmy pozwala na mniej/)).toBeVisible();
  expect(screen.getByText('Aktywne oferty w planie: 1 z 3.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nieaktywne (1)' })).toBeVisible();
  expect(document.title).toBe('Moje oferty · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('asks for what the address says, and nonsense in it for nothing', async () => {
  const calls = answering();
  const { unmount } = await open('?q=meble&status=inactive&page=2');
  await row('Audyt');
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({
    q: 'meble',
    status: 'inactive',
    page: '2',
    limit: '30',
  });
  unmount();
  await open('?status=nonsense&page=-4');
  await row('Audyt');
  expect(Object.fromEntries(calls[1]?.params ?? [])).toEqual({ limit: '30' });
});

it('searches and filters through the address, from page 1', async () => {
  answering();
  await open('?page=3');
  await row('Audyt');
  await userEvent.type(screen.getByRole('searchbox'), 'audyt{Enter}');
  expect(window.location.search).toBe('?q=audyt');
  await press('Aktywne (1)');
  expect(window.location.search).toBe('?q=audyt&status=active');
  await press('Wszystkie (3)');
  expect(window.location.search).toBe('?q=audyt');
});

it('deactivates an offer, and takes it back', async () => {
  const calls = answering();
  await open();
  await row('Audyt');
  await chooseFromMenu(desk.title, 'Dezaktywuj ofertę');
  await screen.findByText('Oferta jest teraz nieaktywna');
  await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { offer_id: desk.id, active: false },
      { offer_id: desk.id, active: true },
    ]),
  );
});

it('changes several at once, those alone that are in the other state', async () => {
  const calls = answering();
  await open();
  await row('Audyt');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie na tej stronie' }));
  expect(screen.getByText('Zaznaczono 3 oferty')).toBeVisible();
  await press('Dezaktywuj');
  expect(await screen.findByText('Zmieniono 2 oferty')).toBeInTheDocument();
  const changes = calls.filter(({ method }) => method === 'POST');
  expect(changes.map(({ body }) => body)).toEqual([
    { offer_id: desk.id, active: false },
    { offer_id: course.id, active: false },
  ]);
  expect(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie na tej stronie' })).not.toBeChecked();
});

it('stops at the plan’s limit and says how far it came and why', async () => {
  const more = ownOffer({ id: idOf(4), title: 'Druga', is_active: false });
  let answered = 0;
  const calls = answering({
    page: () => ownPage([audit, more]),
    change: () => {
      answered += 1;
      return answered === 1 ? {} : problem(409, 'offer_limit');
    },
  });
  await open();
  await row('Audyt');
  await select('Audyt');
  await select('Druga');
  await press('Aktywuj');
  expect(await screen.findByText(/Zmieniono 1 z 2\. Masz już tyle ofert, na ile pozwala plan/)).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === 'offers/get-mine/').length).toBeGreaterThan(1);
});

it('a refused change is told in the words of the catalogue', async () => {
  answering({ change: () => problem(500, 'internal') });
  await open();
  await row('Audyt');
  await chooseFromMenu(desk.title, 'Dezaktywuj ofertę');
  expect(await screen.findByText(/Wystąpił błąd podczas zmiany statusu oferty/)).toBeInTheDocument();
});

it('deletes after a question', async () => {
  let shown = [desk, audit];
  answering({
    page: () => ownPage(shown),
    remove: () => {
      shown = [audit];
      return new Response(null, { status: 204 });
    },
  });
  await open();
  await row('Audyt');
  await chooseFromMenu(desk.title, 'Usuń ofertę');
  const question = within(await screen.findByRole('alertdialog', { name: 'Czy chcesz usunąć ofertę?' }));
  await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Oferta została usunięta')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(desk.title)).not.toBeInTheDocument());
});

it('keeps the offer when it cannot be deleted', async () => {
  answering({ remove: () => problem(500, 'internal') });
  await open();
  await row('Audyt');
  await chooseFromMenu(desk.title, 'Usuń ofertę');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Wystąpił błąd podczas usuwania oferty')).toBeInTheDocument();
  expect(screen.getByText(desk.title)).toBeInTheDocument();
});

it('copies through the form of a new offer', async () => {
  answering();
  await open();
  await row('Audyt');
  await userEvent.click(screen.getByRole('button', { name: `Więcej: ${desk.title}` }));
  const copy = await screen.findByRole('menuitem', { name: 'Kopiuj ofertę' });
  expect(copy.closest('a') ?? copy).toHaveAttribute('href', `/offers/create?copy=${desk.id}`);
});

it('a plain member edits but does not switch', async () => {
  signInAs.seller('member');
  answering();
  await open();
  await row('Audyt');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: `Więcej: ${desk.title}` }));
  await screen.findByRole('menuitem', { name: 'Kopiuj ofertę' });
  expect(screen.queryByRole('menuitem', { name: 'Dezaktywuj ofertę' })).not.toBeInTheDocument();
});

it.each([
  ['a first-time seller', ownPage(), 'Nie masz jeszcze ofert', 'Dodaj ofertę', '/offers/create'],
  [
    'filters that fit nothing',
    ownPage([], { counts: { all: 2, active: 2, inactive: 0, hidden: 0 } }),
    'Żadna oferta nie pasuje',
    'Pokaż wszystkie',
    '/offers/manage',
  ],
  [
    'a page past the end',
    ownPage([], { count: 31, page: 9, counts: { all: 31, active: 1, inactive: 30, hidden: 0 } }),
    'Na tej stronie nie ma już ofert',
    'Wróć na pierwszą stronę',
    '/offers/manage',
  ],
])('has a word and a way on for %s', async (_, page, text, link, href) => {
  answering({ page: () => page });
  await open('?page=9');
  expect(await screen.findByText(text)).toBeVisible();
  const links = screen.getAllByRole('link', { name: link });
  expect(links.at(-1)).toHaveAttribute('href', href);
});

it('links the pages of a long list with its filters', async () => {
  answering({ page: () => ownPage([desk], { count: 65 }) });
  await open('?q=meble');
  const pages = within(await screen.findByRole('navigation', { name: 'Strony' }));
  expect(pages.getByRole('link', { name: 'Strona 2' })).toHaveAttribute('href', '/offers/manage?page=2&q=meble');
});

it('tells of a failure and tries again', async () => {
  let isDown = true;
  answering({ page: () => (isDown ? problem(500, 'internal') : ownPage([desk])) });
  await open();
  expect(await screen.findByText('Nie udało się pobrać ofert')).toBeVisible();
  isDown = false;
  await press('Spróbuj ponownie');
  await row(desk.title);
});

it('says that dues stand in the way of new offers', async () => {
  answering({ page: () => ownPage([desk], { dues_overdue: true }) });
  await open();
  await row(desk.title);
  expect(screen.getByRole('link', { name: 'Rozlicz punkty' })).toHaveAttribute('href', '/points/registry');
});
