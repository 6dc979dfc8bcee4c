import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDate } from '@wspolnik/system';
import { axe, pageOf, planSubscribeReply, problem } from '@wspolnik/testing';
import {
  answers,
  cardOf,
  change,
  dialog,
  effect,
  free,
  hiding,
  inTwenty,
  PLANS,
  premium,
  show,
  signInAsOwner,
  standard,
} from './testing/plans-page.tsx';

const SUBSCRIBE = 'POST payment/plan-subscribe/';
const KEEP = 'DELETE payment/next-plan/';

beforeEach(signInAsOwner);

it('the page asks before the free plan when nothing is paid, names what is hidden, and takes effect at once', async () => {
  const atOnce = change({ amount: '0.00', paid_until: null });
  let plans = [free({ effect: hiding, change: atOnce }), standard({ paid_until: null })];
  const calls = answers([], {
    [PLANS]: () => pageOf(plans),
    [SUBSCRIBE]: () => {
      plans = [
        free({ current: true, change: null }),
        standard({ current: false, paid_until: null, effect: { ...effect, shows: 7 } }),
      ];
      return { payment_id: null, redirect_url: null, plan: plans[0] };
    },
  });
  await show();
  await userEvent.click((await cardOf('Darmowy')).getByRole('button', { name: 'Wybierz' }));
  const asked = await dialog();
  expect(asked.getByText('Krzesło')).toBeVisible();
  expect(asked.getByText('i 5 kolejnych')).toBeVisible();
  expect(asked.getByText('Zmiana działa od razu i nic nie kosztuje.')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  expect(calls.some(({ path }) => path === 'payment/plan-subscribe/')).toBe(false);
  await userEvent.click(asked.getByRole('button', { name: 'Zmień na Darmowy' }));
  expect((await cardOf('Darmowy')).getByRole('button', { name: 'Aktualny' })).toBeDisabled();
  expect((await cardOf('Standard')).getByText('Pokażemy 7 ukrytych ofert.')).toBeVisible();
});

it('plans a smaller plan for the end of the paid time, and takes it back', async () => {
  const day = formatDate(inTwenty, 'pl');
  let isPlanned = false;
  const calls = answers([], {
    [PLANS]: () => pageOf([free({ next: isPlanned }), standard(), premium]),
    [SUBSCRIBE]: () => {
      isPlanned = true;
      return { payment_id: null, redirect_url: null, plan: standard() };
    },
    [KEEP]: () => {
      isPlanned = false;
    },
  });
  await show();
  expect((await cardOf('Darmowy')).getByText(`Zacznie się ${day}, po opłaconym okresie.`)).toBeVisible();
  await userEvent.click((await cardOf('Darmowy')).getByRole('button', { name: 'Wybierz' }));
  const asked = await dialog();
  expect(asked.getByText(new RegExp(`działa do ${day}. Tego dnia zastąpi go plan Darmowy`))).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Zaplanuj zmianę' }));
  expect(await screen.findByText(`Plan zmieni się na Darmowy: ${day}`)).toBeVisible();
  expect((await cardOf('Darmowy')).getByRole('button', { name: 'Wybrany jako następny' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Zostaw plan Standard' }));
  await waitFor(() => expect(screen.queryByText(`Plan zmieni się na Darmowy: ${day}`)).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('shows the credit for unused days before the payment', async () => {
  answers();
  await show();
  expect(
    (await cardOf('Premium')).getByText(/Zapłacisz 183,00 zł: odliczamy 66,00 zł za 20 niewykorzystanych dni/),
  ).toBeVisible();
  await userEvent.click((await cardOf('Premium')).getByRole('button', { name: 'Wybierz' }));
  const asked = await dialog();
  const sum = asked.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(sum).toEqual(['249,00 zł', '−66,00 zł', '183,00 zł']);
  expect(asked.getByText('Odliczamy za 20 niewykorzystanych dni')).toBeVisible();
  expect(asked.getByText(/opłacony do 10 stycznia 2027/)).toBeVisible();
});

it('the page leads to the payment of a paid plan, in the language of the page', async () => {
  const calls = answers(undefined, { [SUBSCRIBE]: () => planSubscribeReply({ redirect_url: '#pay' }) });
  await show();
  await userEvent.click((await cardOf('Premium')).getByRole('button', { name: 'Wybierz' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Przejdź do płatności' }));
  await waitFor(() => expect(window.location.hash).toBe('#pay'));
  const sent = calls.find(({ path }) => path === 'payment/plan-subscribe/');
  expect(sent?.body).toEqual({ plan: 'premium', expected_amount: '183.00', lang: 'pl' });
});

it('reads the plans again when the change is refused', async () => {
  const calls = answers(undefined, { [SUBSCRIBE]: () => problem(409, 'company_not_active') });
  await show();
  await userEvent.click((await cardOf('Premium')).getByRole('button', { name: 'Wybierz' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Przejdź do płatności' }));
  await waitFor(() => expect(calls.filter(({ path }) => path === 'payment/plans-list/')).toHaveLength(2));
});

it('the page closes the question when the amount is another one now, and asks again', async () => {
  answers(undefined, { [SUBSCRIBE]: () => problem(409, 'plan_changed') });
  await show();
  await userEvent.click((await cardOf('Premium')).getByRole('button', { name: 'Wybierz' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Przejdź do płatności' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
