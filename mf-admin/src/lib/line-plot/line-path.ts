import { leftOf } from '@wspolnik/system/charts';

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
