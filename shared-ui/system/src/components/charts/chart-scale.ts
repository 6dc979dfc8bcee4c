export interface DayValue {
  /** `2026-11-21` */
  day: string;
  value: number;
}

export interface Scale {
  /** Ascending; the first and the last are the ends of the plot. */
  ticks: number[];
  /** Percent of the plot's height, from the top. */
  top(value: number): number;
}

const TICKS = 4;
/** Percent of a day's width that its bar fills. */
const BAR_SHARE = 0.8;

/**
 * A vertical scale with round ticks from zero: on a shorter one a small fall of a filled area looks like ruin. `finest`: the
 * smallest distance of two ticks.
 */
export function scaleOf(values: readonly number[], finest = 1): Scale {
  const highest = Math.max(...values);
  const step = roundStep(Math.max(highest / TICKS, finest));
  const count = Math.max(1, Math.ceil(highest / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { ticks, top: (value) => 100 - (value / (count * step)) * 100 };
}

/** The smallest of 1, 2, 5, 10… that is at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** Percent of the plot's width. */
export const leftOf = (index: number, count: number): number => (index / Math.max(1, count - 1)) * 100;

/** The middle of a day's bar, in percent of the plot's width. */
export const barLeftOf = (index: number, count: number): number => ((index + 0.5) / Math.max(1, count)) * 100;

/** The line as an SVG path in a box of 100 by 100. A level is constant until it changes, so the line has steps. */
export function stepPath(tops: readonly number[]): string {
  const [first = 100, ...rest] = tops.map((top) => Number(top.toFixed(2)));
  const steps = rest.map((top, index) => `H${leftOf(index + 1, tops.length).toFixed(2)}V${top}`);
  return `M0,${first}${steps.join('')}`;
}

/** A line as an SVG path in a box of 100 by 100; it breaks where nothing was measured, and a single value is a dot. */
export function linePath(values: readonly (number | null)[], top: (value: number) => number): string {
  let path = '';
  let isDrawing = false;
  values.forEach((value, index) => {
    if (value !== null) {
      const place = `${leftOf(index, values.length).toFixed(2)},${top(value).toFixed(2)}`;
      path += isDrawing ? `L${place}` : `M${place}h0`;
    }
    isDrawing = value !== null;
  });
  return path;
}

/** One bar per day with a value, as an SVG path in a box of 100 by 100. */
export function barsPath(tops: readonly number[]): string {
  const width = (100 / Math.max(1, tops.length)) * BAR_SHARE;
  const bars = tops.map((top, index) => {
    const left = barLeftOf(index, tops.length) - width / 2;
    return top >= 100 ? '' : `M${left.toFixed(2)},100V${Number(top.toFixed(2))}h${width.toFixed(2)}V100Z`;
  });
  return bars.join('');
}

/** The first day and each day with a value other than the day before, newest first. */
export function changesOf(values: readonly DayValue[]): DayValue[] {
  return values.filter(({ value }, index) => values[index - 1]?.value !== value).reverse();
}
