export type StarFill = 'empty' | 'half' | 'full';

/** Fill of star `index` (from 0) of a rating: empty up to 25 %, then half, full at 100 %. */
export function starFill(value: number, index: number): StarFill {
  const share = value - index;
  if (share >= 1) return 'full';
  return share > 0.25 ? 'half' : 'empty';
}
