import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, idOf, problem } from '@wspolnik/testing';
import { leave, openAsOwner, openedDialog, sentTo, showPoints } from './testing/show-points.tsx';

const PAY_DATA = 'GET payment/pay-data-for-front/';

beforeEach(openAsOwner);
afterEach(leave);

const open = async (answers = {}) => {
  const shown = await showPoints(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Doładuj' }));
  return { ...shown, form: await openedDialog('Doładuj punkty firmy') };
};

it('the dialog opens the provider’s page with the amount, once', async () => {
  const { calls, form } = await open({
    [PAY_DATA]: () => ({ payment_id: idOf(40), redirect_url: '#provider', amount: '120.50' }),
  });
  await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), '120,5');
  await userEvent.dblClick(form.getByRole('button', { name: 'Przejdź do płatności' }));
  await waitFor(() => expect(window.location.hash).toBe('#provider'));
  expect(sentTo(calls, 'payment/pay-data-for-front/').map(({ params }) => params.get('amount'))).toEqual(['120.50']);
  expect(form.getByRole('button', { name: /Przejdź do płatności/ })).toHaveAttribute('aria-busy', 'true');
});

it.each([
  ['', 'To pole jest wymagane.'],
  ['9.99', 'Podaj co najmniej 10,00 zł.'],
  ['50000.01', 'Podaj najwyżej 50 000,00 zł.'],
])('an amount like "%s" is refused', async (typed, text) => {
  const { calls, form } = await open();
  if (typed) await userEvent.type(form.getByRole('textbox', { name: /Kwota/ }), typed);
  await userEvent.click(form.getByRole('button', { name: 'Przejdź do płatności' }));
  expect(await form.findByText(text)).toBeVisible();
  await waitFor(() => expect(form.getByRole('textbox', { name: /Kwota/ })).toHaveFocus());
  expect(await axe(document.body)).toEqual([]);
  expect(sentTo(calls, 'payment/pay-data-for-front/')).toEqual([]);
});

it('the field accepts only the characters of an amount: digits, one dot, two decimals, no leading zero', async () => {
  const { form } = await open();
  const field = form.getByRole('textbox', { name: /Kwota/ });
  await userEvent.type(field, '.01a2,345.6');
  expect(field).toHaveValue('0,34');
});

it('errors of the API are at the field, other failures above it', async () => {
  let answer = () => problem(422, 'validation_failed', { amount: [{ code: 'max', params: { max: '5000.00' } }] });
  const { form } = await open({ [PAY_DATA]: () => answer() });
  await userEvent.click(form.getByRole('button', { name: /^500,00/ }));
  const pay = () => userEvent.click(form.getByRole('button', { name: 'Przejdź do płatności' }));
  await pay();
  expect(await form.findByText('Podaj najwyżej 5 000,00 zł.')).toBeVisible();
  answer = () => problem(503, 'unavailable');
  await pay();
  expect(await form.findByText(/chwilowo niedostępna/)).toBeVisible();
});

it.each([
  ['40', /Spróbuj za (40|39) s/],
  ['3540', /Spróbuj za 59 min/],
])('sending is disabled for the time that the API states: %s s', async (seconds, text) => {
  const throttled = () => {
    const reply = problem(429, 'throttled');
    reply.headers.set('Retry-After', seconds);
    return reply;
  };
  const { form } = await open({ [PAY_DATA]: throttled });
  await userEvent.click(form.getByRole('button', { name: /^100,00/ }));
  await userEvent.click(form.getByRole('button', { name: 'Przejdź do płatności' }));
  expect(await form.findByText(/Za dużo prób/)).toBeVisible();
  expect(form.getByRole('button', { name: text })).toBeDisabled();
});
