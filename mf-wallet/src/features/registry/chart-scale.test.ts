import { balanceHistory } from '@wspolnik/shared-ui/testing';
import { changesOf, scaleOf, stepPath } from './chart-scale.ts';

it.each([
  [
    [0, 130],
    [0, 50, 100, 150],
  ],
  [
    [2299.5, 2591],
    [2200, 2300, 2400, 2500, 2600],
  ],
  [
    [500, 500],
    [0, 200, 400, 600],
  ],
  [
    [0, 0.4],
    [0, 1],
  ],
])('has round ticks around %j', (balances, ticks) => {
  expect(scaleOf(balances).ticks).toEqual(ticks);
});

it('puts the lowest tick at the bottom and the highest at the top', () => {
  const { top } = scaleOf([0, 130]);
  expect([top(0), top(75), top(150)]).toEqual([100, 50, 0]);
});

it('draws a balance as constant until it changes', () => {
  expect(stepPath([100, 100, 0])).toBe('M0,100H50.00V100H100.00V0');
});

it('lists the days on which the balance changed, newest first', () => {
  const { balances } = balanceHistory(['5.00', '5.00', '9.00', '9.00']);
  expect(changesOf(balances).map(({ day }) => day)).toEqual(['2026-11-03', '2026-11-01']);
});
