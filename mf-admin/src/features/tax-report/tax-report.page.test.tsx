import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  confirmation,
  confirmationMethods,
  fakeApi,
  idOf,
  problem,
  signInAs,
  signOut,
  taxReport,
  taxReportFile,
  taxReportRow,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { TaxReportPage } from './tax-report.page.tsx';

const REPORT = 'GET accounts/admin/tax-report/';
const FILE = 'POST accounts/admin/tax-report/file/';
const made = { name: 'wyplaty-2025.csv', made_at: '2026-02-01T10:00:00.000Z', made_by: 'Jan Kos' };

async function show(answers: Parameters<typeof fakeApi>[0] = {}, url = '/admin/points/tax-report') {
  const calls = fakeApi({
    [REPORT]: () => taxReport(),
    'GET accounts/confirm/': () => confirmationMethods(),
    'POST accounts/confirm/': () => confirmation(),
    ...answers,
  });
  const page = (
    <main>
      <TaxReportPage />
      <Toaster />
    </main>
  );
  const view = await renderPage(page, { url, locale: url.startsWith('/en') ? 'en' : 'pl' });
  return { ...view, calls };
}

const row = async (name: string) => within(await screen.findByRole('article', { name }));

async function openFile(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const send = async () => {
    await userEvent.type(await dialog.findByLabelText(/^Twoje hasło/), 'Demo!2345');
    await userEvent.click(dialog.getByRole('button', { name }));
  };
  return { dialog, send };
}

beforeEach(() => {
  signInAs.admin();
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
  // jsdom does not download.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  act(signOut);
});

it('the report shows each person with the sum, the masked PESEL and the state of the data', async () => {
  const results = [
    taxReportRow({ amount: '5100.00', withdrawals: 5, id: idOf(82), name: 'Jan Lis', pesel: null }),
    taxReportRow(),
    taxReportRow({ id: idOf(83), name: 'Adam Wilk', is_deleted: true }),
    taxReportRow({ id: idOf(84), name: null, is_deleted: true, pesel: null }),
  ];
  const { container } = await show({
    [REPORT]: () => taxReport({ results, count: 4, missing: 2, amount: '12300.00' }),
  });
  const lis = await row('Jan Lis');
  expect(lis.getByText('Brakuje danych')).toBeVisible();
  expect(lis.getByText('5 wypłat')).toBeVisible();
  expect(lis.getByRole('link', { name: 'Jan Lis' })).toHaveAttribute('href', `/admin/users/${idOf(82)}`);
  expect((await row('Ewa Nowak')).getByText('PESEL •••••••1359')).toBeVisible();
  expect((await row('Adam Wilk')).getByText('Konto usunięte')).toBeVisible();
  expect((await row('Usunięte konto bez danych')).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/2025 r\.: wypłaty razem 12\s?300,00/)).toBeVisible();
  expect(screen.getByText('2 osobom brakuje danych.')).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('another year is chosen, and the current one has no file yet', async () => {
  const { calls } = await show({
    [REPORT]: ({ params }) =>
      params.get('year') === '2026' ? taxReport({ year: 2026, has_ended: false }) : taxReport(),
  });
  await row('Ewa Nowak');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rok' }), '2026');
  expect(await screen.findByText(/Rok jeszcze trwa/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /plik/ })).not.toBeInTheDocument();
  expect(calls.at(-1)?.params.get('year')).toBe('2026');
});

it('the file is made as the admin saw the report, with a confirmation, and is downloaded', async () => {
  let report = taxReport({ missing: 1 });
  const { calls } = await show({
    [REPORT]: () => report,
    [FILE]: () => {
      report = taxReport({ missing: 1, file: made });
      return taxReportFile();
    },
  });
  const { dialog, send } = await openFile('Sporządź plik za 2025 r.');
  expect(
    dialog.getByText(/danych tego roku nie będzie można zmienić, a każda osoba dostanie powiadomienie/),
  ).toBeVisible();
  expect(dialog.getByText('1 osobie brakuje danych')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await send();
  expect(await screen.findByText('Pobrano wyplaty-2025.csv')).toBeVisible();
  const call = calls.find(({ path, method }) => method === 'POST' && path.endsWith('/file/'));
  expect(call?.body).toEqual({ year: 2025, seen_count: 1, seen_missing: 1, seen_amount: '2400.00' });
  expect(call?.headers.get('confirmation')).toBe('confirmed');
  expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/wyplaty-2025\.csv z .*sporządzony przez: Jan Kos/)).toBeVisible();
});

it('a file that was made is downloaded again, after a confirmation', async () => {
  await show({ [REPORT]: () => taxReport({ file: made }), [FILE]: () => taxReportFile() });
  const { dialog, send } = await openFile('Pobierz plik za 2025 r.');
  expect(dialog.getByText(/Pobranie zapisze się w dzienniku/)).toBeVisible();
  await send();
  expect(await screen.findByText('Pobrano wyplaty-2025.csv')).toBeVisible();
});

it('a report that has changed meanwhile is refused in the dialog and reloaded', async () => {
  let report = taxReport();
  await show({
    [REPORT]: () => report,
    [FILE]: () => {
      report = taxReport({ amount: '3000.00' });
      return problem(409, 'tax_report_changed');
    },
  });
  const { dialog, send } = await openFile('Sporządź plik za 2025 r.');
  await send();
  expect(await dialog.findByText(/Zestawienie zmieniło się w międzyczasie/)).toBeVisible();
  expect(await dialog.findByText(/razem 3\s?000,00/)).toBeVisible();
});

it.each([
  ['', 'Niczyje wypłaty nie osiągnęły 2000 zł'],
  ['/en', 'Nobody’s withdrawals have reached 2,000 zł'],
])('a year without such people has an empty state, and no file %s', async (prefix, text) => {
  const empty = taxReport({ results: [], count: 0, amount: '0.00' });
  await show({ [REPORT]: () => empty }, `${prefix}/admin/points/tax-report`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /plik|file/i })).not.toBeInTheDocument();
});

it('a failed read is shown with a retry', async () => {
  let fails = true;
  await show({ [REPORT]: () => (fails ? problem(500, 'internal') : taxReport()) });
  expect(await screen.findByText('Nie udało się wczytać raportu podatkowego')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /ponownie/i }));
  expect((await row('Ewa Nowak')).getByText('Dane podane')).toBeVisible();
});
