import type { BalanceHistory } from '@wspolnik/api/contract';

export type DayBalance = BalanceHistory['balances'][number];

export interface Scale {
  /** In zł, ascending; the first and the last are the ends of the plot. */
  ticks: number[];
  /** Percent of the plot's height, from the top. */
  top(balance: number): number;
}

const TICKS = 4;
/**
 * When the lowest balance is above this share of the highest, the axis starts near it: starting at zero would flatten
 * the line.
 */
const HIGH_FLOOR = 0.6;

/** A vertical scale with round ticks that covers the balances. */
export function scaleOf(balances: readonly number[]): Scale {
  const highest = Math.max(...balances);
  const lowest = Math.min(...balances);
  const floor = lowest > highest * HIGH_FLOOR && lowest < highest ? lowest : 0;
  const step = roundStep((highest - floor) / TICKS);
  const first = Math.floor(floor / step) * step;
  const count = Math.max(1, Math.ceil((highest - first) / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => first + index * step);
  return { ticks, top: (balance) => 100 - ((balance - first) / (count * step)) * 100 };
}

/** The smallest of 1, 2, 5, 10… that is at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** Percent of the plot's width. */
export const leftOf = (index: number, count: number): number => (index / Math.max(1, count - 1)) * 100;

/** The line as an SVG path in a box of 100 by 100. A balance is constant until it changes, so the line has steps. */
export function stepPath(tops: readonly number[]): string {
  const [first = 100, ...rest] = tops.map((top) => Number(top.toFixed(2)));
  const steps = rest.map((top, index) => `H${leftOf(index + 1, tops.length).toFixed(2)}V${top}`);
  return `M0,${first}${steps.join('')}`;
}

/** The first day and each day with a balance other than the day before, newest first. */
export function changesOf(balances: readonly DayBalance[]): DayBalance[] {
  return balances.filter(({ balance }, index) => balances[index - 1]?.balance !== balance).reverse();
}
