import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteRequest } from '@wspolnik/contract';
import {
  axe,
  companySummary,
  fakeApi,
  idOf,
  problem,
  quote,
  quoteProposal,
  quoteRequest,
  quoteRequestPage,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { QuoteRequestPage } from './quote-request.page.tsx';
import { QuoteRequestsPage } from './quote-requests.page.tsx';

const LIST = 'GET offers/quote-requests/';
const ID = quoteRequest().id;
const ONE = `GET offers/quote-requests/${ID}/`;
const LIST_URL = '/transactions/orders/requests';

const pine = companySummary({ id: idOf(302), name: 'Meblarnia Sosna' });
const proposal = quoteProposal({ amount: '5400.00' });
const cheaper = quoteProposal({ amount: '4900.00', amount_net: '3983.74', reward_buyer: '0.00', lines: [] });
const dear = quote({ id: idOf(1), status: 'proposed', proposal, allowed_actions: ['accept', 'decline'] });
const cheap = quote({
  id: idOf(2),
  status: 'proposed',
  seller: pine,
  thread_id: idOf(52),
  proposal: cheaper,
  allowed_actions: ['accept', 'decline'],
});
const both = (overrides: Partial<QuoteRequest> = {}) => quoteRequest({ quotes: [cheap, dear], ...overrides });

const show = () => renderPage(<QuoteRequestPage id={ID} />, { url: `${LIST_URL}/${ID}` });
const answerOf = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => signInAs.person());
afterEach(() => act(signOut));

it('the list shows whom a request asked and how far the answers got', async () => {
  fakeApi({ [LIST]: () => quoteRequestPage([both()]) });
  const { container } = await renderPage(<QuoteRequestsPage />, { url: LIST_URL });
  const row = within(await screen.findByRole('article', { name: 'Meble' }));
  expect(row.getByText(/^2 firmy · 2 wyceny · najtaniej 4\s900,00\szł$/)).toBeVisible();
  expect(row.getByText('Meblarnia Sosna, Stolarnia Żuraw')).toBeVisible();
  expect(row.getByRole('link', { name: 'Porównaj odpowiedzi' })).toHaveAttribute('href', `${LIST_URL}/${ID}`);
  expect(document.title).toBe('Zapytania do kilku firm · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('the empty list explains how to ask several sellers', async () => {
  fakeApi({ [LIST]: () => quoteRequestPage([]) });
  await renderPage(<QuoteRequestsPage />, { url: LIST_URL });
  expect(await screen.findByText('Nie masz jeszcze zapytań do kilku firm')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zapytaj kilka firm' })).toHaveAttribute('href', `${LIST_URL}/new`);
});

it('the page compares the prices, and marks the lowest in words', async () => {
  fakeApi({ [ONE]: () => both() });
  const { container } = await show();
  const prices = within(await screen.findByRole('region', { name: 'Porównanie cen' }));
  expect(prices.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Meblarnia SosnaNajniższa cena4 900,00 zł brutto',
    'Stolarnia Żuraw5 400,00 zł brutto',
  ]);
  const sosna = await answerOf('Meblarnia Sosna');
  expect(sosna.getByText('Najniższa cena')).toBeVisible();
  expect(sosna.getByText('4 900,00 zł', { exact: false })).toBeVisible();
  expect(sosna.getByRole('link', { name: 'Rozmowa: Meblarnia Sosna' })).toHaveAttribute(
    'href',
    `/messages/thread/${idOf(52)}`,
  );
  const zuraw = await answerOf('Stolarnia Żuraw');
  expect(zuraw.queryByText('Najniższa cena')).toBeNull();
  expect(zuraw.getByRole('button', { name: 'Zaakceptuj' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Podziękuj pozostałym' })).toBeNull();
  expect(await axe(container)).toEqual([]);
});

it('one answer is compared with nothing, and the page learns of the next one live', async () => {
  let current = quoteRequest();
  fakeApi({ [ONE]: () => current });
  await show();
  expect((await answerOf('Meblarnia Sosna')).getByText('Czeka na odpowiedź do')).toBeVisible();
  expect(screen.queryByText('Najniższa cena')).toBeNull();
  current = both();
  act(() => tellFrame({ seq: 1, type: 'quote.changed', data: { id: idOf(2), company_id: null } }));
  expect(await screen.findByRole('region', { name: 'Porównanie cen' })).toBeVisible();
});

it('once one is accepted, one press thanks the others with the same words', async () => {
  const accepted = quote({
    ...dear,
    status: 'accepted',
    allowed_actions: [],
    order: { id: idOf(9), number: 'W-000009' },
  });
  const waiting = quote({
    id: idOf(3),
    seller: companySummary({ id: idOf(303), name: 'Trzecia' }),
    allowed_actions: ['decline'],
  });
  let current = quoteRequest({ quotes: [accepted, cheap, waiting] });
  const declined = (id: string) => {
    const change = (one: typeof cheap) =>
      one.id === id ? { ...one, status: 'declined' as const, allowed_actions: [] } : one;
    current = { ...current, quotes: current.quotes.map(change) };
    return current.quotes.find((one) => one.id === id);
  };
  const calls = fakeApi({
    [ONE]: () => current,
    [`POST offers/quotes/${cheap.id}/`]: () => declined(cheap.id),
    [`POST offers/quotes/${waiting.id}/`]: () => declined(waiting.id),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Podziękuj pozostałym' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Meblarnia Sosna, Trzecia/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij podziękowania' }));
  expect((await (await answerOf('Trzecia')).findAllByText('Odrzucona')).length).toBe(1);
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const thanks = { action: 'decline', text: 'Dziękuję za odpowiedź. Tym razem wybieram inną firmę.' };
  expect(sent).toEqual([thanks, thanks]);
  expect(screen.queryByRole('button', { name: 'Podziękuj pozostałym' })).toBeNull();
  expect((await answerOf('Stolarnia Żuraw')).getByRole('link', { name: 'Zamówienie W-000009' })).toBeVisible();
});

it('a request of somebody else is not there', async () => {
  fakeApi({ [ONE]: () => problem(404, 'not_found') });
  await show();
  expect(await screen.findByRole('heading', { name: 'Nie ma takiego zapytania', level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zapytania do kilku firm' })).toHaveAttribute('href', LIST_URL);
});
