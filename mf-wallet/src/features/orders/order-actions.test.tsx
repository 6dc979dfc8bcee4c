import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@wspolnik/api/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { type ApiCall, fakeApi, noConnection, problem } from '@wspolnik/shared-auth/testing';
import { axe } from '@wspolnik/shared-ui/testing';
import { renderPage } from '../../lib/testing/render-page.tsx';
import { company, idOf, login, order, pageOf } from '../../lib/testing/samples.ts';
import { PurchasesPage, SalesPage } from './orders.page.tsx';

// The first dialog of a file loads its module.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });

const LIST = { purchases: 'GET offers/get-my-purchases/', sales: 'GET offers/get-my-sales/' };
type Side = keyof typeof LIST;

beforeEach(() => {
  sessionStorage.clear();
  useSessionStore.getState().signIn(login);
});
afterEach(() => act(() => useSessionStore.getState().clear()));

/** The page with one open order; `answer` stands for the API's next state of it. */
async function openPage(side: Side, start: Order, answers: Record<string, (call: ApiCall) => Order | Response>) {
  let now = start;
  if (side === 'sales') act(() => useSessionStore.getState().switchCompany(company));
  const writes = Object.entries(answers).map(([path, answer]) => [
    `POST ${path}`,
    (call: ApiCall) => {
      const result = answer(call);
      if (!(result instanceof Response)) now = result;
      return result;
    },
  ]);
  const calls = fakeApi({ [LIST[side]]: () => pageOf([now]), ...Object.fromEntries(writes) });
  const path = side === 'sales' ? '/transactions/sales' : '/transactions/orders';
  const Page = side === 'sales' ? SalesPage : PurchasesPage;
  const { unmount } = await renderPage(<Page />, { url: `${path}?open=${start.id}` });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  return {
    unmount,
    press,
    become: (next: Order) => (now = next),
    sent: () => calls.filter((call) => call.method === 'POST'),
  };
}

const dialog = async () => within(await screen.findByRole('dialog'));
const inDialog = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
const row = () => within(screen.getByRole('article'));

it('shows exactly the buttons that the API allows', async () => {
  const allowed_actions = ['resubmit', 'report', 'cancel-sale', 'teleport'];
  await openPage('purchases', order({ allowed_actions }), {});
  await screen.findByRole('article');
  const names = row()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Przekaż do weryfikacji', 'Zgłoś sprzedającego', 'Anuluj zamówienie']);
});

describe('a seller', () => {
  const waiting = order({ status: 'in_verification', allowed_actions: ['cancel-sale', 'my-sales-change-status'] });

  it('sees who gets what before verifying, and what became of it after', async () => {
    const deed = {
      at: '2026-01-06T10:00:00.000Z',
      action: 'my-sales-change-status',
      actor: 'Stolarnia Żuraw',
      reason: null,
    };
    const history = [...waiting.history, { ...deed, status: 'verified' as const }];
    const verified = order({ status: 'verified', matures_at: '2026-01-20T10:00:00.000Z', history });
    const { press, sent } = await openPage('sales', waiting, { 'offers/my-sales-change-status/': () => verified });
    await press('Potwierdź zakup');
    const asked = await dialog();
    expect(asked.getByText('Ewa Nowak')).toBeVisible();
    expect(asked.getByText('Nikt nie polecił: wraca do sprzedającego')).toBeVisible();
    expect(asked.getAllByText('90,00 zł')).toHaveLength(2);
    expect(await axe(document.body)).toEqual([]);
    await inDialog('Potwierdź zakup');
    expect(await screen.findByRole('heading', { name: 'Sprzedaż potwierdzona' })).toBeVisible();
    expect(sent()[0]?.body).toEqual({ transaction_id: waiting.id, status: 'verified' });
    expect(sent()[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Potwierdź zakup' })).not.toBeInTheDocument();
    expect(row().getByText('Potwierdzono zakup')).toBeVisible();
    expect(screen.queryByText(/Właśnie się zmieniło/)).not.toBeInTheDocument();
  });

  it('rejects with a reason, and not without', async () => {
    const rejected = order({ status: 'rejected', rejected_reason: 'Zły NIP' });
    const { press, sent } = await openPage('sales', waiting, { 'offers/my-sales-change-status/': () => rejected });
    await press('Odrzuć zakup');
    await inDialog('Odrzuć zakup');
    expect(await (await dialog()).findByText('To pole jest wymagane.')).toBeVisible();
    expect(sent()).toEqual([]);
    expect(await axe(document.body)).toEqual([]);
    await userEvent.type((await dialog()).getByRole('textbox', { name: /Powód odrzucenia/ }), ' Zły NIP ');
    await inDialog('Odrzuć zakup');
    expect(await screen.findByText('Zły NIP')).toBeVisible();
    expect(sent()[0]?.body).toEqual({ transaction_id: waiting.id, status: 'rejected', rejected_reason: 'Zły NIP' });
  });

  it('reads the API’s complaint at its field', async () => {
    const complaint = () =>
      problem(422, 'validation_failed', { rejected_reason: [{ code: 'maxLength', params: { n: 9 } }] });
    const { press } = await openPage('sales', waiting, { 'offers/my-sales-change-status/': complaint });
    await press('Odrzuć zakup');
    await userEvent.type((await dialog()).getByRole('textbox'), 'Za długi powód');
    await inDialog('Odrzuć zakup');
    const field = (await dialog()).getByRole('textbox');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Maksymalnie 9 znaków/));
  });

  it('learns who was faster when a colleague has decided already', async () => {
    const history = [
      ...waiting.history,
      {
        at: '2026-01-05T10:00:00.000Z',
        status: 'verified' as const,
        action: 'my-sales-change-status',
        actor: 'Stolarnia Żuraw',
        reason: null,
      },
    ];
    const { press, become, sent } = await openPage('sales', waiting, {
      'offers/my-sales-change-status/': () => problem(409, 'invalid_transition'),
    });
    await press('Odrzuć zakup');
    await userEvent.type((await dialog()).getByRole('textbox'), 'Zły NIP');
    become(order({ status: 'verified', history }));
    await inDialog('Odrzuć zakup');
    expect(await screen.findByText(/Właśnie się zmieniło: Potwierdzono zakup \(Stolarnia Żuraw\)/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Sprzedaż potwierdzona' })).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('keeps what was typed over a lost session', async () => {
    const { press, unmount } = await openPage('sales', waiting, {});
    await press('Odrzuć zakup');
    await userEvent.type((await dialog()).getByRole('textbox'), 'Brak faktury');
    unmount();
    act(() => useSessionStore.getState().clear());
    act(() => useSessionStore.getState().signIn(login));
    const again = await openPage('sales', waiting, {});
    await again.press('Odrzuć zakup');
    expect((await dialog()).getByRole('textbox')).toHaveValue('Brak faktury');
  });

  it('who may not decide is told who does', async () => {
    await openPage('sales', order({ status: 'in_verification' }), {});
    expect(await screen.findByText('Decyduje właściciel albo menedżer firmy.')).toBeVisible();
    expect(row().queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a buyer', () => {
  it('submits again and knows how many times are left', async () => {
    const rejected = order({ status: 'rejected', resubmissions_left: 2, allowed_actions: ['resubmit'] });
    const { press, sent } = await openPage('purchases', rejected, {
      'offers/resubmit/': () => order({ status: 'in_verification' }),
    });
    expect(await screen.findByText('Możesz je wysłać ponownie jeszcze 2 razy.')).toBeVisible();
    await press('Wyślij ponownie');
    expect((await dialog()).getByText('Po tym wysłaniu zostanie jeszcze 1 ponowne zgłoszenie.')).toBeVisible();
    await inDialog('Przekaż');
    expect(await screen.findByRole('heading', { name: 'Sprzedający sprawdza zamówienie' })).toBeVisible();
    expect(sent()[0]?.body).toEqual({ transaction_id: rejected.id });
  });

  it('is told when no submission is left', async () => {
    await openPage('purchases', order({ status: 'rejected', resubmissions_left: 0, allowed_actions: ['report'] }), {});
    expect(await screen.findByText(/Wszystkie 3 ponowne zgłoszenia są wykorzystane/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Wyślij ponownie' })).not.toBeInTheDocument();
  });

  it('reports the seller with a reason', async () => {
    const verified = order({ status: 'verified', allowed_actions: ['report'] });
    const { press, sent } = await openPage('purchases', verified, {
      'offers/report/': () => order({ status: 'reported' }),
    });
    await press('Zgłoś sprzedającego');
    await userEvent.type((await dialog()).getByRole('textbox', { name: /Co się stało/ }), 'Brak towaru');
    await inDialog('Zgłoś');
    expect(await screen.findByRole('heading', { name: 'Sprawę bada administrator' })).toBeVisible();
    expect(sent()[0]?.body).toEqual({ transaction_id: verified.id, reason: 'Brak towaru' });
  });

  it('is told offline that nothing was sent, and sends the same request once more', async () => {
    const bought = order({ allowed_actions: ['resubmit'] });
    let isOnline = false;
    const { press, sent } = await openPage('purchases', bought, {
      'offers/resubmit/': () => (isOnline ? order({ status: 'in_verification' }) : noConnection()),
    });
    await press('Przekaż do weryfikacji');
    await inDialog('Przekaż');
    expect(await (await dialog()).findByText(/Brak połączenia z serwerem/)).toBeVisible();
    isOnline = true;
    await inDialog('Przekaż');
    expect(await screen.findByRole('heading', { name: 'Sprzedający sprawdza zamówienie' })).toBeVisible();
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('sends once, however often the button is pressed', async () => {
    const { press, sent } = await openPage('purchases', order({ allowed_actions: ['resubmit'] }), {
      'offers/resubmit/': () => order({ status: 'in_verification' }),
    });
    await press('Przekaż do weryfikacji');
    await userEvent.dblClick((await dialog()).getByRole('button', { name: 'Przekaż' }));
    await screen.findByRole('heading', { name: 'Sprzedający sprawdza zamówienie' });
    expect(sent()).toHaveLength(1);
  });
});

describe('naming a referrer', () => {
  const bought = order({ allowed_actions: ['reflink-actions'] });
  const named = order({ referrer: { id: idOf(800), type: 'user', name: 'Jan Lis', thumbnail: null } });

  it('takes a whole link, and shows who gets the half', async () => {
    const { press, sent } = await openPage('purchases', bought, { 'transaction/reflink-actions/': () => named });
    expect(await screen.findByText('Połowa za polecenie: wraca do sprzedającego')).toBeVisible();
    await press('Wskaż polecającego');
    await userEvent.type((await dialog()).getByRole('textbox'), 'https://wspolnik.test/?ref=abc-1 ');
    await inDialog('Wskaż');
    expect(await screen.findByText('Połowa za polecenie: Jan Lis')).toBeVisible();
    expect(sent()[0]?.body).toEqual({ transaction_id: bought.id, referrer: 'abc-1' });
    expect(screen.queryByRole('button', { name: 'Wskaż polecającego' })).not.toBeInTheDocument();
  });

  it.each([
    ['no token', 'https://wspolnik.test/offers', 0],
    ['an unknown one', 'abc-2', 1],
  ])('says what is wrong with a link with %s', async (_, link, requests) => {
    const { press, sent } = await openPage('purchases', bought, {
      'transaction/reflink-actions/': () => problem(422, 'validation_failed', { referrer: [{ code: 'invalid' }] }),
    });
    await press('Wskaż polecającego');
    await userEvent.type((await dialog()).getByRole('textbox'), link);
    await inDialog('Wskaż');
    const field = (await dialog()).getByRole('textbox');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Ten link jest nieznany/));
    expect(sent()).toHaveLength(requests);
    expect(await axe(document.body)).toEqual([]);
  });
});
