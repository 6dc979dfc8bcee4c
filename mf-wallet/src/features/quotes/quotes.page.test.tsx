import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  fakeApi,
  idOf,
  orderDocument,
  problem,
  quote,
  quotePage,
  quoteProposal,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { AskedQuotesPage, ReceivedQuotesPage } from './quotes.page.tsx';

const LIST = 'GET offers/quotes/';
const proposed = quote({ status: 'proposed', proposal: quoteProposal(), allowed_actions: ['accept', 'decline'] });
const TITLE = 'Meble biurowe na wymiar';
const row = async () => within(await screen.findByRole('article', { name: TITLE }));

beforeEach(() => signInAs.person());
afterEach(() => act(signOut));

it('the list shows each request with its terms, reward, conversation and actions', async () => {
  const calls = fakeApi({ [LIST]: () => quotePage([proposed]) });
  const { container } = await renderPage(<AskedQuotesPage />, { url: '/transactions/orders/quotes' });
  const shown = await row();
  expect(shown.getByText('Sprzedaje: Stolarnia Żuraw')).toBeVisible();
  expect(shown.getByText('5 400,00 zł')).toBeVisible();
  expect(shown.getByText('20 stycznia 2026')).toBeVisible();
  expect(shown.getByText(/Dla Ciebie/)).toHaveTextContent('Dla Ciebie 270,00 zł');
  expect(shown.getByRole('button', { name: 'Zaakceptuj' })).toBeVisible();
  expect(shown.getByRole('link', { name: 'Rozmowa' })).toHaveAttribute('href', `/messages/thread/${idOf(51)}`);
  expect(screen.getByRole('link', { name: 'Zapytania' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Zamówienia' })).toHaveAttribute('href', '/transactions/orders');
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ side: 'asked', limit: '30' });
  expect(document.title).toBe('Zapytania · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('the seller sees the cost, the documents of an application and its sender', async () => {
  signInAs.company();
  const application = quote({
    id: idOf(2),
    kind: 'application',
    documents: [orderDocument({ name: 'cv.pdf' })],
    allowed_actions: ['accept', 'decline'],
  });
  fakeApi({ [LIST]: () => quotePage([{ ...proposed, allowed_actions: ['propose', 'decline'] }, application]) });
  await renderPage(<ReceivedQuotesPage />, { url: '/transactions/sales/quotes' });
  const [first, second] = await screen.findAllByRole('article');
  if (!first || !second) throw new Error('two rows');
  expect(within(first).getByText('540,00 zł')).toBeVisible();
  expect(within(first).getByRole('button', { name: 'Zmień wycenę' })).toBeVisible();
  expect(within(second).getByText('Od: Ewa Nowak')).toBeVisible();
  expect(within(second).getByText('Czeka na odpowiedź')).toBeVisible();
  expect(within(second).getByRole('link', { name: /cv\.pdf/ })).toBeVisible();
  expect(within(second).getByRole('button', { name: 'Zaproś na rozmowę' })).toBeVisible();
});

it('a quote declined in the list shows its outcome', async () => {
  let current = proposed;
  const calls = fakeApi({
    [LIST]: () => quotePage([current]),
    [`POST offers/quotes/${proposed.id}/`]: () => {
      current = quote({ status: 'declined', expires_at: null, proposal: quoteProposal() });
      return current;
    },
  });
  await renderPage(<AskedQuotesPage />, { url: '/transactions/orders/quotes' });
  await userEvent.click((await row()).getByRole('button', { name: 'Odrzuć wycenę' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: /Wiadomość/ }), 'Za drogo');
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć wycenę' }));
  expect(await (await row()).findByText('Odrzucona')).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST');
  expect([sent?.body, sent?.headers.has('Idempotency-Key')]).toEqual([{ action: 'decline', text: 'Za drogo' }, true]);
});

it.each([
  [
    'pl',
    'Zaakceptuj',
    'Zamawiam z obowiązkiem zapłaty',
    'Pokaż nowe warunki',
    /wcześniej 5 400,00 zł brutto \(4 390,24 zł netto \+ 23% VAT\)\s*teraz 9 000,00 zł brutto/,
  ],
  [
    'en',
    'Accept',
    'Order with obligation to pay',
    'Show the new terms',
    /before 5 400,00 zł gross \(4 390,24 zł net \+ 23% VAT\)\s*now 9 000,00 zł gross/,
  ],
] as const)('an open dialog keeps its price when the quote changes, and asks again (%s)', async (...texts) => {
  const [locale, accept, order, agree, change] = texts;
  let current = proposed;
  const placed = quote({ status: 'accepted', order: { id: idOf(9), number: 'W-000009' } });
  const calls = fakeApi({ [LIST]: () => quotePage([current]), [`POST offers/quotes/${proposed.id}/`]: () => placed });
  const url = `${locale === 'en' ? '/en' : ''}/transactions/orders/quotes`;
  await renderPage(<AskedQuotesPage />, { url, locale });
  await userEvent.click((await row()).getByRole('button', { name: accept }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('5 400,00 zł');
  current = {
    ...proposed,
    proposal: quoteProposal({ amount: '9000.00', reward_total: '900.00', reward_buyer: '450.00' }),
  };
  act(() => tellFrame({ seq: 1, type: 'quote.changed', data: { id: current.id, company_id: null } }));
  expect(await dialog.findByRole('button', { name: agree })).toBeVisible();
  const notes = dialog.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(notes.join(' ').replaceAll('\u00a0', ' ')).toMatch(change);
  expect(dialog.queryByRole('button', { name: order })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: agree }));
  await userEvent.click(dialog.getByRole('button', { name: order }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  const sent = calls.find(({ method }) => method === 'POST');
  const seen = {
    expected_price: '9000.00',
    expected_vat_rate: '23',
    expected_reward: '900.00',
    valid_until: '2026-01-20',
  };
  expect(sent?.body).toEqual({ action: 'accept', ...seen });
});

it('an expired quote is marked as such and offers no action', async () => {
  fakeApi({ [LIST]: () => quotePage([quote({ status: 'expired', proposal: quoteProposal() })]) });
  await renderPage(<AskedQuotesPage />, { url: '/transactions/orders/quotes?status=expired' });
  const shown = await row();
  expect(shown.getByText('Termin minął')).toBeVisible();
  expect(shown.queryByRole('button')).toBeNull();
});

it('a quote updates live, and links to its order once accepted', async () => {
  let current = proposed;
  fakeApi({ [LIST]: () => quotePage([current]) });
  await renderPage(<AskedQuotesPage />, { url: '/transactions/orders/quotes' });
  await row();
  current = quote({ status: 'accepted', proposal: quoteProposal(), order: { id: idOf(9), number: 'W-000009' } });
  act(() => tellFrame({ seq: 1, type: 'quote.changed', data: { id: current.id, company_id: null } }));
  expect(await screen.findByRole('link', { name: 'Zamówienie W-000009' })).toHaveAttribute(
    'href',
    `/transactions/orders?open=${idOf(9)}#order-${idOf(9)}`,
  );
});

it.each([
  ['', 'Nie masz jeszcze zapytań'],
  ['?status=expired', 'Brak zapytań o tym statusie'],
])('the empty list suggests what to do: %s', async (search, text) => {
  fakeApi({ [LIST]: () => quotePage([]) });
  await renderPage(<AskedQuotesPage />, { url: `/transactions/orders/quotes${search}` });
  expect(await screen.findByText(text)).toBeVisible();
});

it('the list shows a failure and retries', async () => {
  let isUp = false;
  fakeApi({ [LIST]: () => (isUp ? quotePage([proposed]) : problem(500, 'internal')) });
  await renderPage(<AskedQuotesPage />, { url: '/transactions/orders/quotes' });
  expect(await screen.findByText('Nie udało się wczytać zapytań')).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: /ponownie/ }));
  await waitFor(async () => expect((await row()).getByText('5 400,00 zł')).toBeVisible());
});
