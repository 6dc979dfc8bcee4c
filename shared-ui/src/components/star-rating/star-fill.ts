export type StarFill = 'empty' | 'half' | 'full';

/** How star `index` (from 0) of a rating looks: empty to 25 %, half above it, full at 100 %. */
export function starFill(value: number, index: number): StarFill {
  const share = value - index;
  if (share >= 1) return 'full';
  return share > 0.25 ? 'half' : 'empty';
}
