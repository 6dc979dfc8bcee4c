import { type Palette, paletteOf } from './palette.ts';
import { SETTINGS, type Setting } from './settings.ts';
import { at, oval, veil } from './shapes.ts';
import { THINGS, type Thing } from './things.ts';

/** Where it is, its subject, and up to two smaller things beside it. */
export type Scene = readonly [setting: Setting, subject: Thing, beside?: Thing, other?: Thing];

export const SCENE = { width: 800, height: 500 } as const;

/** Hang on the wall or from above, and throw no shadow on the floor. */
const HANGING: ReadonlySet<Thing> = new Set(['airConditioner', 'ledLamp', 'shutter', 'window', 'woodWindow']);
/** Seen to the waist: the edge of the picture cuts them off. */
const CUT: ReadonlySet<Thing> = new Set([
  'agent',
  'coder',
  'cook',
  'formal',
  'presenter',
  'talk',
  'team',
  'worker',
  'writer',
]);

interface Place {
  x: number;
  /** Where feet are. */
  floor: number;
  scale: number;
}
const HUNG = 366;
const SUBJECT: Place = { x: 400, floor: 428, scale: 1.12 };
const BESIDE: Place = { x: 276, floor: 408, scale: 0.72 };
const OTHER: Place = { x: -282, floor: 408, scale: 0.62 };

function standing(thing: Thing, { x, floor, scale }: Place, palette: Palette): string {
  const drawing = THINGS[thing](palette);
  if (HANGING.has(thing)) return at(x, HUNG, drawing, { scale });
  if (CUT.has(thing)) return at(x, SCENE.height + 2, drawing, { scale: scale * 1.24 });
  return (
    veil(palette.ink, 0.2, oval(x, floor, 150 * scale, 13 * scale, 'currentColor')) + at(x, floor, drawing, { scale })
  );
}

export interface SceneOptions {
  /** `#rrggbb` of the subject; the rest follows from it. */
  colour: string;
  /** Of what is not the subject: the light, the arrangement, the accent. */
  seed: number;
}

/**
 * Elements in a space of 800 × 500. The subject is in the middle, so that a tall part of the picture still shows it, as cards on
 * phones do.
 */
export function drawScene([setting, subject, beside, other]: Scene, { colour, seed }: SceneOptions): string {
  const palette = paletteOf(colour, seed);
  const neighbour = paletteOf(colour, seed + 1);
  const side = seed % 2 ? 1 : -1;
  const placed = ({ x, ...place }: Place): Place => ({ ...place, x: SUBJECT.x + side * x });
  return [
    SETTINGS[setting](palette, seed),
    other ? standing(other, placed(OTHER), palette) : '',
    beside ? standing(beside, placed(BESIDE), neighbour) : '',
    standing(subject, SUBJECT, palette),
  ].join('');
}
