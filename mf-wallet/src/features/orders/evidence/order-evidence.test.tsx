import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@wspolnik/contract';
import { toast } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  idOf,
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

const invoice: Order['documents'][number] = {
  id: idOf(41),
  name: 'faktura.pdf',
  kind: 'pdf',
  state: 'available' as const,
  size: 240_000,
  url: '/api/files/private/faktura.pdf?sig=1',
  submitted: false,
  created_at: '2026-01-04T10:00:00.000Z',
};
const info: Order['infos'][number] = {
  id: idOf(51),
  text: 'FV 12/2026',
  submitted: false,
  created_at: '2026-01-04T11:00:00.000Z',
};
const ADD = ['sale-add-document', 'sale-add-info'];
const open = order({ allowed_actions: ADD });
const url = `/transactions/orders?open=${open.id}`;
const evidence = async () => within(await screen.findByRole('region', { name: 'Dowód zakupu' }));

const pdf = (name: string, size = 100) => new File(['%PDF-', new Uint8Array(size)], name, { type: 'application/pdf' });

/** Each write returns the next state. */
function api(...states: Order[]) {
  let now = open;
  const next = () => {
    now = states.shift() ?? now;
    return now;
  };
  return fakeApi({
    'GET offers/get-my-purchases/': () => ownOrders([now]),
    'POST offers/sale-add-info/': next,
    'POST offers/sale-add-document/': next,
    'POST offers/sale-remove-document/': next,
    'POST offers/sale-remove-info/': next,
  });
}

beforeEach(() => {
  sessionStorage.clear();
  signInAs.person({ companies: [sellerProfile] });
});
afterEach(() => act(signOut));

it('the seller can open and download documents and read texts, but add none', async () => {
  act(() => switchProfile(sellerProfile));
  fakeApi({ 'GET offers/get-my-sales/': () => ownOrders([order({ documents: [invoice], infos: [info] })]) });
  const { container } = await renderPage(<SalesPage />, { url: `/transactions/sales?open=${open.id}` });
  const shown = await evidence();
  expect(shown.getByRole('button', { name: 'faktura.pdf' })).toBeVisible();
  expect(shown.getByRole('link', { name: 'Pobierz: faktura.pdf' })).toHaveAttribute('download', 'faktura.pdf');
  expect(shown.getByText(/PDF · 240 kB/)).toBeVisible();
  expect(shown.getByText('FV 12/2026')).toBeVisible();
  expect(shown.getAllByRole('button')).toHaveLength(1);
  expect(await axe(container)).toEqual([]);
});

it('a sent text clears the field, and the next one has a new idempotency key', async () => {
  const second = { ...info, id: idOf(52), text: 'Odbiór 5 stycznia' };
  const calls = api(order({ infos: [info], allowed_actions: ADD }), order({ infos: [info, second] }));
  await renderPage(<PurchasesPage />, { url });
  const box = async () => (await evidence()).findByRole('textbox', { name: 'Dodaj informację' });
  await userEvent.type(await box(), ' FV 12/2026 ');
  await userEvent.click((await evidence()).getByRole('button', { name: 'Dodaj informację' }));
  expect(await (await evidence()).findByText('FV 12/2026', { selector: 'p' })).toBeVisible();
  await waitFor(async () => expect(await box()).toHaveValue(''));
  await waitFor(async () => expect(await box()).toHaveFocus());
  // An empty field after a success is no error.
  await userEvent.tab();
  expect(await box()).toBeValid();
  await userEvent.type(await box(), 'Odbiór 5 stycznia');
  await userEvent.click((await evidence()).getByRole('button', { name: 'Dodaj informację' }));
  expect(await (await evidence()).findByText('Odbiór 5 stycznia', { selector: 'p' })).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([
    { transaction_id: open.id, text: 'FV 12/2026' },
    { transaction_id: open.id, text: 'Odbiór 5 stycznia' },
  ]);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

it('a text is required, and its characters are counted', async () => {
  const calls = api();
  await renderPage(<PurchasesPage />, { url });
  const shown = await evidence();
  await userEvent.type(await shown.findByRole('textbox'), '   ');
  await userEvent.click(shown.getByRole('button', { name: 'Dodaj informację' }));
  expect(await shown.findByText('To pole jest wymagane.')).toBeVisible();
  expect(shown.getByText('3 z 1000')).toBeVisible();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

it('a chosen document is uploaded at once and listed', async () => {
  const calls = api(order({ documents: [invoice], allowed_actions: ADD }));
  await renderPage(<PurchasesPage />, { url });
  await evidence();
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, pdf('faktura.pdf'));
  expect(await (await evidence()).findByRole('button', { name: 'faktura.pdf' })).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
});

it.each([
  ['another format', new File(['MZ'], 'wirus.exe'), /Nieobsługiwany format. Dozwolone: /],
  ['another content than its name says', new File(['not a PDF'], 'umowa.pdf'), /Nieobsługiwany format. Dozwolone: /],
  ['more than 10 MB', pdf('skan.pdf', 10_000_001), 'Plik jest za duży. Maksymalny rozmiar: 10 MB.'],
])('a file of %s is refused with a reason', async (_, file, text) => {
  const calls = api();
  await renderPage(<PurchasesPage />, { url });
  await evidence();
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.setup({ applyAccept: false }).upload(input, file);
  const rows = within(await (await evidence()).findByRole('list'));
  expect(await rows.findByText(text)).toBeVisible();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

it('an order submitted in another tab is shown as it is now', async () => {
  let now = open;
  fakeApi({
    'GET offers/get-my-purchases/': () => ownOrders([now]),
    'POST offers/sale-add-info/': () => problem(409, 'invalid_transition'),
  });
  await renderPage(<PurchasesPage />, { url });
  await userEvent.type(await (await evidence()).findByRole('textbox'), 'FV 12/2026');
  now = order({ status: 'in_verification' });
  await userEvent.click((await evidence()).getByRole('button', { name: 'Dodaj informację' }));
  expect(await screen.findByRole('heading', { name: 'Sprzedający sprawdza zamówienie' })).toBeVisible();
  expect((await evidence()).queryByRole('textbox')).not.toBeInTheDocument();
});

it('the limit of documents is reported', async () => {
  const documents = Array.from({ length: 10 }, (_, place) => ({ ...invoice, id: idOf(60 + place) }));
  fakeApi({
    'GET offers/get-my-purchases/': () => ownOrders([order({ documents, allowed_actions: ['sale-add-info'] })]),
  });
  await renderPage(<PurchasesPage />, { url });
  expect(await screen.findByText('To już 10 dokumentów, więcej nie można dodać.')).toBeVisible();
  expect(document.querySelector('input[type="file"]')).toBeNull();
});

describe('until it is submitted', () => {
  const may = [...ADD, 'sale-remove-document', 'sale-remove-info', 'resubmit'];
  const filled = order({ documents: [invoice], infos: [info], allowed_actions: may });
  const bodies = (calls: ReturnType<typeof api>) =>
    calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

  it('a document is removed after a question', async () => {
    const calls = api(filled, order({ infos: [info], allowed_actions: may }));
    await renderPage(<PurchasesPage />, { url });
    await add();
    await userEvent.click(await (await evidence()).findByRole('button', { name: 'Usuń: faktura.pdf' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'faktura.pdf' })).not.toBeInTheDocument());
    expect(bodies(calls).at(-1)).toEqual({ transaction_id: open.id, document_id: invoice.id });
  });

  it('a document is replaced by another file', async () => {
    const calls = api(
      filled,
      order({ documents: [{ ...invoice, id: idOf(42), name: 'nowa.pdf' }], allowed_actions: may }),
    );
    await renderPage(<PurchasesPage />, { url });
    await add();
    await userEvent.click(await (await evidence()).findByRole('button', { name: 'Zastąp: faktura.pdf' }));
    const box = await screen.findByRole('dialog', { name: 'Zastąp dokument faktura.pdf' });
    expect(await axe(document.body)).toEqual([]);
    await userEvent.upload(box.querySelector('input[type="file"]') as HTMLInputElement, pdf('nowa.pdf'));
    expect(await (await evidence()).findByRole('button', { name: 'nowa.pdf' })).toBeVisible();
    expect(calls.filter(({ path }) => path === 'offers/sale-add-document/')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('a text is changed and removed', async () => {
    const changed = { ...info, id: idOf(52), text: 'FV 13/2026' };
    const calls = api(filled, order({ infos: [changed], allowed_actions: may }), order({ allowed_actions: ADD }));
    await renderPage(<PurchasesPage />, { url });
    await add();
    await userEvent.click(await (await evidence()).findByRole('button', { name: 'Zmień informację: FV 12/2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zmień informację' }));
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'FV 13/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz' }));
    expect(await (await evidence()).findByText('FV 13/2026', { selector: 'p' })).toBeVisible();
    expect(bodies(calls).at(-1)).toEqual({ transaction_id: open.id, text: 'FV 13/2026', replaces: info.id });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click((await evidence()).getByRole('button', { name: 'Usuń informację: FV 13/2026' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(screen.queryByText('FV 13/2026')).not.toBeInTheDocument());
    expect(bodies(calls).at(-1)).toEqual({ transaction_id: open.id, info_id: changed.id });
  });

  /** The first write of `api` brings the filled order. */
  async function add() {
    const box = await (await evidence()).findByRole('textbox', { name: 'Dodaj informację' });
    await userEvent.type(box, 'x');
    await userEvent.click((await evidence()).getByRole('button', { name: 'Dodaj informację' }));
    await (await evidence()).findByText('FV 12/2026', { selector: 'p' });
  }
});

it('submitted evidence is separate and cannot be removed', async () => {
  const documents = [
    { ...invoice, submitted: true },
    { ...invoice, id: idOf(42), name: 'nowa.pdf' },
  ];
  const allowed_actions = ['sale-remove-document', 'resubmit'];
  fakeApi({
    'GET offers/get-my-purchases/': () => ownOrders([order({ status: 'rejected', documents, allowed_actions })]),
  });
  const { container } = await renderPage(<PurchasesPage />, { url });
  const shown = await evidence();
  expect(shown.getByRole('heading', { name: 'Przekazane wcześniej' })).toBeVisible();
  const lists = shown.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
  expect(lists).toEqual(['Przekazane wcześniej: Dokumenty', 'Dodane od ostatniego przekazania: Dokumenty']);
  expect(shown.queryByRole('button', { name: 'Usuń: faktura.pdf' })).not.toBeInTheDocument();
  expect(shown.getByRole('button', { name: 'Usuń: nowa.pdf' })).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('a seller who views a document sees that its buyer has removed it', async () => {
  act(() => switchProfile(sellerProfile));
  let now = order({ documents: [invoice] });
  fakeApi({ 'GET offers/get-my-sales/': () => ownOrders([now]) });
  await renderPage(<SalesPage />, { url: `/transactions/sales?open=${open.id}` });
  await userEvent.click((await evidence()).getByRole('button', { name: 'faktura.pdf' }));
  expect(await screen.findByRole('dialog', { name: 'faktura.pdf' })).toBeVisible();
  now = order();
  act(() => tellFrame({ seq: 1, type: 'order.changed', data: { id: open.id, company_id: sellerProfile.id } }));
  expect(await screen.findByText('Kupujący usunął dokument: faktura.pdf.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('two uploaded files are announced once', async () => {
  const second = { ...invoice, id: idOf(42), name: 'umowa.pdf' };
  api(
    order({ documents: [invoice], allowed_actions: ADD }),
    order({ documents: [invoice, second], allowed_actions: ADD }),
  );
  const said = jest.spyOn(toast, 'success').mockImplementation(() => undefined);
  await renderPage(<PurchasesPage />, { url });
  await evidence();
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(input, [pdf('faktura.pdf'), pdf('umowa.pdf')]);
  await waitFor(() => expect(said.mock.calls).toEqual([['Dodano 2 dokumenty']]));
  said.mockRestore();
});
