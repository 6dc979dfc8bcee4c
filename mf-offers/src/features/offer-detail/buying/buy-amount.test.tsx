import { act, cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '@wspolnik/contract';
import { buyingLimits, offer, problem, signOut } from '@wspolnik/testing';
import { created, ID, openDialog } from '../../../testing/buy-dialog.tsx';

const ranged: Partial<Offer> = { price_from: '100.00', price_to: '2000.00' };

const percentOfRange = () =>
  offer({
    price_from: '100.00',
    price_to: '200.00',
    loyalty_points: null,
    loyalty_points_percentage_total: 5,
    reward_buyer_percentage: 4,
  });
const rewardAt200 = ({ params }: { params: URLSearchParams }) =>
  buyingLimits({}, params.get('amount') === '200.00' ? { reward: { total: '10.00', buyer: '8.00' } } : {});

afterEach(() => {
  act(signOut);
  localStorage.clear();
  sessionStorage.clear();
});

it('the dialog requires an amount for a range', async () => {
  const { dialog, purchases, press } = await openDialog(created, () => offer(ranged));
  await press();
  expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
  expect(purchases()).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Cena/ }), '1234,5');
  expect(dialog.getByText('1 003,66 zł netto + 23% VAT')).toBeVisible();
  await press();
  await dialog.findByText('W-000123');
  const seen = { expected_price: '1234.50', expected_vat_rate: '23', expected_reward: '180.00' };
  expect(purchases()[0]?.body).toEqual({ offer_id: ID, amount: '1234.50', ...seen });
});

it('the dialog restores the typed amount after a reload, until the dialog is closed', async () => {
  const { dialog } = await openDialog(created, () => offer(ranged));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Cena/ }), '1234.5');
  cleanup();
  const again = await openDialog(created, () => offer(ranged));
  expect(again.dialog.getByRole('textbox', { name: /^Cena/ })).toHaveValue('1\u00a0234,5');
  await userEvent.click(again.dialog.getByRole('button', { name: 'Anuluj' }));
  cleanup();
  const third = await openDialog(created, () => offer(ranged));
  expect(third.dialog.getByRole('textbox', { name: /^Cena/ })).toHaveValue('');
});

it('orders with the reward of now when none was shown yet', async () => {
  let isUp = false;
  const limits = (call: Parameters<typeof rewardAt200>[0]) =>
    isUp || !call.params.has('amount') ? rewardAt200(call) : problem(500, 'internal');
  const { dialog, purchases, press } = await openDialog(created, percentOfRange, limits);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Cena/ }), '200');
  await press();
  expect(await dialog.findByText(/po naszej stronie/)).toBeVisible();
  isUp = true;
  await press();
  await dialog.findByText('W-000123');
  expect(purchases().map(({ body }) => body)).toMatchObject([{ amount: '200.00', expected_reward: '10.00' }]);
});

it('accepts only an amount inside the range', async () => {
  const { dialog, purchases, press } = await openDialog(created, percentOfRange, rewardAt200);
  const amount = dialog.getByRole('textbox', { name: /^Cena/ });
  expect(dialog.getByText('4% ceny')).toBeVisible();
  await userEvent.type(amount, '99.99');
  await press();
  expect(await dialog.findByText(/co najmniej 100/)).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '200.01');
  expect(await dialog.findByText(/najwyżej 200/)).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '200');
  expect(await dialog.findByText('8,00 zł')).toBeVisible();
  await press();
  await dialog.findByText('W-000123');
  expect(purchases().map(({ body }) => body)).toMatchObject([{ amount: '200.00', expected_reward: '10.00' }]);
});

it("shows the server's reason at the amount", async () => {
  const refuse = () => problem(422, 'validation_failed', { amount: [{ code: 'max', params: { max: '150.00' } }] });
  const { dialog, press } = await openDialog(refuse, () => offer(ranged));
  const amount = dialog.getByRole('textbox', { name: /^Cena/ });
  await userEvent.type(amount, '180');
  await press();
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/najwyżej 150/));
});
