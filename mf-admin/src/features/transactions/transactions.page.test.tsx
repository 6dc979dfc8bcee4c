import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  idOf,
  noConnection,
  order,
  orderDocument,
  orderInfo,
  pageOf,
  problem,
  signInAs,
  signOut,
  transaction,
  transactionReport,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { TransactionPage } from './transaction.page.tsx';
import { TransactionsPage } from './transactions.page.tsx';

const REPORTS = 'GET accounts/admin/transaction-reports/';
const DECIDE = 'POST accounts/admin/transaction-reports/';
const ORDERS = 'GET accounts/admin/dva/';
const PATH = '/admin/transactions';
const reported = order({ status: 'reported', allowed_actions: ['transaction-reports'] });
const LIFE = `GET accounts/admin/dva/${reported.id}/`;

const show = (query = '', locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <main>
      <TransactionsPage />
    </main>,
    { url: `${locale === 'en' ? '/en' : ''}${PATH}${query}`, locale },
  );
const open = () =>
  renderPage(
    <main>
      <TransactionPage id={reported.id} />
      <Toaster />
    </main>,
    { url: `${PATH}/${reported.id}` },
  );

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

describe('the list', () => {
  it('shows waiting reports first', async () => {
    const calls = fakeApi({ [REPORTS]: () => pageOf([transactionReport({ is_own: true })]) });
    const { container } = await show();
    const row = within(await screen.findByRole('article', { name: /W-000123/ }));
    expect(row.getByText(/sprzedający odrzuca zamówienie/)).toBeVisible();
    expect(row.getByText(/Zdecyduje o nim inny administrator/)).toBeVisible();
    expect(row.getByRole('link', { name: /W-000123/ })).toHaveAttribute('href', `${PATH}/${idOf(1)}`);
    expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '30', status: 'open' });
    expect(screen.getByText('1 zgłoszenie')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('shows decided reports', async () => {
    const decided = transactionReport({
      decision: 'cancelled',
      decided_at: '2026-01-12T10:00:00.000Z',
      decided_by: 'Adam Admin',
    });
    const calls = fakeApi({ [REPORTS]: () => pageOf([decided]) });
    await show('?show=decided');
    expect(await screen.findByText(/Zamówienie anulowane/)).toHaveTextContent('Adam Admin');
    expect(calls[0]?.params.get('status')).toBe('decided');
  });

  it('the list finds all transactions by words and status', async () => {
    const calls = fakeApi({ [ORDERS]: () => pageOf([order()]) });
    await show('?show=all&q=meble&status=bought', 'en');
    expect(await screen.findByRole('article', { name: /Meble biurowe/ })).toBeVisible();
    expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '30', q: 'meble', status: 'bought' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order status' }), 'Reported');
    expect(await screen.findByRole('combobox', { name: 'Order status' })).toHaveValue('reported');
    expect(calls.at(-1)?.params.get('status')).toBe('reported');
  });

  it('has an empty state, and retries after a failure', async () => {
    let answer: () => unknown = () => problem(500, 'internal');
    fakeApi({ [REPORTS]: () => answer() });
    await show();
    expect(await screen.findByText('Nie udało się pobrać zgłoszeń')).toBeVisible();
    answer = () => pageOf([]);
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Żadne zgłoszenie nie czeka')).toBeVisible();
  });
});

describe('a transaction', () => {
  const life = transaction({ order: { ...reported, documents: [orderDocument()], infos: [orderInfo()] } });

  it('shows parties, documents, points and events', async () => {
    fakeApi({ [LIFE]: () => life });
    const { container } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: /W-000123/ })).toBeVisible();
    const parties = within(screen.getByRole('region', { name: 'Strony i kwoty' }));
    expect(parties.getByRole('link', { name: 'Ewa Nowak' })).toHaveAttribute(
      'href',
      `/profiles/${life.order.buyer.id}`,
    );
    const evidence = within(screen.getByRole('region', { name: 'Dokumenty i informacje' }));
    expect(evidence.getAllByText(/faktura/)[0]).toBeVisible();
    expect(evidence.getByText('Faktura nr 12/2026.')).toBeVisible();
    const ledger = within(screen.getByRole('region', { name: 'Zapisy księgowe' }));
    expect(ledger.getByText('Rezerwacja sprzedającego')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Historia zamówienia' })).getByText('Zakup')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('a transaction is decided with a reason for each side', async () => {
    let stored = life;
    const calls = fakeApi({
      [LIFE]: () => stored,
      [DECIDE]: ({ body }) => {
        const { buyer_reason, seller_reason } = body as Record<'buyer_reason' | 'seller_reason', string>;
        const [report] = life.reports;
        const decided = {
          decision: 'cancelled' as const,
          decided_at: '2026-01-12T10:00:00.000Z',
          decided_by: 'Adam Admin',
        };
        const now = { ...reported, status: 'cancelled' as const, allowed_actions: [] };
        stored = {
          ...life,
          order: now,
          reports: report ? [{ ...report, ...decided, buyer_reason, seller_reason }] : [],
        };
        return now;
      },
    });
    const { container } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Anuluj zamówienie' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await axe(container.ownerDocument.body)).toEqual([]);
    // "Anuluj" beside "Anuluj zamówienie" would be ambiguous.
    expect(dialog.getByRole('button', { name: 'Wróć' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Anuluj' })).not.toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /dla kupującego \(Ewa Nowak\)/ }), 'Zwrot do 5 dni');
    await userEvent.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.type(dialog.getByRole('textbox', { name: /dla sprzedającego/ }), 'Brak dowodu');
    await userEvent.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(await screen.findByText('Zamówienie W-000123 zostało anulowane')).toBeInTheDocument();
    const decision = within(await screen.findByRole('region', { name: 'Decyzja: zamówienie anulowane' }));
    expect(decision.getByText('Zwrot do 5 dni')).toBeVisible();
    expect(decision.getByText('Brak dowodu')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      id: life.reports[0]?.id,
      decision: 'cancelled',
      buyer_reason: 'Zwrot do 5 dni',
      seller_reason: 'Brak dowodu',
      seen_answer: false,
    });
  });

  it('keeps the typed reasons when the decision cannot be sent', async () => {
    fakeApi({ [LIFE]: () => life, [DECIDE]: noConnection });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Potwierdź zakup' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const box of dialog.getAllByRole('textbox')) await userEvent.type(box, 'Są dowody');
    await userEvent.click(dialog.getByRole('button', { name: 'Potwierdź zakup' }));
    expect(await dialog.findByText(/Brak połączenia/)).toBeVisible();
    expect(dialog.getAllByRole('textbox').map((box) => (box as HTMLTextAreaElement).value)).toEqual([
      'Są dowody',
      'Są dowody',
    ]);
  });

  it('shows the decision of somebody else', async () => {
    let stored = life;
    fakeApi({
      [LIFE]: () => stored,
      [DECIDE]: () => {
        stored = { ...life, order: { ...reported, status: 'verified', allowed_actions: [] }, reports: [] };
        return problem(409, 'invalid_transition');
      },
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Anuluj zamówienie' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const box of dialog.getAllByRole('textbox')) await userEvent.type(box, 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(await screen.findByText(/Ktoś inny rozpatrzył już zgłoszenie/)).toBeInTheDocument();
    expect(await screen.findByText('Potwierdzone')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a transaction is left to another admin when the admin takes part', async () => {
    fakeApi({ [LIFE]: () => ({ ...life, is_own: true, order: { ...life.order, allowed_actions: [] } }) });
    await open();
    expect(await screen.findByText(/Zdecyduje o nim inny administrator/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Potwierdź zakup' })).not.toBeInTheDocument();
  });

  it('is reported when it does not exist', async () => {
    fakeApi({ [LIFE]: () => problem(404, 'not_found') });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tej transakcji nie ma' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Wszystkie transakcje' })).toHaveAttribute('href', `${PATH}?show=all`);
  });
});
