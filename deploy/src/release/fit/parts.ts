import { LOCALES } from '../manifest-types.ts';
import { chunksIn } from '../route-chunks.ts';
import type { ReleasedContainer } from '../types.ts';

/** Parts that a container announces and does not have: the page or slot would fail for everybody. */
export function partBreaks({ name, manifest, assets }: ReleasedContainer): string[] {
  const { exposes, routes, slots } = manifest;
  const needed = name === 'shell' || routes.length === 0 ? [] : ['./app'];
  const announced = needed
    .filter((key) => !(key in exposes))
    .map((key) => `${name} has pages and does not expose ${key}.`);
  const ofSlots = slots
    .filter(({ expose }) => !(expose in exposes))
    .map((slot) => `${name} fills the slot ${slot.name} by ${slot.expose}, which it does not expose.`);
  const notBuilt = Object.keys(exposes)
    .filter((key) => !(key in assets.chunks))
    .map((key) => `${name} exposes ${key}, and its build has no such part.`);
  const ofRoutes = routes.flatMap((route) =>
    [...new Set(LOCALES.flatMap((locale) => chunksIn(route, locale)))]
      .filter((chunk) => !(chunk in assets.chunks))
      .map((chunk) => `The page ${route.path} of ${name} needs ${chunk}, and its build has no such part.`),
  );
  return [...announced, ...ofSlots, ...notBuilt, ...ofRoutes];
}
