import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, order, orderReport, problem, sellerProfile, sentDocument, signInAs, signOut } from '@wspolnik/testing';
import { dialog, inDialog, openPage, row } from '../testing/open-order.tsx';

const NO_DEADLINE = { cancels_at: null, matures_at: null };
const waiting = order({
  status: 'reported',
  ...NO_DEADLINE,
  report: orderReport(),
  allowed_actions: ['answer-report'],
});
const ANSWER = 'Meble stoją u kupującego od 3 stycznia.';
const answered = order({
  status: 'reported',
  ...NO_DEADLINE,
  report: orderReport({
    answer: ANSWER,
    answered_at: '2026-01-11T10:00:00.000Z',
    documents: [sentDocument()],
  }),
});

beforeEach(() => {
  sessionStorage.clear();
  signInAs.person({ companies: [sellerProfile] });
});
afterEach(() => act(signOut));

it('a seller reads the report and the deadline, and answers with documents', async () => {
  const { press, sent } = await openPage('sales', waiting, { 'offers/answer-report/': () => answered });
  expect(await screen.findByText(/sprzedający odrzuca zamówienie/)).toBeVisible();
  expect(screen.getByText(/Na Twoją odpowiedź czeka do 15 stycznia 2026/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await press('Odpowiedz administratorowi');
  await inDialog('Wyślij odpowiedź');
  expect(await (await dialog()).findByText('To pole jest wymagane.')).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.type((await dialog()).getByRole('textbox'), ` ${ANSWER} `);
  const picker = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  if (!picker) throw new Error('no picker');
  await userEvent.upload(picker, new File(['%PDF-1.4'], 'protokol.pdf', { type: 'application/pdf' }));
  expect((await (await dialog()).findAllByText(/protokol/)).length).toBeGreaterThan(0);
  expect(await axe(document.body)).toEqual([]);
  await inDialog('Wyślij odpowiedź');
  expect(await row().findByText(ANSWER)).toBeVisible();
  expect(row().getAllByText(/protokol/)[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Odpowiedz administratorowi' })).not.toBeInTheDocument();
  expect(screen.getByText(/Sprawę bada administrator/)).toBeVisible();
  expect(sent().map(({ path }) => path)).toEqual(['offers/answer-report/']);
});

it('the typed answer stays when it could not be sent', async () => {
  const { press } = await openPage('sales', waiting, { 'offers/answer-report/': () => problem(500, 'internal') });
  await press('Odpowiedz administratorowi');
  await userEvent.type((await dialog()).getByRole('textbox'), ANSWER);
  await inDialog('Wyślij odpowiedź');
  expect(await (await dialog()).findByText(/Coś poszło nie tak po naszej stronie/)).toBeVisible();
  expect((await dialog()).getByRole('textbox')).toHaveValue(ANSWER);
});

it('a member who may not answer sees who may', async () => {
  await openPage('sales', { ...waiting, allowed_actions: [] }, {});
  expect(await screen.findByText('Odpowiada właściciel albo menedżer firmy.')).toBeVisible();
  expect(row().queryByRole('button', { name: 'Odpowiedz administratorowi' })).not.toBeInTheDocument();
});

it('a buyer sees the seller’s deadline, and the answer', async () => {
  const { unmount } = await openPage('purchases', { ...waiting, allowed_actions: [] }, {});
  expect(
    await screen.findByText('Jeszcze nie odpowiedział. Administrator czeka na odpowiedź do 15 stycznia 2026.'),
  ).toBeVisible();
  unmount();
  const event = { at: '2026-01-11T10:00:00.000Z', action: 'answer-report', actor: 'Stolarnia Żuraw' };
  const history = [...answered.history, { ...event, status: 'reported' as const, reason: ANSWER }];
  await openPage('purchases', { ...answered, history }, {});
  expect(await screen.findAllByText(ANSWER)).toHaveLength(2);
  expect(row().getAllByText(/protokol/)[0]).toBeVisible();
});
