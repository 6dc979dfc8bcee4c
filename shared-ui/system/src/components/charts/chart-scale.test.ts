import { barsPath, changesOf, linePath, scaleOf, stepPath } from './chart-scale.ts';

it.each([
  [
    [0, 130],
    [0, 50, 100, 150],
  ],
  [
    [2299.5, 2591],
    [0, 1000, 2000, 3000],
  ],
  [
    [500, 500],
    [0, 200, 400, 600],
  ],
  [
    [0, 0.4],
    [0, 1],
  ],
])('the scale has round ticks around %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks);
});

it('the scale starts at zero, so that a small fall looks small', () => {
  expect(scaleOf([90, 100]).ticks[0]).toBe(0);
});

it('the scale puts the lowest tick at the bottom and the highest at the top', () => {
  const { top } = scaleOf([0, 130]);
  expect([top(0), top(75), top(150)]).toEqual([100, 50, 0]);
});

it('the scale draws a level as constant until it changes', () => {
  expect(stepPath([100, 100, 0])).toBe('M0,100H50.00V100H100.00V0');
});

it('the scale draws no bar for a day without anything', () => {
  expect(barsPath([100, 0])).toBe('M55.00,100V0h40.00V100Z');
});

it('a line breaks where nothing was measured', () => {
  expect(linePath([0, 100, null, 50], (value) => 100 - value)).toBe('M0.00,100.00h0L33.33,0.00M100.00,50.00h0');
});

it('lists the days on which the value changed, newest first', () => {
  const values = [5, 5, 9, 9].map((value, index) => ({ day: `2026-11-0${index + 1}`, value }));
  expect(changesOf(values).map(({ day }) => day)).toEqual(['2026-11-03', '2026-11-01']);
});
