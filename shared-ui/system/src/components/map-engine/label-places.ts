/** The font of the page, drawn by the browser, so no glyphs are downloaded. */
export const LABEL_FONT = 'Figtree Variable';

/**
 * Where the name of a town may be, in sizes of its text from its point: first where it belongs, then beyond the disc of a group
 * that is there. The sides mean where the point is: `bottom` is a name above it.
 */
type Places = (string | [number, number])[];

/** Beyond the largest disc for a text of 12.5 pixels. */
export const BEYOND_DISC = 2.7;

const AROUND: Places = [
  'bottom',
  [0, -BEYOND_DISC],
  'left',
  [BEYOND_DISC, 0],
  'right',
  [-BEYOND_DISC, 0],
  'top-left',
  [BEYOND_DISC, BEYOND_DISC],
  'top-right',
  [-BEYOND_DISC, BEYOND_DISC],
];

/** Below the point, under the tip of a pin. */
export const BELOW: Places = ['top', [0, 1.2], ...AROUND];
/** On the point, as on a map with streets. */
export const ON_POINT: Places = ['center', [0, 0], 'top', [0, BEYOND_DISC], ...AROUND];
