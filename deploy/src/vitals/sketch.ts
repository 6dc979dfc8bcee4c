import { DDSketch } from '@datadog/sketches-js';
import type { StoredSketch } from './types.ts';

/** Quantiles are right within 3 percent. */
const ACCURACY = { relativeAccuracy: 0.03 };
/** The bin of values that are 0, which have no logarithm. */
const ZERO = 'zero';

export type Sketch = DDSketch;

export const newSketch = (): Sketch => new DDSketch(ACCURACY);

/** As its bins, because the library's own form needs a package that it does not declare (sketches-js 2.1.1, protobufjs). */
export function storeSketch({ store, zeroCount }: Sketch): StoredSketch {
  const bins = store.bins.flatMap((count, index) => (count > 0 ? [[String(index + store.offset), count]] : []));
  return { ...Object.fromEntries(bins), ...(zeroCount > 0 && { [ZERO]: zeroCount }) };
}

export function mergeInto(sketch: Sketch, stored: StoredSketch): void {
  for (const [bin, count] of Object.entries(stored))
    sketch.accept(bin === ZERO ? 0 : sketch.mapping.value(Number(bin)), count);
}

/** Null of no values. */
export const quantile = (sketch: Sketch, at: number): number | null =>
  sketch.count > 0 ? sketch.getValueAtQuantile(at) : null;

/** How many values are larger. */
export function countAbove({ store, mapping }: Sketch, value: number): number {
  const last = mapping.key(value);
  return store.bins.reduce((sum, count, index) => (index + store.offset > last ? sum + count : sum), 0);
}
