import type { Held, Measured } from './measure.ts';
import type { Mounts } from './mount.ts';

export interface Leftover {
  owner: string;
  kind: string;
  what: string;
  /** `<file>:<line>:<column>`, or empty. */
  place: string;
  /** More of them with each mount, or bytes. */
  perMount: number;
}

/** Bytes of a mount. What a clean page holds on to differs by less, because only every eighth kilobyte is seen. */
const HEAP_LIMIT = 20_000;

/** What grows in both halves of the mounts: caches and singletons are full after the first one, or hold as much as before. */
export function findLeftovers(mounts: Mounts, candidate: string): Leftover[] {
  const opened = openedMore(mounts);
  const own = opened.filter(({ owner }) => owner === candidate);
  return [...opened, ...heldMore(mounts), ...(own.length > 0 ? [] : nodesMore(mounts, candidate))];
}

function openedMore({ measured, mounts, rounds }: Mounts): Leftover[] {
  return [...measured[2].opened].flatMap(([key, { owner, kind, what, place }]) => {
    const growth = growthOf(measured, ({ opened }) => opened.get(key)?.count ?? 0);
    // A page that leaves something every second time leaves it.
    if (growth < Math.ceil(rounds / 2)) return [];
    return [{ owner, kind, what, place, perMount: growth / mounts }];
  });
}

function heldMore({ measured, mounts }: Mounts): Leftover[] {
  const owners = new Set([...measured[2].held.values()].map(({ owner }) => owner));
  return [...owners].flatMap((owner) => {
    const perMount = growthOf(measured, ({ held }) => bytesOf([...held.values()], owner)) / mounts;
    if (perMount < HEAP_LIMIT) return [];
    const most = [...measured[2].held.values()]
      .filter((one) => one.owner === owner)
      .toSorted((a, b) => grown(measured, b) - grown(measured, a))[0];
    return [{ owner, kind: 'heap', what: 'JavaScript objects', place: most?.place ?? '', perMount }];
  });
}

const bytesOf = (held: readonly Held[], owner: string) =>
  held.reduce((sum, one) => sum + (one.owner === owner ? one.bytes : 0), 0);
const grown = ([first]: Mounts['measured'], { place, bytes }: Held) => bytes - (first.held.get(place)?.bytes ?? 0);

/** Nodes that React has made are nobody's by the stack; they are left by what was mounted. */
function nodesMore({ measured, mounts, rounds }: Mounts, candidate: string): Leftover[] {
  const growth = growthOf(measured, ({ nodes }) => nodes);
  if (growth < rounds) return [];
  return [{ owner: candidate, kind: 'element', what: 'DOM nodes', place: '', perMount: growth / mounts }];
}

/** In the half in which it is smaller. */
const growthOf = ([first, middle, last]: Mounts['measured'], read: (measured: Measured) => number) =>
  Math.min(read(middle) - read(first), read(last) - read(middle));
