import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { fakeApi, noConnection, order, orderExport, ownOrders, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { PurchasesPage } from '../orders.page.tsx';

const FILE = 'GET offers/get-my-purchases/export/';

let saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T10:00:00Z'));
  saved = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${saved.push({ name: '', file })}`,
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    Object.assign(saved.at(-1) ?? {}, { name: this.download });
  });
  signInAs.person();
});
afterEach(() => {
  jest.restoreAllMocks();
  act(signOut);
});

async function saveFile(answer: () => unknown, search = '') {
  const calls = fakeApi({ 'GET offers/get-my-purchases/': () => ownOrders([order()]), [FILE]: answer });
  const page = (
    <>
      <PurchasesPage />
      <Toaster />
    </>
  );
  await renderPage(page, { url: `/transactions/orders${search}` });
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('button', { name: 'Pobierz CSV' }));
  return calls.filter(({ path }) => path.endsWith('export/'));
}

it('a buyer saves what the list has, under their own name', async () => {
  const calls = await saveFile(() => orderExport(), '?q=st%C3%B3%C5%82&month=2026-10&status=overdue');
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual(['zamowienia-ewa-nowak-2026-10-01-2026-10-31.csv']),
  );
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ q: 'stół', month: '2026-10', status: 'overdue' });
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0]?.file as Blob);
  });
  expect(text).toMatch(/Numer.*Data zamówienia.*Termin płatności.*Termin realizacji/);
  expect(text).toContain('"W-000123"');
});

it('a file that has not room for all orders comes with a note', async () => {
  await saveFile(() => orderExport(undefined, true));
  expect(
    await screen.findByText('Plik zawiera 1 najnowsze zamówienie. Zawęź listę, aby pobrać starsze.'),
  ).toBeVisible();
});

it('a file that cannot be read is reported, and nothing is saved', async () => {
  await saveFile(noConnection);
  expect(await screen.findByText(/^Nie udało się przygotować pliku\. Brak połączenia/)).toBeVisible();
  expect(saved).toEqual([]);
});
