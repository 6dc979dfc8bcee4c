import type { Route, SlotEntry } from '../manifest-types.ts';
import type { ReleasedContainer } from '../types.ts';
import { type Audience, audienceOf, audienceOfRoute, audienceOfSlot, describeAudience, isWider } from './audience.ts';
import { added, type Change, changed, changesOf, changesOfNames, removed } from './changes.ts';

/** Changes of what a container announces: who may load it, exposes, pages, and the slots that it fills. */
export function manifestChanges(before: ReleasedContainer | null, after: ReleasedContainer): Change[] {
  return [
    ...(before ? audienceChanges('the container', audienceOf(before), audienceOf(after)) : []),
    ...changesOfNames('expose', Object.keys(before?.manifest.exposes ?? {}), Object.keys(after.manifest.exposes)),
    ...changesOf(pagesOf(before), pagesOf(after), {
      added: (path, { audience }) => added(`page ${path} for ${describeAudience(audience)}`),
      removed: (path) => removed(`page ${path}`),
      compare: (path, old, now) => [
        ...audienceChanges(`page ${path}`, old.audience, now.audience),
        ...titleChanges(path, old.route, now.route),
      ],
    }),
    ...changesOf(slotsOf(before), slotsOf(after), {
      added: (name, { audience }) => added(`slot ${name} for ${describeAudience(audience)}`),
      removed: (name) => removed(`slot ${name}`),
      compare: (name, old, now) => audienceChanges(`slot ${name}`, old.audience, now.audience),
    }),
  ];
}

interface Page {
  route: Route;
  audience: Audience;
}

function pagesOf(container: ReleasedContainer | null): Record<string, Page> {
  if (!container) return {};
  const pages = container.manifest.routes.map((route): [string, Page] => [
    route.path,
    { route, audience: audienceOfRoute(container, route) },
  ]);
  return Object.fromEntries(pages);
}

function slotsOf(container: ReleasedContainer | null): Record<string, { audience: Audience }> {
  if (!container) return {};
  const slots = container.manifest.slots.map((slot: SlotEntry): [string, { audience: Audience }] => [
    slot.name,
    { audience: audienceOfSlot(container, slot) },
  ]);
  return Object.fromEntries(slots);
}

function audienceChanges(what: string, before: Audience, after: Audience): Change[] {
  const text = `${what} for ${describeAudience(after)}, was for ${describeAudience(before)}`;
  // People who lose a page notice.
  if (isWider(after, before)) return [changed('major', text)];
  return isWider(before, after) ? [changed('minor', text)] : [];
}

function titleChanges(path: string, before: Route, after: Route): Change[] {
  if (before.title?.pl === after.title?.pl && before.title?.en === after.title?.en) return [];
  const titleText = ({ title }: Route) => (title ? `"${title.pl}", "${title.en}"` : 'no title');
  return [changed('patch', `page ${path} with title ${titleText(after)}, was ${titleText(before)}`)];
}
