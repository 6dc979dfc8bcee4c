import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  company,
  fakeApi,
  idOf,
  membershipCard,
  membershipCards,
  noConnection,
  otherProfile,
  pageOf,
  problem,
  sellerProfile,
  signInAs,
  switchProfile,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { MembershipPage } from './membership.page.tsx';

const LIST = 'GET accounts/company-membership-cards/';
const OWN = 'GET accounts/company-data/';
const MANAGE = 'POST accounts/company-membership-cards-manage/';
const url = '/companies/payments/membership-numbers';
const own = (over = {}) => company({ id: sellerProfile.id, ...over });

/** An API with numbers that change hands. */
function pool(free = ['0077', '0777'], owned = ['0042'], answers: Parameters<typeof fakeApi>[0] = {}) {
  const card = (number: string) => membershipCard({ id: idOf(Number(number)), number, premium: number === '0777' });
  const state = { free: free.map(card), owned: owned.map(card) };
  const calls = fakeApi({
    [LIST]: ({ params }) => {
      const matching = state.free.filter(({ number }) => number.startsWith(params.get('q') ?? ''));
      return membershipCards({ free: pageOf(matching), owned: state.owned });
    },
    [OWN]: () => own(),
    [MANAGE]: ({ body }) => {
      const { card_id, take } = body as { card_id: string; take: boolean };
      const [from, to] = take ? (['free', 'owned'] as const) : (['owned', 'free'] as const);
      const moved = state[from].filter(({ id }) => id === card_id);
      state[from] = state[from].filter(({ id }) => id !== card_id);
      state[to] = [...state[to], ...moved];
      return { cards: state.owned };
    },
    ...answers,
  });
  return { calls, state };
}
const show = (locale: 'pl' | 'en' = 'pl', search = '') =>
  renderPage(
    <>
      <MembershipPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}${url}${search}`, locale },
  );
const held = () => screen.findByRole('region', { name: 'Numery firmy' });
const button = (name: string) => screen.findByRole('button', { name });

it('a free number is taken; it is in the company’s list at once', async () => {
  signInAs.company();
  const { calls } = pool();
  const { container } = await show();
  await userEvent.click(await button('Wybierz numer 0077'));
  await waitFor(async () => expect(await held()).toHaveTextContent('0077'));
  expect(await held()).toHaveTextContent('2 z 3');
  expect(await screen.findByText('Numer 0077 należy teraz do firmy.')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ card_id: idOf(77), take: true });
  expect(document.title).toBe('Numery członkowskie · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('a number is given up after a question', async () => {
  signInAs.company();
  pool();
  await show();
  await userEvent.click(await button('Zrezygnuj z numeru 0042'));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Zrezygnuj' }));
  expect(await screen.findByText('Firma nie ma jeszcze numeru członkowskiego')).toBeInTheDocument();
  await waitFor(async () => expect(await button('Wybierz numer 0042')).toBeEnabled());
});

it('the page stops at three, and says what to do', async () => {
  signInAs.company();
  pool(['0077'], ['0042', '0043', '0044']);
  await show();
  expect(await screen.findByText(/^Osiągnięty limit kart członkowskich\. Aby zdobyć nowy numer/)).toBeInTheDocument();
  expect(await button('Wybierz numer 0077')).toBeDisabled();
});

it('the page says when a number was taken meanwhile, and shows it no longer', async () => {
  signInAs.company();
  const { state } = pool(['0077', '0777'], [], {
    [MANAGE]: () => {
      state.free = state.free.filter(({ number }) => number !== '0077');
      return problem(409, 'card_taken');
    },
  });
  await show();
  await userEvent.click(await button('Wybierz numer 0077'));
  expect(await screen.findByText('Ktoś właśnie wybrał ten numer. Wybierz inny.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('0077')).not.toBeInTheDocument());
  expect(screen.getByText('0777')).toBeInTheDocument();
});

it('searches by the beginning of a number and by kind, in the URL', async () => {
  signInAs.company();
  const { calls } = pool();
  await show();
  await userEvent.type(await screen.findByRole('searchbox'), '07x7{Enter}');
  expect(window.location.search).toBe('?q=077');
  await waitFor(() => expect(calls.at(-1)?.params.get('q')).toBe('077'));
  expect(screen.getByRole('link', { name: 'Premium' })).toHaveAttribute('href', `${url}?premium=true&q=077`);
});

it('the page leaves out a query that makes no sense', async () => {
  signInAs.company();
  const { calls } = pool();
  await show('pl', '?q=abc&premium=maybe&page=0');
  await held();
  const list = calls.find(({ path }) => path === 'accounts/company-membership-cards/');
  expect(Object.fromEntries(list?.params ?? [])).toEqual({ limit: '30' });
});

it('the page goes to the last page when the page has no numbers', async () => {
  signInAs.company();
  pool([], [], {
    [LIST]: ({ params }) =>
      membershipCards({
        free:
          params.get('page') === '9'
            ? pageOf([], { count: 40, page: 9 })
            : pageOf([membershipCard()], { count: 40, page: 2 }),
      }),
  });
  await show('pl', '?page=9');
  await waitFor(() => expect(window.location.search).toBe('?page=2'));
  expect(await button('Wybierz numer 0042')).toBeInTheDocument();
});

it.each([
  ['draft', 'Numery mogą wybierać tylko zweryfikowane firmy.', '/companies/verify-company'],
  ['rejected', /zakończyła się odmową/, '/companies/verify-company'],
  ['submitted', /czeka na weryfikację/, '/companies/verify-company'],
  ['suspended', /jest zawieszona/, '/contact'],
] as const)('shows only the own numbers of a company that is %s, and where to go', async (status, text, href) => {
  signInAs.company({ status });
  pool(['0077'], ['0042'], { [OWN]: () => own({ status }) });
  await show();
  expect(await held()).toHaveTextContent('0042');
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(document.querySelector(`a[href="${href}"]`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /numer/ })).not.toBeInTheDocument();
});

it('shows a member the numbers without buttons', async () => {
  signInAs.company({ role: 'member' });
  pool();
  await show();
  expect(await held()).toHaveTextContent('0042');
  expect(screen.getByText('Numery wybiera właściciel lub menedżer firmy.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /numer/ })).not.toBeInTheDocument();
});

it('shows the failure in the words of the catalogue, and retries', async () => {
  signInAs.company();
  let fails = true;
  const { state } = pool();
  fakeApi({
    [OWN]: () => own(),
    [LIST]: () => (fails ? noConnection() : membershipCards({ owned: state.owned, free: pageOf(state.free) })),
  });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Wystąpił błąd podczas pobierania numeru karty członkowskiej',
  );
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await held()).toHaveTextContent('0042');
});

it('shows nothing of the former company after a switch', async () => {
  signInAs.company();
  const never = new Promise(() => undefined);
  fakeApi({
    [OWN]: () => own(),
    [LIST]: ({ headers }) => (headers.get('company-id') === otherProfile.id ? never : membershipCards()),
  });
  await show('en');
  expect(await screen.findByText('0042')).toBeInTheDocument();
  act(() => switchProfile(otherProfile));
  expect(screen.queryByText('0042')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Membership numbers' })).toBeInTheDocument();
});
