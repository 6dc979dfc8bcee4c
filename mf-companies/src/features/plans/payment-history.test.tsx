import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, historyPayment, pageOf, signInAs } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { PaymentHistory } from './payment-history.tsx';

const HISTORY = 'GET payment/history/';
const show = () => renderPage(<PaymentHistory query={{}} />, { url: '/companies/payments/plans' });

beforeEach(() => signInAs.company());

it('lists the payments', async () => {
  fakeApi({
    [HISTORY]: () =>
      pageOf([
        historyPayment(),
        historyPayment({ id: 'x', purpose: 'recharge', plan: null, status: 'expired', receipt: null }),
      ]),
  });
  await show();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'DataZa coKwotaStatus',
    '1 listopada 2026Plan StandardWSP/2026/0000421 listopada 202699,00 złw tym VAT 23%: 18,51 złOpłacona',
    '1 listopada 2026Doładowanie punktów1 listopada 202699,00 złWygasła',
  ]);
});

it('the receipt of a payment is downloaded in the language of the page', async () => {
  const saved: string[] = [];
  window.URL.createObjectURL = () => 'blob:receipt';
  window.URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { id, number } = historyPayment().receipt ?? { id: '', number: '' };
  const calls = fakeApi({
    [HISTORY]: () => pageOf([historyPayment()]),
    [`GET payment/receipts/${id}/`]: () => new Response('%PDF'),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: `Pobierz potwierdzenie ${number} (PDF)` }));
  await waitFor(() => expect(saved).toEqual(['WSP-2026-000042.pdf']));
  expect(calls.find(({ path }) => path.startsWith('payment/receipts/'))?.params.get('lang')).toBe('pl');
  click.mockRestore();
});
