import { diff as versionDiff } from 'semver';
import type { ContainerInterface, Props } from '../types.ts';
import { accepts } from './accepts.ts';
import { added, type Change, changed, changesOf, changesOfNames, removed, type Step } from './changes.ts';

type Interface = ContainerInterface;

/** Changes of what a build recorded: slots and their props, events, shared modules, the API that it needs. */
export function interfaceChanges(before: Interface | null, after: Interface): Change[] {
  return [
    ...filledChanges(before?.slots.filled ?? {}, after.slots.filled),
    ...changesOf(before?.slots.rendered ?? {}, after.slots.rendered, {
      added: (name) => added(`place for the slot ${name}`),
      removed: (name) => removed(`place for the slot ${name}`),
      compare: (name, old, now) => propChanges(`place for the slot ${name}`, old, now, 'passed'),
    }),
    ...changesOf(before?.events ?? {}, after.events, {
      added: (name) => added(`event ${name}`),
      removed: (name) => removed(`event ${name}`),
      compare: (name, old, now) => propChanges(`event ${name}`, old, now, 'passed'),
    }),
    ...providedChanges(before?.provides ?? {}, after.provides),
    ...usedChanges(before?.uses ?? {}, after.uses),
    ...(before && before.api !== after.api ? [changed('patch', `needs API ${after.api}, was ${before.api}`)] : []),
  ];
}

/** Of slots that stay; the manifest tells of those that come and go. */
function filledChanges(before: Record<string, Props>, after: Record<string, Props>): Change[] {
  return Object.entries(after).flatMap(([name, now]) => {
    const old = before[name];
    return old ? propChanges(`slot ${name}`, old, now, 'taken') : [];
  });
}

/** Whoever passes props breaks by a property that must be passed, whoever takes them by one that is no longer there. */
function propChanges(what: string, before: Props, after: Props, side: 'taken' | 'passed'): Change[] {
  return changesOf(before, after, {
    added: (key, type) => {
      const isDemand = side === 'taken' && !key.endsWith('?');
      return { ...added(`${what}: ${key}: ${type}`), step: isDemand ? 'major' : 'minor' };
    },
    removed: (key, type) => {
      const step = side === 'passed' ? 'major' : 'minor';
      return { ...removed(`${what}: ${key}: ${type}`), step };
    },
    compare: (key, old, now) => {
      if (old === now) return [];
      const isHarmless = side === 'taken' ? accepts(now, old) : accepts(old, now);
      return [changed(isHarmless ? 'minor' : 'major', `${what}: ${key}: ${now}, was ${old}`)];
    },
  });
}

function providedChanges(before: Interface['provides'], after: Interface['provides']): Change[] {
  return changesOf(before, after, {
    added: (name, { version }) => added(`shared module ${name} ${version}`),
    removed: (name) => removed(`shared module ${name}`),
    compare: (name, old, now) => [
      ...(old.version === now.version
        ? []
        : [changed(stepOf(old.version, now.version), `shared module ${name} ${now.version}, was ${old.version}`)]),
      ...changesOfNames(`export of ${name}:`, old.exports ?? [], now.exports ?? []),
    ],
  });
}

function stepOf(before: string, after: string): Step {
  const kind = versionDiff(before, after);
  return kind === 'major' || kind === 'minor' ? kind : 'patch';
}

/** The needs of a container are nobody else's interface; whether the page has it is compared at the release. */
function usedChanges(before: Interface['uses'], after: Interface['uses']): Change[] {
  const asPatch = (change: Change): Change => ({ ...change, step: 'patch' });
  const rangeText = (range: string | false) => range || 'any version';
  return changesOf(before, after, {
    added: (name, { range }) => added(`use of ${name}, ${rangeText(range)}`),
    removed: (name) => removed(`use of ${name}`),
    compare: (name, old, now) => [
      ...(old.range === now.range
        ? []
        : [changed('patch', `use of ${name}, ${rangeText(now.range)}, was ${rangeText(old.range)}`)]),
      ...changesOfNames(`use of ${name}:`, old.exports ?? [], now.exports ?? []),
    ],
  }).map(asPatch);
}
