import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Transaction } from '@wspolnik/contract';
import {
  axe,
  deal,
  fakeApi,
  order,
  orderDocument,
  problem,
  sentDocument,
  signInAs,
  signOut,
  tellFrame,
  transaction,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { TransactionPage } from './transaction.page.tsx';

const reported = order({
  status: 'reported',
  allowed_actions: ['transaction-reports'],
  documents: [orderDocument()],
});
const LIFE = `GET accounts/admin/dva/${reported.id}/`;
const DECIDE = 'POST accounts/admin/transaction-reports/';
const silent = transaction({ order: reported });
const FAR = '2099-01-15T10:00:00.000Z';
const ANSWER = {
  answer: 'Meble stoją u kupującego od 3 stycznia.',
  answered_at: '2026-01-11T10:00:00.000Z',
  answered_by: 'Jan Wolski',
  documents: [sentDocument()],
};
const withReport = (changes: Partial<Transaction['reports'][number]>): Transaction => ({
  ...silent,
  reports: silent.reports.map((report) => ({ ...report, ...changes })),
});

/** The page with a stored transaction; a decision answers `decided`. */
async function open(start: Transaction, decided: () => unknown = () => ({ ...reported, status: 'verified' })) {
  let stored = start;
  const calls = fakeApi({
    [LIFE]: () => stored,
    [DECIDE]: decided as () => Response,
    [`GET transaction/deal/${reported.id}/`]: () => deal({ side: null }),
  });
  const { container } = await renderPage(
    <main>
      <TransactionPage id={reported.id} />
    </main>,
    { url: `/admin/transactions/${reported.id}` },
  );
  return {
    container,
    become: (next: Transaction) => (stored = next),
    sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const side = async (name: string) => within(await screen.findByRole('region', { name }));
async function dialogWithReasons() {
  await press('Potwierdź zakup');
  const dialog = within(await screen.findByRole('dialog'));
  for (const box of dialog.getAllByRole('textbox')) await userEvent.type(box, 'Są dowody');
  return { dialog, confirm: () => userEvent.click(dialog.getByRole('button', { name: 'Potwierdź zakup' })) };
}
const tell = () => act(() => tellFrame({ seq: 1, type: 'order.changed', data: { id: reported.id, company_id: null } }));

beforeEach(() => {
  sessionStorage.clear();
  signInAs.admin();
});
afterEach(() => act(signOut));

it('a report shows the statements of both sides with their documents', async () => {
  const { container } = await open(withReport(ANSWER));
  const buyer = await side('Kupujący');
  expect(buyer.getByText(/sprzedający odrzuca zamówienie/)).toBeVisible();
  expect(buyer.getAllByText(/faktura/)[0]).toBeVisible();
  const seller = await side('Sprzedający');
  expect(seller.getByText(ANSWER.answer)).toBeVisible();
  expect(seller.getByText(/Stolarnia Żuraw \(Jan Wolski\)/)).toBeVisible();
  expect(seller.getAllByText(/protokol/)[0]).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('an answer that arrives while the page is open is shown', async () => {
  const { become } = await open(withReport({ answer_until: FAR }));
  expect((await side('Sprzedający')).getByText(/Jeszcze nie odpowiedział/)).toBeVisible();
  become(withReport(ANSWER));
  tell();
  expect(await (await side('Sprzedający')).findByText(ANSWER.answer)).toBeVisible();
});

it('an early decision shows the seller’s deadline and asks for consent', async () => {
  const { sent } = await open(withReport({ answer_until: FAR }));
  const { dialog, confirm } = await dialogWithReasons();
  expect(dialog.getByText(/Może odpowiedzieć do 15 stycznia 2099/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await confirm();
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: /Decyduję bez odpowiedzi sprzedającego/ }));
  await confirm();
  expect(sent()).toMatchObject([{ decision: 'verified', seen_answer: false }]);
});

it('no consent is asked for after the deadline or after an answer', async () => {
  const { sent } = await open(withReport({ ...ANSWER, answer_until: FAR }));
  const { dialog, confirm } = await dialogWithReasons();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await confirm();
  expect(sent()).toMatchObject([{ seen_answer: true }]);
});

it.each(['live', 'by the refusal'])('an answer must be read before the decision, known %s', async (how) => {
  const decided: unknown[] = [];
  const { become, sent } = await open(silent, () => {
    decided.push(1);
    return how === 'live' || decided.length > 1 ? { ...reported, status: 'verified' } : problem(409, 'report_answered');
  });
  const { dialog, confirm } = await dialogWithReasons();
  become(withReport(ANSWER));
  if (how === 'live') tell();
  else await confirm();
  expect(await dialog.findByText('Sprzedający właśnie odpowiedział')).toBeVisible();
  expect(dialog.getByText(ANSWER.answer)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Potwierdź zakup' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Znam odpowiedź, wracam do decyzji' }));
  await confirm();
  expect(sent().at(-1)).toMatchObject({ seen_answer: true });
});

it('the open dialog reports a decision of another admin', async () => {
  const { become, sent } = await open(withReport(ANSWER));
  const { dialog } = await dialogWithReasons();
  const decided = { decision: 'cancelled', decided_at: '2026-01-12T10:00:00.000Z', decided_by: 'Adam Admin' } as const;
  become({
    ...withReport({ ...ANSWER, ...decided, buyer_reason: 'Zwrot', seller_reason: 'Zwrot' }),
    order: { ...reported, status: 'cancelled', allowed_actions: [] },
  });
  tell();
  expect(await dialog.findByText(/Ktoś inny rozpatrzył już zgłoszenie/)).toBeVisible();
  expect(dialog.getAllByRole('textbox')[0]).toHaveValue('Są dowody');
  expect(dialog.getByRole('button', { name: 'Potwierdź zakup' })).toBeDisabled();
  expect(sent()).toEqual([]);
});
