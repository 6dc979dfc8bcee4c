import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Quote, QuoteEvent } from '@wspolnik/contract';
import {
  axe,
  fakeApi,
  idOf,
  problem,
  quote,
  quoteLine,
  quotePage,
  quoteProposal,
  sellerProfile,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { AskedQuotePage, ReceivedQuotePage } from './quote.page.tsx';

const ID = idOf(1);
const LIST = 'GET offers/quotes/';
const PDF = `GET offers/quotes/${ID}/pdf/`;

const top = quoteLine();
const fitting = quoteLine({ name: 'Montaż', quantity: '1', unit: '', price_net: '390.24', amount_net: '390.24' });
const delivery = quoteLine({ name: 'Transport', quantity: '1', unit: '', price_net: '100.00', amount_net: '100.00' });

const [question] = quote().history;
if (!question) throw new Error('a question');

const proposes = (version: number, overrides: Partial<QuoteEvent>): QuoteEvent => ({
  ...question,
  at: `2026-01-0${version + 3}T10:00:00.000Z`,
  status: 'proposed',
  step: 'propose',
  actor: 'Stolarnia Żuraw',
  text: '',
  version,
  vat_rate: '23',
  valid_until: '2026-01-20',
  ...overrides,
});

const before = proposes(1, {
  lines: [{ ...top, price_net: '1700.00', amount_net: '4250.00' }, delivery],
  amount: '5350.50',
  amount_net: '4350.00',
  text: 'Termin trzy tygodnie.',
});
const now = proposes(2, { lines: [top, fitting], amount: '5400.00', amount_net: '4390.24', valid_until: '2026-01-25' });

const answered = (overrides: Partial<Quote> = {}): Quote =>
  quote({
    status: 'proposed',
    proposal: quoteProposal({ version: 2, lines: [top, fitting], valid_until: '2026-01-25' }),
    history: [question, before, now],
    allowed_actions: ['accept', 'decline'],
    ...overrides,
  });

beforeEach(() => signInAs.person());
afterEach(() => act(signOut));

const url = `/transactions/orders/quotes/${ID}`;
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = (cells: readonly HTMLElement[]) => cells.map(({ textContent }) => textContent?.replace(/\s/g, ' '));

it('the buyer reads the question, the proposal in force with its lines, and the history', async () => {
  const calls = fakeApi({ [LIST]: () => quotePage([answered()]) });
  const { container } = await renderPage(<AskedQuotePage id={ID} />, { url });
  expect(await screen.findByRole('heading', { level: 1, name: 'Meble biurowe na wymiar' })).toBeVisible();
  expect(document.title).toBe('Meble biurowe na wymiar · Wspólnik');
  expect(screen.getByText('Sprzedaje: Stolarnia Żuraw')).toBeVisible();
  expect((await region('Pytanie')).getByText('Ile kosztuje zabudowa recepcji, cztery metry?')).toBeVisible();
  const proposal = await region('Propozycja nr 2');
  const rows = proposal.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '));
  expect(rows[1]).toBe('Blat dębowy2,5 m² × 1 600,00 zł2,5 m²1 600,00 zł4 000,00 zł');
  expect(rows.slice(3)).toEqual(['Razem netto4 390,24 zł', 'VAT 23%1 009,76 zł', 'Razem brutto5 400,00 zł']);
  expect(proposal.getByText('25 stycznia 2026')).toBeVisible();
  expect(proposal.getByRole('button', { name: 'Zaakceptuj' })).toBeVisible();
  expect(proposal.getByRole('link', { name: 'Rozmowa' })).toHaveAttribute('href', `/messages/thread/${idOf(51)}`);
  const steps = within((await region('Historia')).getByRole('list')).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('p')?.textContent?.replace(/\s/g, ' '))).toEqual([
    'Propozycja nr 25 400,00 zł brutto',
    'Propozycja nr 15 350,50 zł brutto',
    'Pytanie o wycenę',
  ]);
  expect(within(steps[1] as HTMLElement).getByText('Termin trzy tygodnie.')).toBeVisible();
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ kind: 'quote', quote_id: ID, side: 'asked' });
  expect(await axe(container)).toEqual([]);
});

it('proposals stand side by side, and what differs from the one before is marked in words', async () => {
  fakeApi({ [LIST]: () => quotePage([answered()]) });
  await renderPage(<AskedQuotePage id={ID} />, { url });
  const table = within(await screen.findByRole('table', { name: 'Porównanie propozycji' }));
  expect(texts(table.getAllByRole('columnheader'))).toEqual(['Pozycja', 'Propozycja nr 2', 'Propozycja nr 1']);
  const cells = (name: string) =>
    texts(within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement).getAllByRole('cell'));
  expect(cells('Blat dębowy')).toEqual(['4 000,00 zł2,5 m² × 1 600,00 złzmiana', '4 250,00 zł2,5 m² × 1 700,00 zł']);
  expect(cells('Montaż')).toEqual(['390,24 zł1 × 390,24 złnowa pozycja', 'brak']);
  expect(cells('Transport')).toEqual(['brakusunięta', '100,00 zł1 × 100,00 zł']);
  expect(cells('Razem netto')).toEqual(['4 390,24 zło 40,24 zł więcej', '4 350,00 zł']);
  expect(cells('Razem brutto')).toEqual(['5 400,00 zło 49,50 zł więcej', '5 350,50 zł']);
  expect(cells('Ważna do')).toEqual(['25 stycznia 2026zmiana', '20 stycznia 2026']);
  expect(cells('Dzień wysłania')).toEqual(['5 stycznia 2026', '4 stycznia 2026']);
});

it('one proposal has nothing to be compared with, and one price has no lines', async () => {
  const single = answered({ amount: '5000.00', history: [question, { ...now, lines: [] }], proposal: quoteProposal() });
  fakeApi({ [LIST]: () => quotePage([single]) });
  await renderPage(<AskedQuotePage id={ID} />, { url });
  expect((await region('Propozycja nr 1')).getByText('5 400,00 zł')).toBeVisible();
  expect((await region('Pytanie')).getByText('5 000,00 zł')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('the proposal shown is downloaded as PDF in the language of the page', async () => {
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
  const calls = fakeApi({ [LIST]: () => quotePage([answered()]), [PDF]: () => new Response('%PDF') });
  await renderPage(<AskedQuotePage id={ID} />, { url: `/en${url}`, locale: 'en' });
  await userEvent.click(await screen.findByRole('button', { name: 'Download the proposal (PDF)' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  const [pdf] = calls.filter(({ path }) => path.includes('pdf'));
  expect(Object.fromEntries(pdf?.params ?? [])).toEqual({ lang: 'en', version: '2' });
});

it('the seller sees who asks and the cost, and a new proposal comes live', async () => {
  signInAs.company();
  let current = quote({ allowed_actions: ['propose', 'decline'] });
  const calls = fakeApi({ [LIST]: () => quotePage([current]) });
  await renderPage(<ReceivedQuotePage id={ID} />, { url: `/transactions/sales/quotes/${ID}` });
  expect(await screen.findByText('Od: Ewa Nowak')).toBeVisible();
  expect(screen.getByText('Sprzedający nie zaproponował jeszcze ceny.')).toBeVisible();
  expect(calls[0]?.params.get('side')).toBe('received');
  current = answered({ allowed_actions: ['propose'] });
  act(() => tellFrame({ seq: 1, type: 'quote.changed', data: { id: ID, company_id: sellerProfile.id } }));
  expect((await region('Propozycja nr 2')).getByText('540,00 zł')).toBeVisible();
});

it('a buyer who agrees to other lines of the same price sees what has changed, and sends the version', async () => {
  let current = answered();
  const calls = fakeApi({
    [LIST]: () => quotePage([current]),
    [`POST offers/quotes/${ID}/`]: () => answered({ status: 'accepted', order: { id: idOf(9), number: 'W-000009' } }),
  });
  await renderPage(<AskedQuotePage id={ID} />, { url });
  await userEvent.click(await screen.findByRole('button', { name: 'Zaakceptuj' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Propozycja nr 2/)).toBeVisible();
  const lines = [
    { ...top, quantity: '2.000', amount_net: '3200.00' },
    { ...fitting, price_net: '1190.24', amount_net: '1190.24' },
  ];
  current = answered({ proposal: quoteProposal({ version: 3, lines, valid_until: '2026-01-25' }) });
  act(() => tellFrame({ seq: 1, type: 'quote.changed', data: { id: ID, company_id: null } }));
  const agree = await dialog.findByRole('button', { name: 'Pokaż nowe warunki' });
  const terms = texts(dialog.getAllByRole('alert').flatMap((note) => within(note).queryAllByRole('term')));
  expect(terms).toEqual(['Propozycja', 'Pozycja „Blat dębowy”', 'Pozycja „Montaż”']);
  await userEvent.click(agree);
  await userEvent.click(dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    action: 'accept',
    expected_price: '5400.00',
    expected_version: 3,
  });
});

it('a refused acceptance shows the lines of the proposal of now before it asks again', async () => {
  let current = answered();
  const params = { price: '5400.00', vat_rate: '23', reward: '540.00', reward_buyer: '270.00', version: 3 };
  const refusal = () =>
    Response.json(
      { code: 'quote_changed', params: { ...params, valid_until: '2026-01-25' } },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    );
  const replies = [refusal, () => answered({ status: 'accepted' })];
  const calls = fakeApi({
    [LIST]: () => quotePage([current]),
    [`POST offers/quotes/${ID}/`]: () => replies.shift()?.(),
  });
  await renderPage(<AskedQuotePage id={ID} />, { url });
  await userEvent.click(await screen.findByRole('button', { name: 'Zaakceptuj' }));
  const dialog = within(await screen.findByRole('dialog'));
  current = answered({ proposal: quoteProposal({ version: 3, lines: [top, delivery], valid_until: '2026-01-25' }) });
  await userEvent.click(await dialog.findByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Pokaż nowe warunki' }));
  expect(dialog.getByRole('rowheader', { name: /^Transport/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  const posts = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()).toEqual([
    expect.objectContaining({ expected_version: 2 }),
    expect.objectContaining({ expected_version: 3 }),
  ]);
});

it('a quote that is not there leads to the list', async () => {
  fakeApi({ [LIST]: () => quotePage([]) });
  await renderPage(<AskedQuotePage id={ID} />, { url });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiego zapytania' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Wszystkie zapytania' })).toHaveAttribute(
    'href',
    '/transactions/orders/quotes',
  );
});

it('the page shows a failure and retries', async () => {
  let isUp = false;
  fakeApi({ [LIST]: () => (isUp ? quotePage([answered()]) : problem(500, 'internal')) });
  await renderPage(<AskedQuotePage id={ID} />, { url });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie udało się wczytać zapytania' })).toBeInTheDocument();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: /ponownie/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Meble biurowe na wymiar' })).toBeVisible();
});
