import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { renderUi } from '../../testing/render-ui.ts';
import { PlanCard } from './plan-card.tsx';
import { examplePlan } from './testing/plan.ts';

test('a plan shows its price with VAT and its limits, and is chosen by keyboard', async () => {
  const user = userEvent.setup();
  const onChoose = jest.fn();
  const { container } = await renderUi(<PlanCard plan={examplePlan} onChoose={onChoose} highlighted />);
  const card = screen.getByRole('article', { name: 'Biznes' });
  expect(card).toHaveTextContent('149,00 zł za miesiąc');
  expect(card).toHaveTextContent('Polecany');
  expect(card).toHaveTextContent('brutto, w tym VAT 23%; netto 121,14 zł');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Aktywne oferty bez limitu',
    '50 zapisanych wyszukiwań',
    '3 numery członkowskie',
  ]);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Wybierz' })).toHaveAccessibleDescription('Biznes');
  expect(await axe(container)).toEqual([]);
});

test('the current plan cannot be chosen again and shows the date until which it is paid', async () => {
  const plan = { ...examplePlan, current: true, paid_until: '2026-12-21T12:00:00Z' };
  await renderUi(<PlanCard plan={plan} onChoose={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Aktualny' })).toBeDisabled();
  expect(screen.getByText('Opłacony do: 21 grudnia 2026')).toBeInTheDocument();
});

test.each(['0.00', '0'])('a price of %s is free', async (price) => {
  await renderUi(<PlanCard plan={{ ...examplePlan, price, period: null }} onChoose={jest.fn()} />);
  expect(screen.getByText('Bezpłatnie')).toBeInTheDocument();
  expect(screen.queryByText(/[\d\s]zł/)).not.toBeInTheDocument();
});

test('a price below one złoty is not free', async () => {
  await renderUi(<PlanCard plan={{ ...examplePlan, price: '0.99' }} onChoose={jest.fn()} />);
  expect(screen.getByText(/0,99/)).toBeInTheDocument();
});

test('the card has its English title and limits in English', async () => {
  await renderUi(<PlanCard plan={{ ...examplePlan, period: 'year' }} onChoose={jest.fn()} />, { locale: 'en' });
  expect(screen.getByRole('article', { name: 'Business' })).toHaveTextContent('149,00 zł per year');
  expect(screen.getByRole('list', { name: 'What Business includes' })).toHaveTextContent('Unlimited active offers');
});

test('a pending choice ignores a second click', async () => {
  const user = userEvent.setup();
  const onChoose = jest.fn();
  await renderUi(<PlanCard plan={examplePlan} onChoose={onChoose} busy />);
  await user.click(screen.getByRole('button', { name: 'Wybierz', busy: true }));
  expect(onChoose).not.toHaveBeenCalled();
});
