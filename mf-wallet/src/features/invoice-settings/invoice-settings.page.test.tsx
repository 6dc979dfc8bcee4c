import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Loaded on demand; imported here, so that no test waits for its compilation.
import '@wspolnik/market/invoice-parts';
import type { OwnInvoiceDetails } from '@wspolnik/contract';
import {
  type ApiCall,
  axe,
  fakeApi,
  invoiceDetails,
  ownInvoiceDetails,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { AccountInvoicePage, CompanyInvoicePage } from './invoice-settings.page.tsx';

const DETAILS = 'accounts/invoice-details/';

beforeEach(() => signInAs.person({ companies: [sellerProfile] }));
afterEach(() => act(signOut));

function stored(own: OwnInvoiceDetails) {
  let now = own;
  const calls = fakeApi({
    [`GET ${DETAILS}`]: () => now,
    [`PUT ${DETAILS}`]: ({ body }: ApiCall) => {
      now = ownInvoiceDetails({ details: { ...own.details, ...(body as object) }, stored: true });
      return now;
    },
  });
  return () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}
const card = async () => within(await screen.findByRole('region', { name: 'Dane do faktury' }));

it('a person finds the details among the settings, changes them, and reads that new orders copy them', async () => {
  const details = invoiceDetails({ name: 'Ewa Nowak', nip: null, bank_number: null });
  const sent = stored(ownInvoiceDetails({ details, stored: false }));
  const { container } = await renderPage(<AccountInvoicePage />, { url: '/account/settings/invoice' });
  const nav = within(screen.getByRole('navigation', { name: 'Ustawienia konta' }));
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Dane do faktury');
  expect(screen.getByRole('heading', { level: 1, name: 'Dane do faktury' })).toBeVisible();
  expect(screen.getByText(/Dołączamy je do każdego nowego zamówienia/)).toBeVisible();
  expect((await card()).getByText(/Sprawdź je i zapisz/)).toBeVisible();
  expect(await axe(container)).toEqual([]);
  await userEvent.click((await card()).getByRole('button', { name: 'Zmień' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Nazwa/ }), ' Usługi');
  await userEvent.click(dialog.getByRole('button', { name: 'Zapisz dane' }));
  expect(await (await card()).findByText('Ewa Nowak Usługi')).toBeVisible();
  expect((await card()).queryByText(/Sprawdź je i zapisz/)).not.toBeInTheDocument();
  expect(sent()).toEqual([expect.objectContaining({ name: 'Ewa Nowak Usługi' })]);
});

it('a company has its own, which a plain member reads and does not change', async () => {
  act(() => switchProfile(sellerProfile));
  stored(ownInvoiceDetails({ details: invoiceDetails({ bank_number: null }), may_edit: false }));
  const { container } = await renderPage(<CompanyInvoicePage />, { url: '/companies/settings/invoice' });
  expect(screen.getByText(sellerProfile.name)).toBeVisible();
  expect((await card()).getByText(/Zmienia je właściciel albo menedżer firmy/)).toBeVisible();
  expect((await card()).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Ustawienia konta' })).not.toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});

it('details that could not be loaded are loaded again', async () => {
  let isUp = false;
  fakeApi({ [`GET ${DETAILS}`]: () => (isUp ? ownInvoiceDetails() : problem(500, 'internal')) });
  await renderPage(<AccountInvoicePage />, { url: '/en/account/settings/invoice', locale: 'en' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: 'Invoice details' })).toBeVisible();
});
