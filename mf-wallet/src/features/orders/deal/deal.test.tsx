import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Deal, Order } from '@wspolnik/contract';
import {
  type ApiCall,
  axe,
  deal,
  fakeApi,
  invoiceDetails,
  order,
  ownOrders,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { PurchasesPage, SalesPage } from '../orders.page.tsx';
// Loaded on demand in the page; imported here, so that no test waits for their compilation.
import './order-deal.tsx';
import './deal-dialogs.tsx';
import './details-dialog.tsx';

beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => act(signOut));

type Answers = Record<string, (call: ApiCall) => unknown>;

/** The open order with its deal; a POST answers the next state of the deal. */
async function openDeal(side: 'sales' | 'purchases', start: Deal, answers: Answers = {}, row: Partial<Order> = {}) {
  if (side === 'sales') act(() => switchProfile(sellerProfile));
  let now = start;
  const writes = Object.entries(answers).map(([path, answer]) => [
    path,
    (call: ApiCall) => {
      const result = answer(call);
      if (!(result instanceof Response)) now = result as Deal;
      return result;
    },
  ]);
  const calls = fakeApi({
    [`GET offers/get-my-${side}/`]: () => ownOrders([order(row)]),
    [`GET transaction/deal/${start.id}/`]: () => now,
    ...Object.fromEntries(writes),
  });
  const Page = side === 'sales' ? SalesPage : PurchasesPage;
  await renderPage(<Page />, { url: `/transactions/${side === 'sales' ? 'sales' : 'orders'}?open=${start.id}` });
  await screen.findByRole('heading', { name: 'Dane do faktury' });
  return {
    become: (next: Deal) => {
      now = next;
    },
    sent: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body })),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
}

const region = (name: RegExp) => within(screen.getByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const PAID = 'POST transaction/deal-paid/';

describe('the deal of an order', () => {
  it('both sides are named with what an invoice needs, and the scope as it was bought', async () => {
    await openDeal('purchases', deal({ side: 'buyer', allowed_actions: ['deal-details'] }));
    const seller = region(/^Sprzedający/);
    expect(seller.getByText('Stolarnia Dąb')).toBeVisible();
    expect(seller.getByText('NIP 5260250274')).toBeVisible();
    expect(seller.getByText('61 1090 1014 0000 0712 1981 2874')).toBeVisible();
    expect(region(/^Kupujący \(/).getByRole('link', { name: 'ewa@nowak.test' })).toBeVisible();
    expect(seller.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Montaż')).toBeVisible();
    expect(screen.getByText('21 dni')).toBeVisible();
    const documents = within(screen.getByRole('list', { name: 'Załączniki zapytania' }));
    expect(documents.getByRole('link', { name: 'zapytanie.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Oznacz jako zapłacone' })).not.toBeInTheDocument();
    expect(await axe(document.body)).toEqual([]);
  });

  it('a side whose profile was deleted has no details', async () => {
    await openDeal('sales', deal({ buyer: { details: null, corrected_at: null } }));
    expect(region(/^Kupujący \(/).getByText('Dane usunięte razem z profilem.')).toBeVisible();
  });

  it('what the other side changes appears at once', async () => {
    const { become } = await openDeal('sales', deal());
    const details = invoiceDetails({ name: 'Nowak Ewa Usługi' });
    become(deal({ buyer: { details, corrected_at: '2026-01-05T10:00:00.000Z' } }));
    act(() =>
      tellFrame({
        seq: 1,
        type: 'order.changed',
        data: { id: deal().id, status: 'bought', company_id: sellerProfile.id },
      }),
    );
    expect(await region(/^Kupujący \(/).findByText('Nowak Ewa Usługi')).toBeVisible();
    expect(screen.getByText(/^Poprawiono 5 stycznia/)).toBeVisible();
  });

  it('the file is downloaded as PDF in the language of the page', async () => {
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = jest.fn(() => 'blob:1');
    URL.revokeObjectURL = jest.fn();
    let asked = '';
    const { press } = await openDeal('sales', deal(), {
      [`GET transaction/deal/${deal().id}/pdf/`]: ({ params }) => {
        asked = params.get('lang') ?? '';
        return new Response('%PDF');
      },
    });
    await press('Pobierz kartę zamówienia (PDF)');
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(asked).toBe('pl');
  });
});

describe('the payment', () => {
  it.each([
    ['a paid order', { paid_on: '2026-01-12' }, /^Zapłacone 12 stycznia/],
    ['an overdue order', { due_on: '2026-01-17', overdue: true }, /^Po terminie \(17 stycznia/],
    ['a due order', { due_on: '2026-01-17' }, /^Termin płatności: 17 stycznia/],
  ])('%s is recognised on its row', async (_, row, text) => {
    await openDeal('purchases', deal({ side: 'buyer', allowed_actions: [] }), {}, row);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('the seller marks it as paid with a day, not in the future', async () => {
    const paid = deal({ paid_on: '2026-01-12', allowed_actions: ['deal-unpaid'] });
    const { press, sent } = await openDeal('sales', deal(), { [PAID]: () => paid });
    await press('Oznacz jako zapłacone');
    const field = (await dialog()).getByLabelText(/Data zapłaty/);
    await userEvent.clear(field);
    await userEvent.type(field, '2999-01-01');
    const confirm = (await dialog()).getByRole('button', { name: 'Oznacz jako zapłacone' });
    await userEvent.click(confirm);
    await waitFor(() => expect(field).toBeInvalid());
    expect(sent()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '2026-01-12');
    await userEvent.click(confirm);
    expect(await screen.findByText(/^Zapłacone 12 stycznia/)).toBeVisible();
    expect(sent()).toEqual([
      { path: 'transaction/deal-paid/', body: { transaction_id: deal().id, paid_on: '2026-01-12' } },
    ]);
    expect(screen.getByRole('button', { name: 'Cofnij oznaczenie zapłaty' })).toBeVisible();
  });

  it('the seller takes a payment back after a question', async () => {
    const { press, sent } = await openDeal('sales', deal({ paid_on: '2026-01-12', allowed_actions: ['deal-unpaid'] }), {
      'POST transaction/deal-unpaid/': () => deal(),
    });
    await press('Cofnij oznaczenie zapłaty');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cofnij oznaczenie zapłaty' }));
    expect(await screen.findByText('Czeka na zapłatę')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('the seller reminds the buyer once, and sees when the next reminder is possible', async () => {
    const reminded = deal({ reminded_at: '2026-01-20T10:00:00.000Z', remind_from: '2026-01-23T10:00:00.000Z' });
    const { press, sent } = await openDeal('sales', deal({ overdue: true }), {
      'POST transaction/deal-remind/': () => reminded,
    });
    await press('Przypomnij o płatności');
    expect(await screen.findByText(/Następne możesz wysłać od 23 stycznia/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Przypomnij o płatności' })).toBeDisabled();
    expect(sent()).toHaveLength(1);
  });

  it('the seller moves the due date', async () => {
    const { press, sent } = await openDeal('sales', deal(), {
      'POST transaction/deal-due/': () => deal({ due_on: '2026-02-01' }),
    });
    await press('Zmień termin płatności');
    const field = (await dialog()).getByLabelText(/Termin płatności/);
    await userEvent.clear(field);
    await userEvent.type(field, '2026-02-01');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Zapisz termin' }));
    expect(await screen.findByText('1 lutego 2026')).toBeVisible();
    expect(sent()[0]?.body).toEqual({ transaction_id: deal().id, due_on: '2026-02-01' });
  });
});

describe('correcting the own details', () => {
  const CORRECT = 'POST transaction/deal-details/';

  it('wrong numbers are refused before they are sent', async () => {
    const { press, sent } = await openDeal('sales', deal(), { [CORRECT]: () => deal() });
    await press('Popraw dane');
    const nip = (await dialog()).getByRole('textbox', { name: /^NIP/ });
    const account = (await dialog()).getByRole('textbox', { name: /^Rachunek/ });
    await userEvent.clear(nip);
    await userEvent.type(nip, '5260250275');
    await userEvent.clear(account);
    await userEvent.type(account, '61 1090');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Zapisz dane' }));
    await waitFor(() => expect(nip).toBeInvalid());
    expect(account).toBeInvalid();
    expect(sent()).toEqual([]);
    expect(await axe(document.body)).toEqual([]);
  });

  it('the correction is sent with the order, and shown', async () => {
    const details = invoiceDetails({ name: 'Stolarnia Dąb s.c.' });
    const { press, sent } = await openDeal('sales', deal(), {
      [CORRECT]: () => deal({ seller: { details, corrected_at: '2026-01-05T10:00:00.000Z' } }),
    });
    await press('Popraw dane');
    await userEvent.type((await dialog()).getByRole('textbox', { name: /^Nazwa na fakturze/ }), ' s.c.');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Zapisz dane' }));
    expect(await region(/^Sprzedający/).findByText('Stolarnia Dąb s.c.')).toBeVisible();
    expect(sent()[0]?.body).toMatchObject({ transaction_id: deal().id, name: 'Stolarnia Dąb s.c.', nip: '5260250274' });
  });

  it('the API’s refusal is at its field', async () => {
    const { press } = await openDeal('sales', deal(), {
      [CORRECT]: () => problem(422, 'validation_failed', { nip: [{ code: 'nip' }] }),
    });
    await press('Popraw dane');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Zapisz dane' }));
    const nip = (await dialog()).getByRole('textbox', { name: /^NIP/ });
    await waitFor(() => expect(nip).toBeInvalid());
  });
});
