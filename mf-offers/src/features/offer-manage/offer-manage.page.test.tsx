import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  idOf,
  otherProfile,
  ownOffer,
  ownPage,
  problem,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import { answering, audit, desk, openManage, press, row } from './testing/manage.tsx';

beforeEach(() => signInAs.company());
afterEach(() => act(signOut));

it('shows each offer with its state, its numbers and its actions', async () => {
  answering();
  const { container } = await openManage();
  const first = await row('Meble biurowe na wymiar');
  expect(first.getByText('Aktywna')).toBeVisible();
  expect(first.getByText('1 800,00 zł')).toHaveTextContent('1 800,00 zł brutto');
  expect(first.getByText('180,00 zł')).toBeVisible();
  expect(first.getByText('starczy na 6 nagród')).toBeVisible();
  expect(first.getByText('124 wyświetlenia')).toBeVisible();
  expect(first.getByRole('link', { name: '3 zamówienia' })).toHaveAttribute(
    'href',
    `/transactions/sales?status=all&offer_id=${idOf(1)}`,
  );
  expect(first.getByRole('link', { name: /^Edytuj/ })).toHaveAttribute('href', `/offers/${idOf(1)}/edit`);
  expect((await row('Audyt')).getByText('Nieaktywna')).toBeVisible();
  expect((await row('Szkolenie')).getByText('Ukryta przez plan')).toBeVisible();
  expect(screen.getByText(/1 oferta jest ukryta, bo plan firmy pozwala na mniej/)).toBeVisible();
  expect(screen.getByText('Aktywne oferty w planie: 1 z 3.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nieaktywne (1)' })).toBeVisible();
  expect(document.title).toBe('Oferty firmy · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('requests the filters of the URL and ignores invalid ones', async () => {
  const calls = answering();
  const { unmount } = await openManage('?q=meble&status=inactive&page=2');
  await row('Audyt');
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({
    q: 'meble',
    status: 'inactive',
    page: '2',
    limit: '30',
  });
  unmount();
  await openManage('?status=nonsense&page=-4');
  await row('Audyt');
  expect(Object.fromEntries(calls[1]?.params ?? [])).toEqual({ limit: '30' });
});

it('searches and filters through the URL, from page 1', async () => {
  answering();
  await openManage('?page=3');
  await row('Audyt');
  await userEvent.type(screen.getByRole('searchbox'), 'audyt{Enter}');
  expect(window.location.search).toBe('?q=audyt');
  await press('Aktywne (1)');
  expect(window.location.search).toBe('?q=audyt&status=active');
  await press('Wszystkie (3)');
  expect(window.location.search).toBe('?q=audyt');
});

it.each([
  ['a first-time seller', ownPage(), 'Nie masz jeszcze ofert', 'Dodaj ofertę', '/offers/create'],
  [
    'filters that fit nothing',
    ownPage([], { counts: { all: 2, active: 2, inactive: 0, hidden: 0, moderated: 0 } }),
    'Żadna oferta nie pasuje',
    'Wyczyść filtry',
    '/offers/manage',
  ],
  [
    'a page past the end',
    ownPage([], { count: 31, page: 9, counts: { all: 31, active: 1, inactive: 30, hidden: 0, moderated: 0 } }),
    'Na tej stronie nie ma już wyników',
    'Przejdź do pierwszej strony',
    '/offers/manage',
  ],
])('shows a text and a link for %s', async (_, page, text, link, href) => {
  answering({ page: () => page });
  await openManage('?page=9');
  expect(await screen.findByText(text)).toBeVisible();
  // One link only: the page's header does not repeat the one of the empty list.
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

it('links the pages of a long list with its filters', async () => {
  answering({ page: () => ownPage([desk], { count: 65 }) });
  await openManage('?q=meble');
  const pages = within(await screen.findByRole('navigation', { name: 'Strony' }));
  expect(pages.getByRole('link', { name: 'Strona 2' })).toHaveAttribute('href', '/offers/manage?page=2&q=meble');
});

it('reports a failure and retries', async () => {
  let isDown = true;
  answering({ page: () => (isDown ? problem(500, 'internal') : ownPage([desk])) });
  await openManage();
  expect(await screen.findByText('Nie udało się pobrać ofert')).toBeVisible();
  isDown = false;
  await press('Spróbuj ponownie');
  await row(desk.title);
});

it('the page says that overdue pending rewards block new offers', async () => {
  answering({ page: () => ownPage([desk], { dues_overdue: true }) });
  await openManage();
  await row(desk.title);
  expect(screen.getByRole('link', { name: 'Rozlicz punkty' })).toHaveAttribute('href', '/points/registry');
});

it("the page hides the previous company's data while the next company's offers are loading", async () => {
  const answers: ((page: unknown) => void)[] = [];
  answering({ page: () => new Promise((resolve) => answers.push(resolve)) });
  await openManage();
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]?.(ownPage([desk], { offer_limit: 3 })));
  await row(desk.title);
  act(() => switchProfile(otherProfile));
  expect(screen.queryByText(desk.title)).not.toBeInTheDocument();
  expect(screen.queryByText(/Aktywne oferty w planie/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Wszystkie/ })).not.toBeInTheDocument();
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.(ownPage([audit])));
  await row(audit.title);
  expect(screen.queryByText(desk.title)).not.toBeInTheDocument();
});

it('an offer that a decision hides leads to the decision', async () => {
  const hidden = ownOffer({ id: idOf(4), title: 'Torebki', hidden: { reason: 'Podróbka', decision_id: idOf(402) } });
  answering({ page: () => ownPage([hidden]) });
  const { container } = await openManage();
  const shown = await row('Torebki');
  expect(shown.getByText('Ukryta decyzją')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Dlaczego? Torebki' })).toHaveAttribute(
    'href',
    `/moderation/decisions/${idOf(402)}`,
  );
  expect(screen.getByText(/^1 oferta jest ukryta decyzją administracji/)).toBeVisible();
  await press('Ukryte decyzją (1)');
  expect(window.location.search).toBe('?status=moderated');
  expect(await axe(container)).toEqual([]);
});
