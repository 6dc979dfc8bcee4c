import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message, MessageQuote } from '@wspolnik/contract';
import {
  axe,
  fakeApi,
  idOf,
  messageQuote,
  orderDocument,
  problem,
  quote,
  quoteLine,
  sellerProfile,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { giveLayout } from './testing/layout.ts';
import { at, MESSAGES, READ, THREAD, threadOf } from './testing/threads.ts';
import { ThreadPage } from './thread.page.tsx';

const ID = idOf(1);
const ANSWER = `POST offers/quotes/${ID}/`;

beforeAll(giveLayout);
beforeEach(() => signInAs.person());
afterEach(() => {
  act(signOut);
  localStorage.clear();
  sessionStorage.clear();
});

const step = (position: number, overrides: Partial<MessageQuote>, more: Partial<Message> = {}) =>
  at(position, { quote: messageQuote(overrides), ...more });

const PROPOSAL: Partial<MessageQuote> = {
  step: 'propose',
  status: 'proposed',
  amount: '5400.00',
  amount_net: '4390.24',
  vat_rate: '23',
  valid_until: '2026-01-20',
  reward_total: '540.00',
  reward_buyer: '270.00',
  reward_covered: true,
  allowed_actions: ['accept', 'decline'],
};

async function show(messages: () => readonly Message[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    [MESSAGES]: (request) => threadOf(messages())(request),
    [READ]: () => ({ thread_id: THREAD, unread_count: 0 }),
    ...answers,
  });
  const { container } = await renderPage(<ThreadPage id={THREAD} />, { url: `/messages/thread/${THREAD}` });
  return {
    container,
    bodies: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]),
  };
}

it('shows each step with its terms, and buttons only on the latest', async () => {
  const question = step(2, { latest: false, amount: '5000.00', wanted_by: '2026-02-01' }, { text: 'Ile za biurka?' });
  const { container } = await show(() => [question, step(3, PROPOSAL, { text: '' })]);
  expect(await screen.findByText('Pytanie o wycenę')).toBeVisible();
  expect(screen.getByText('Ile za biurka?')).toBeVisible();
  expect(screen.getByText('5 000,00 zł')).toBeVisible();
  expect(screen.getByText('1 lutego 2026')).toBeVisible();
  expect(screen.getByText('5 400,00 zł')).toBeVisible();
  expect(screen.getByText('20 stycznia 2026')).toBeVisible();
  expect(screen.getByText('270,00 zł')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Zaakceptuj' })).toHaveLength(1);
  expect(screen.getByText('Wycena do decyzji')).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('a proposal with lines shows the first three, and leads to its page', async () => {
  const lines = ['Blat', 'Montaż', 'Transport', 'Listwy', 'Lakier'].map((name) => quoteLine({ name }));
  const placed = quote({ status: 'accepted', order: { id: idOf(9), number: 'W-000009' } });
  const { container, bodies } = await show(() => [step(3, { ...PROPOSAL, version: 2, lines })], {
    [ANSWER]: () => placed,
  });
  const table = within(await screen.findByRole('table', { name: 'Pozycje wyceny' }));
  expect(table.getByRole('rowheader', { name: /^Transport/ })).toBeVisible();
  expect(table.queryByRole('rowheader', { name: /^Listwy/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'i jeszcze 2' }));
  expect(table.getByRole('rowheader', { name: /^Lakier/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Szczegóły propozycji' })).toHaveAttribute(
    'href',
    `/transactions/orders/quotes/${ID}`,
  );
  expect(await axe(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Zaakceptuj' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Propozycja nr 2/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]?.[1]).toMatchObject({ expected_price: '5400.00', expected_version: 2 });
});

it('the thread accepts a proposal as a purchase of a consumer, and leads to the order', async () => {
  const placed = quote({ status: 'accepted', order: { id: idOf(9), number: 'W-000009' } });
  const { bodies } = await show(() => [step(3, PROPOSAL)], { [ANSWER]: () => placed });
  await userEvent.click(await screen.findByRole('button', { name: 'Zaakceptuj' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('270,00 zł')).toBeVisible();
  expect(dialog.getByText(/ma dość punktów na tę nagrodę/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  await waitFor(() => expect(window.location.pathname).toBe('/transactions/orders'));
  const seen = {
    expected_price: '5400.00',
    expected_vat_rate: '23',
    expected_reward: '540.00',
    valid_until: '2026-01-20',
  };
  expect(bodies()).toContainEqual([`offers/quotes/${ID}/`, { action: 'accept', ...seen }]);
});

it('keeps the terms of an open dialog when another proposal comes, and shows those of a refusal before it asks again', async () => {
  const params = {
    price: '5000.00',
    vat_rate: '8',
    reward: '400.00',
    reward_buyer: '200.00',
    valid_until: '2026-01-25',
  };
  const changed = { code: 'quote_changed', params };
  let messages = [step(3, PROPOSAL)];
  const answers = [
    () => Response.json(changed, { status: 409, headers: { 'content-type': 'application/problem+json' } }),
    () => quote({ status: 'accepted', order: { id: idOf(9), number: 'W-000009' } }),
  ];
  const { bodies } = await show(() => messages, { [ANSWER]: () => answers.shift()?.() });
  await userEvent.click(await screen.findByRole('button', { name: 'Zaakceptuj' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('5 400,00 zł');
  const replaced = { latest: false, reward_total: null, reward_buyer: null, reward_covered: null, allowed_actions: [] };
  messages = [
    step(3, { ...PROPOSAL, ...replaced }),
    step(4, {
      ...PROPOSAL,
      amount: '5000.00',
      amount_net: '4629.63',
      vat_rate: '8',
      valid_until: '2026-01-25',
      reward_total: '400.00',
      reward_buyer: '200.00',
    }),
  ];
  act(() => {
    tellFrame({ seq: 1, type: 'quote.changed', data: { id: ID, status: 'proposed', company_id: null } });
    tellFrame({ seq: 2, type: 'message.new', data: { thread_id: THREAD, position: 4, company_id: null } });
  });
  expect(await screen.findByText('5 000,00 zł')).toBeInTheDocument();
  expect(dialog.getByText('5 400,00 zł')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  const note = await dialog.findByText('Warunki zmieniły się w międzyczasie');
  expect(note.closest('[role=alert]')).toHaveTextContent(
    /wcześniej 5 400,00 zł brutto \(4 390,24 zł netto \+ 23% VAT\)\s*teraz 5 000,00 zł brutto \(4 629,63 zł netto \+ 8% VAT\)/,
  );
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Pokaż nowe warunki' }));
  expect(dialog.queryByText('Warunki zmieniły się w międzyczasie')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  await waitFor(() => expect(window.location.pathname).toBe('/transactions/orders'));
  const [first, second] = bodies().filter(([path]) => path === `offers/quotes/${ID}/`);
  expect(first?.[1]).toMatchObject({ expected_price: '5400.00', expected_vat_rate: '23', valid_until: '2026-01-20' });
  expect(second?.[1]).toMatchObject({
    expected_price: '5000.00',
    expected_vat_rate: '8',
    expected_reward: '400.00',
    valid_until: '2026-01-25',
  });
});

it('the thread tells the seller that a proposal is binding before they change it', async () => {
  signInAs.company();
  await show(() => [step(3, { ...PROPOSAL, valid_until: '2999-01-20', allowed_actions: ['propose'] })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Zmień wycenę' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(/5 400,00 zł brutto \(4 390,24 zł netto \+ 23% VAT\) jest wiążąca do 20 stycznia 2999/),
  ).toBeVisible();
  const price = dialog.getByRole('textbox', { name: /Cena/ });
  await userEvent.clear(price);
  await userEvent.type(price, '5400.01');
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij wycenę' }));
  expect(await dialog.findByText(/najwyżej 5 400,00 zł/)).toBeVisible();
});

it('the thread says when the reward is not covered, and why an order was refused', async () => {
  const poor = step(3, { ...PROPOSAL, reward_covered: false });
  await show(() => [poor], { [ANSWER]: () => problem(409, 'quote_expired') });
  await userEvent.click(await screen.findByRole('button', { name: 'Zaakceptuj' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/nie ma teraz dość punktów/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  expect(await dialog.findByText(/Termin tej wyceny minął/)).toBeVisible();
});

it('the thread lets the seller propose a price with its last day', async () => {
  signInAs.company();
  const question = step(3, { allowed_actions: ['propose', 'decline'] });
  const { bodies } = await show(() => [question], { [ANSWER]: () => quote({ status: 'proposed' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Zaproponuj cenę' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Wyślij wycenę' }));
  expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Cena/ }), '5400');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Podaję cenę/ }), 'netto (bez VAT)');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Stawka VAT/ }), '8%');
  expect(dialog.getByText(/^Kupujący zapłaci 5 832,00 zł brutto \(5 400,00 zł netto \+ 8% VAT\)/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij wycenę' }));
  await waitFor(() =>
    expect(bodies()).toContainEqual([
      `offers/quotes/${ID}/`,
      {
        action: 'propose',
        amount_net: '5400.00',
        vat_rate: '8',
        valid_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        text: '',
      },
    ]),
  );
});

it('shows an application with its documents, which the company invites or turns down', async () => {
  signInAs.company();
  const application = step(
    3,
    { kind: 'application', documents: [orderDocument({ name: 'cv.pdf' })], allowed_actions: ['accept', 'decline'] },
    { text: 'Dziesięć lat praktyki' },
  );
  const { bodies } = await show(() => [application], { [ANSWER]: () => quote({ status: 'accepted' }) });
  expect(await screen.findByText('Zgłoszenie na ofertę pracy')).toBeVisible();
  expect(await screen.findByRole('link', { name: /cv\.pdf/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Odpowiedz odmownie' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zaproś na rozmowę' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: /Wiadomość/ }), 'Środa, 10:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Zaproś na rozmowę' }));
  await waitFor(() =>
    expect(bodies()).toContainEqual([`offers/quotes/${ID}/`, { action: 'accept', text: 'Środa, 10:00' }]),
  );
});

it('the thread changes live when the other side answers or the time is up', async () => {
  signInAs.person({ companies: [sellerProfile] });
  let proposal = step(3, PROPOSAL);
  await show(() => [proposal]);
  expect(await screen.findByRole('button', { name: 'Zaakceptuj' })).toBeVisible();
  proposal = step(3, { ...PROPOSAL, status: 'expired', allowed_actions: [] });
  act(() => tellFrame({ seq: 1, type: 'quote.changed', data: { id: ID, status: 'expired', company_id: null } }));
  expect(await screen.findByText('Termin minął')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zaakceptuj' })).toBeNull();
});
