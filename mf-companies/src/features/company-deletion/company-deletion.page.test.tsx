import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  companyObligations,
  confirmation,
  confirmationMethods,
  fakeApi,
  me,
  noConnection,
  problem,
  sellerProfile,
  signInAs,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { CompanyDeletionPage } from './company-deletion.page.tsx';

const READ = 'GET accounts/company-obligations/';
const DELETE = 'DELETE accounts/company-delete/';
const deleted = () => new Response(null, { status: 204 });

const open = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <CompanyDeletionPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/companies/settings/delete`, locale },
  );
const typeName = async (name: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: /Nazwa firmy/ }));
  await userEvent.paste(name);
};
const submit = async () => {
  const password = await screen.findByLabelText(/Twoje hasło/);
  if (!(password as HTMLInputElement).value) await userEvent.type(password, 'Demo!2345');
  await userEvent.click(screen.getByRole('button', { name: 'Usuń firmę' }));
};
const confirming = {
  'GET accounts/confirm/': () => confirmationMethods(),
  'POST accounts/confirm/': () => confirmation(),
};

beforeEach(() => signInAs.company());

it.each([
  ['pl', 'Co zniknie', 'Co zostanie', 'Zakończone zamówienia i historia punktów, bez danych firmy'],
  ['en', 'What is deleted', 'What stays', 'Finished orders and the points history, without the company’s data'],
] as const)('the page tells first what goes and what stays (%s)', async (locale, goes, stays, ledger) => {
  fakeApi({ ...confirming, [READ]: () => companyObligations() });
  const { container } = await open(locale);
  expect(await screen.findByRole('heading', { name: goes })).toBeVisible();
  expect(screen.getByRole('heading', { name: stays })).toBeVisible();
  expect(screen.getByText(ledger)).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('a deletion is requested with the name and the password, waits seven days, and is taken back', async () => {
  let deletes_at: string | null = null;
  const sent = fakeApi({
    ...confirming,
    [READ]: () => companyObligations({ deletes_at }),
    [DELETE]: () => {
      deletes_at = '2026-12-04T10:00:00.000Z';
      return deleted();
    },
    'POST accounts/company-delete/cancel/': () => {
      deletes_at = null;
      return deleted();
    },
    'GET accounts/user-data/': () => me({ companies: [sellerProfile] }),
  });
  const { container } = await open();
  await typeName(` ${sellerProfile.name} `);
  await submit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Firma czeka na usunięcie' })).toBeVisible();
  expect(screen.getByText(/4 grudnia 2026|4 gru 2026|04\.12\.2026/)).toBeVisible();
  expect(await axe(container)).toEqual([]);
  const calls = sent.filter(({ method }) => method === 'DELETE');
  expect(calls.map(({ params, headers }) => [String(params), headers.get('confirmation')])).toEqual([
    ['', confirmation().token],
  ]);
  expect(useSessionStore.getState().company?.id).toBe(sellerProfile.id);
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij usunięcie' }));
  expect(await screen.findByText('Firma zostaje')).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: /Nazwa firmy/ })).toBeVisible();
});

it.each([
  ['', 'To pole jest wymagane.'],
  ['Stolarnia', 'Wpisz dokładnie nazwę firmy.'],
])('nothing is sent for the name "%s"', async (name, text) => {
  const sent = fakeApi({ ...confirming, [READ]: () => companyObligations() });
  await open();
  await screen.findByRole('textbox', { name: /Nazwa firmy/ });
  if (name) await typeName(name);
  await submit();
  expect(await screen.findByText(text)).toBeVisible();
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
});

it('remaining points are only given up explicitly', async () => {
  const sent = fakeApi({
    ...confirming,
    [READ]: () => companyObligations({ points: '1234.50' }),
    [DELETE]: deleted,
    'GET accounts/user-data/': () => me(),
  });
  await open();
  await typeName(sellerProfile.name);
  await submit();
  expect(await screen.findByText('Zaznacz to pole, aby kontynuować.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Rezygnuję z 1.234,50.zł w punktach/ }));
  await submit();
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(sent.find(({ method }) => method === 'DELETE')?.params.get('give_up_points')).toBe('true');
});

it('links each obligation to where it can be finished, and offers no form', async () => {
  let isOpen = true;
  fakeApi({
    ...confirming,
    [READ]: () =>
      isOpen
        ? companyObligations({
            open_sales: 2,
            open_purchases: 1,
            pending_rewards: '10.00',
            debts: '5.00',
            withdrawals: '7.00',
            payments: 1,
            waiting_points: '3.00',
          })
        : companyObligations(),
  });
  const { container } = await open();
  expect(await screen.findByRole('heading', { name: 'Firmy nie można jeszcze usunąć' })).toBeVisible();
  const links = [...container.querySelectorAll('main li a, li a')].map((link) => [
    link.textContent?.replace(/\s/g, ' '),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['2 niezakończone sprzedaże', '/transactions/sales'],
    ['1 niezakończone zamówienie', '/transactions/orders'],
    ['Zaległe nagrody: 10,00 zł', '/points/registry'],
    ['Zadłużenie: 5,00 zł', '/points/registry'],
    ['Wypłaty w toku: 7,00 zł', '/points/registry'],
    ['1 rozpoczęta płatność (wygaśnie do 15 minut)', '/points/registry'],
    ['Punkty z niezakończonych zamówień: 3,00 zł', '/points/registry'],
  ]);
  expect(screen.queryByRole('button', { name: 'Usuń firmę' })).toBeNull();
  expect(await axe(container)).toEqual([]);
  isOpen = false;
  await userEvent.click(screen.getByRole('button', { name: 'Sprawdź ponownie' }));
  expect(await screen.findByRole('button', { name: 'Usuń firmę' })).toBeVisible();
});

it('shows what arrived meanwhile when the deletion is refused', async () => {
  let orders = 0;
  fakeApi({
    ...confirming,
    [READ]: () => companyObligations({ open_sales: orders }),
    [DELETE]: () => {
      orders = 1;
      return problem(409, 'has_obligations');
    },
  });
  await open();
  await typeName(sellerProfile.name);
  await submit();
  expect(await screen.findByText('1 niezakończona sprzedaż')).toBeVisible();
  expect(useSessionStore.getState().company).not.toBeNull();
});

it('typed text stays when the connection is lost', async () => {
  fakeApi({ ...confirming, [READ]: () => companyObligations(), [DELETE]: noConnection });
  await open();
  await typeName(sellerProfile.name);
  await submit();
  expect(await screen.findByText(/Brak połączenia z serwerem/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Nazwa firmy/ })).toHaveValue(sellerProfile.name);
});

it.each(['manager', 'member'] as const)('a %s is refused plainly, without a request', async (role) => {
  signInAs.company({ role });
  const sent = fakeApi({});
  await open();
  expect(screen.getByRole('heading', { name: 'Firmę może usunąć tylko właściciel' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zobacz członków' })).toHaveAttribute('href', '/companies/settings/members');
  expect(sent).toEqual([]);
});

it('an owner who lost the role meanwhile is refused', async () => {
  fakeApi({ ...confirming, [READ]: () => problem(403, 'forbidden') });
  await open();
  expect(await screen.findByRole('heading', { name: 'Firmę może usunąć tylko właściciel' })).toBeInTheDocument();
});

it('offers to try again after a failure', async () => {
  let isOffline = true;
  fakeApi({ ...confirming, [READ]: () => (isOffline ? noConnection() : companyObligations()) });
  await open();
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isOffline = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('textbox', { name: /Nazwa firmy/ })).toBeVisible();
});
