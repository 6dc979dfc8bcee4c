import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteCandidate, QuoteRequestAnswer } from '@wspolnik/contract';
import {
  axe,
  companySummary,
  fakeApi,
  idOf,
  offerSummary,
  quoteCandidate,
  quoteCandidates,
  quoteRequest,
  quoteRequestAnswer,
  refusedSeller,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { AskSeveralPage } from './ask-several.page.tsx';

const URL = '/transactions/orders/requests/new';
const CANDIDATES = 'GET offers/quote-candidates/';

/** The offer of the seller `Firma {number}`. */
const candidate = (number: number, overrides: Partial<QuoteCandidate> = {}): QuoteCandidate =>
  quoteCandidate({
    offer: offerSummary({
      id: idOf(number),
      individual_price: true,
      price_from: null,
      author: companySummary({ id: idOf(300 + number), name: `Firma ${number}` }),
    }),
    ...overrides,
  });
const six = [1, 2, 3, 4, 5, 6].map((number) => candidate(number));

async function open(search: string, answer: () => QuoteRequestAnswer = quoteRequestAnswer, results = six) {
  const calls = fakeApi({
    [CANDIDATES]: () => quoteCandidates(results),
    'GET categories/': () => [],
    'POST offers/quote-requests/': answer,
  });
  const { container } = await renderPage(<AskSeveralPage />, { url: `${URL}${search}` });
  await screen.findByText(/^Wybrano/);
  return { calls, container, sent: () => calls.filter(({ method }) => method === 'POST') };
}

const box = (number: number) => screen.findByRole('checkbox', { name: new RegExp(`Firma ${number}`) });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Wyślij zapytanie' }));
const write = (text: string) => userEvent.type(screen.getByRole('textbox', { name: /Czego potrzebujesz/ }), text);

beforeEach(() => signInAs.person());
afterEach(() => {
  act(signOut);
  sessionStorage.clear();
  localStorage.clear();
});

it('one question goes to the chosen sellers, and leads to the page with their answers', async () => {
  const { calls, container, sent } = await open(`?category=${idOf(701)}&city=Poznań`);
  expect(Object.fromEntries(calls.find(({ path }) => path === 'offers/quote-candidates/')?.params ?? [])).toEqual({
    category: idOf(701),
    city: 'Poznań',
  });
  expect(await axe(container)).toEqual([]);
  await send();
  expect(await screen.findByText('Wybierz co najmniej jedną firmę.')).toBeVisible();
  await userEvent.click(await box(1));
  await userEvent.click(await box(3));
  expect(screen.getByText('Wybrano 2 z 5')).toBeVisible();
  await write(' Cztery biurka ');
  await userEvent.type(screen.getByRole('textbox', { name: /Budżet/ }), '5000');
  await send();
  await waitFor(() => expect(window.location.pathname).toBe(`/transactions/orders/requests/${quoteRequest().id}`));
  const [request] = sent();
  expect(request?.body).toEqual({ offer_ids: [idOf(1), idOf(3)], text: 'Cztery biurka', amount: '5000.00' });
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^.{16,}$/);
});

it('a sixth seller cannot be chosen, and the page gives the reason', async () => {
  await open('');
  for (const number of [1, 2, 3, 4, 5]) await userEvent.click(await box(number));
  expect(await box(6)).toBeDisabled();
  expect(await box(6)).toHaveAccessibleDescription(/najwyżej 5 firm/);
  await userEvent.click(await box(2));
  expect(await box(6)).toBeEnabled();
});

it('a seller with an open request cannot be chosen, and the offer that led here is chosen at first', async () => {
  await open(`?offer_id=${idOf(2)}`, quoteRequestAnswer, [candidate(2), candidate(1, { asked: true })]);
  expect(await box(2)).toBeChecked();
  expect(await box(1)).toBeDisabled();
  expect(screen.getByText('Masz już otwarte zapytanie do tej firmy')).toBeVisible();
});

it('the result names who was asked, and who was not and why', async () => {
  const refused = [refusedSeller({ seller: companySummary({ name: 'Firma 2' }) })];
  await open('', () => quoteRequestAnswer({ refused }));
  await userEvent.click(await box(1));
  await userEvent.click(await box(2));
  await write('Cztery biurka');
  await send();
  const section = within(await screen.findByRole('region', { name: 'Firmy, których nie udało się zapytać' }));
  expect(section.getByText('Firma 2')).toBeVisible();
  expect(section.getByText('Masz już otwarte zapytanie o tę ofertę.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Zapytane firmy' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Zobacz odpowiedzi' })).toHaveAttribute(
    'href',
    `/transactions/orders/requests/${quoteRequest().id}`,
  );
});

it('when nobody could be asked, what was typed is still there', async () => {
  await open('', () => quoteRequestAnswer({ request: null, refused: [refusedSeller()] }));
  await userEvent.click(await box(1));
  await write('Cztery biurka');
  await send();
  expect(await screen.findByText('Zapytanie nie zostało wysłane')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Zobacz odpowiedzi' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Wybierz inne firmy' }));
  expect(screen.getByRole('textbox', { name: /Czego potrzebujesz/ })).toHaveValue('Cztery biurka');
  expect(await box(1)).toBeChecked();
});

it('another town is looked at while the chosen sellers stay', async () => {
  const { calls } = await open('');
  await userEvent.click(await box(1));
  await userEvent.type(screen.getByRole('textbox', { name: /Miejscowość/ }), 'Łódź{Enter}');
  await waitFor(() => expect(calls.at(-1)?.params.get('city')).toBe('Łódź'));
  expect(await box(1)).toBeChecked();
});

it('without sellers the page suggests what to change', async () => {
  fakeApi({ [CANDIDATES]: () => quoteCandidates([]), 'GET categories/': () => [] });
  await renderPage(<AskSeveralPage />, { url: URL });
  expect(await screen.findByText('Nie ma tu firm, które można zapytać')).toBeVisible();
});
