import type { ReleasedContainer } from '../types.ts';
import { type Audience, audienceOf, audienceOfRoute, audienceOfSlot, describeAudience, isWider } from './audience.ts';

/** Pages and slots that more people may open than before. Roles hide code and pages, so a lost line must not show them to everybody. */
export function roleBreaks(before: ReleasedContainer, after: ReleasedContainer): string[] {
  const container = audienceChanges(after.name, audienceOf(before), audienceOf(after));
  if (container.length > 0) return container;
  const routes = after.manifest.routes.flatMap((route) => {
    const same = before.manifest.routes.find(({ path }) => path === route.path);
    if (!same) return [];
    return audienceChanges(
      `The page ${route.path} of ${after.name}`,
      audienceOfRoute(before, same),
      audienceOfRoute(after, route),
    );
  });
  const slots = after.manifest.slots.flatMap((slot) => {
    const same = before.manifest.slots.find(({ name }) => name === slot.name);
    if (!same) return [];
    return audienceChanges(
      `The slot ${slot.name} of ${after.name}`,
      audienceOfSlot(before, same),
      audienceOfSlot(after, slot),
    );
  });
  return [...routes, ...slots];
}

function audienceChanges(what: string, before: Audience, after: Audience): string[] {
  if (!isWider(before, after)) return [];
  return [`${what} was for ${describeAudience(before)}, and would be for ${describeAudience(after)}.`];
}
