import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnInvoiceDetails } from '@wspolnik/contract';
import {
  type ApiCall,
  axe,
  createRenderPage,
  fakeApi,
  invoiceDetails,
  ownInvoiceDetails,
  readMessages,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
// Loaded on demand; imported here, so that no test waits for its compilation.
import './invoice-card.tsx';
import { InvoiceSummary } from './invoice-summary.tsx';

const renderPage = createRenderPage({ messages: readMessages('shared-ui/market') });
const URL = 'accounts/invoice-details/';

beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => act(signOut));

/** Inside the form of a purchase, which must not be sent by the form of the details. */
async function show(own: OwnInvoiceDetails, put: (call: ApiCall) => unknown = () => own) {
  const onBuy = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const calls = fakeApi({ [`GET ${URL}`]: () => own, [`PUT ${URL}`]: put });
  await renderPage(
    <form onSubmit={onBuy}>
      <InvoiceSummary />
    </form>,
    { url: '/' },
  );
  const summary = within(await screen.findByRole('region', { name: 'Dane do faktury' }));
  return { onBuy, summary, sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the invoice details before an order', () => {
  it('a person sees what the seller will read, and may change it', async () => {
    const person = { name: 'Ewa Nowak', nip: null, bank_number: null };
    const { summary } = await show(ownInvoiceDetails({ details: invoiceDetails(person) }));
    expect(summary.getByText('Ewa Nowak')).toBeVisible();
    expect(summary.getByText(/^Sprzedający zobaczy te dane/)).toBeVisible();
    expect(summary.getByRole('button', { name: 'Zmień' })).toBeVisible();
    expect(await axe(document.body)).toEqual([]);
  });

  it('a company without a NIP gives it once, and nothing is bought by that', async () => {
    act(() => switchProfile(sellerProfile));
    const details = invoiceDetails({ nip: null });
    const stored = ownInvoiceDetails({ details: invoiceDetails({ nip: '5260250274' }) });
    const { summary, sent, onBuy } = await show(ownInvoiceDetails({ details, stored: false }), () => stored);
    await userEvent.click(summary.getByRole('button', { name: 'Uzupełnij dane' }));
    const nip = (await dialog()).getByRole('textbox', { name: /^NIP/ });
    const save = (await dialog()).getByRole('button', { name: 'Zapisz dane' });
    await userEvent.type(nip, '5260250275');
    await userEvent.click(save);
    await waitFor(() => expect(nip).toBeInvalid());
    expect(sent()).toEqual([]);
    await userEvent.clear(nip);
    await userEvent.type(nip, '526-025-02-74');
    await userEvent.click(save);
    expect(await summary.findByText('NIP 5260250274')).toBeVisible();
    expect(sent()).toEqual([expect.objectContaining({ name: details.name, nip: '526-025-02-74' })]);
    expect(onBuy).not.toHaveBeenCalled();
  });

  it('a plain member is asked to turn to an owner', async () => {
    act(() => switchProfile(sellerProfile));
    const { summary } = await show(ownInvoiceDetails({ details: invoiceDetails({ nip: null }), may_edit: false }));
    expect(summary.getByText(/uzupełnia właściciel albo menedżer/)).toBeVisible();
    expect(summary.queryByRole('button')).not.toBeInTheDocument();
  });

  it('the account of withdrawals is proposed in the form', async () => {
    const details = invoiceDetails({ bank_number: null });
    const own = ownInvoiceDetails({ details, stored: false, suggested_bank_number: '61109010140000071219812874' });
    const { summary } = await show(own);
    await userEvent.click(summary.getByRole('button', { name: 'Zmień' }));
    expect((await dialog()).getByRole('textbox', { name: /^Rachunek/ })).toHaveValue(
      '61 1090 1014 0000 0712 1981 2874',
    );
  });
});
