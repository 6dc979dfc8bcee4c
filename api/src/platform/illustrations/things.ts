import type { Palette } from './palette.ts';
import { BUILDING } from './things/building.ts';
import { CLEANING } from './things/cleaning.ts';
import { DEVICES } from './things/devices.ts';
import { ENERGY } from './things/energy.ts';
import { EVENTS } from './things/events.ts';
import { FOOD } from './things/food.ts';
import { FURNITURE } from './things/furniture.ts';
import { INTERIORS } from './things/interiors.ts';
import { KITCHEN } from './things/kitchen.ts';
import { MEDIA } from './things/media.ts';
import { PAPERS } from './things/papers.ts';
import { PEOPLE } from './things/people.ts';
import { PLACES } from './things/places.ts';
import { PRINTS } from './things/prints.ts';
import { SAFETY } from './things/safety.ts';
import { STORAGE } from './things/storage.ts';
import { TOOLS } from './things/tools.ts';
import { TRANSPORT } from './things/transport.ts';

/** Everything that can be drawn, by its name. Its feet are at the origin, and it is about 350 wide and 300 high. */
export const THINGS = {
  ...BUILDING,
  ...DEVICES,
  ...ENERGY,
  ...FOOD,
  ...FURNITURE,
  ...CLEANING,
  ...EVENTS,
  ...INTERIORS,
  ...KITCHEN,
  ...PRINTS,
  ...SAFETY,
  ...STORAGE,
  ...MEDIA,
  ...PAPERS,
  ...PEOPLE,
  ...PLACES,
  ...TOOLS,
  ...TRANSPORT,
} as const satisfies Record<string, (palette: Palette) => string>;
export type Thing = keyof typeof THINGS;
