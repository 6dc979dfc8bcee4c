import { DAY_MS } from '@wspolnik/settings';
import { serverFiles } from '../release/content.ts';
import type { ReleasedContainer } from '../release/types.ts';
import { isGuarded } from './public-release.ts';

/** Milliseconds for which a version stays served after another has replaced it. */
export const SERVED_FOR = 14 * DAY_MS;
/** Of one that an open tab named lately: for how long after that, and after it was replaced at the most. */
const USED_FOR = DAY_MS;
const USED_AT_MOST = 30 * DAY_MS;

/** The version of a container from a release on. */
export interface Step {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Open tabs take it at the very next navigation. */
  urgent: boolean;
  /** Null after it was withdrawn. */
  container: ReleasedContainer | null;
}

export interface ServedFile {
  /** Needs a capability: every served version that lists it is guarded. */
  guarded: boolean;
  /** All files of its folder when it lies in one, which are verified together; otherwise only the file itself. */
  unit: string[];
}

interface Listed extends ServedFile {
  open: number;
  versions: number;
}

export type Served = ReturnType<typeof openServed>;

/** Which versions and files a gateway serves, kept up step by step: a release costs as much as it changes. */
export function openServed(now = Date.now) {
  const stepsOf = new Map<string, Step[]>();
  const files = new Map<string, Listed>();
  /** `name/version` → steps that have it. */
  const counts = new Map<string, number>();
  const usedAt = new Map<string, number>();
  const keyOf = ({ name, version }: ReleasedContainer) => `${name}/${version}`;

  function count(container: ReleasedContainer | null, by: 1 | -1): void {
    if (!container) return;
    const key = keyOf(container);
    const before = counts.get(key) ?? 0;
    if (before + by > 0) counts.set(key, before + by);
    else counts.delete(key);
    if (before === 0 || before + by === 0) listFiles(files, container, by);
    if (before + by === 0) usedAt.delete(key);
  }

  function isKept({ container }: Step, end: number | undefined): boolean {
    if (end === undefined || end > now() - SERVED_FOR) return true;
    const used = (container && usedAt.get(keyOf(container))) ?? 0;
    return used > now() - USED_FOR && end > now() - USED_AT_MOST;
  }

  return {
    /** In any order; a number that is known already is replaced. */
    add(name: string, step: Step): void {
      const steps = stepsOf.get(name) ?? [];
      count(step.container, 1);
      for (const known of steps.filter(({ number }) => number === step.number)) count(known.container, -1);
      const others = steps.filter(({ number }) => number !== step.number);
      stepsOf.set(
        name,
        [...others, step].sort((a, b) => a.number - b.number),
      );
    },

    has: (name: string, number: number): boolean => stepsOf.get(name)?.some((step) => step.number === number) ?? false,

    /** Its files are not served any more, whoever uses them. */
    drop(name: string, number: number): void {
      const steps = stepsOf.get(name) ?? [];
      for (const step of steps.filter((one) => one.number === number)) count(step.container, -1);
      stepsOf.set(
        name,
        steps.filter((one) => one.number !== number),
      );
    },

    file: (name: string, file: string): ServedFile | undefined => files.get(`${name}/${file}`),

    /** A tab that took this release is open. */
    use(number: number): void {
      for (const steps of stepsOf.values()) {
        const container = steps.findLast((step) => step.number <= number)?.container;
        if (container) usedAt.set(keyOf(container), now());
      }
    },

    /** Containers that an urgent release or a rollback has changed since that one. */
    urgentSince: (number: number): string[] =>
      [...stepsOf]
        .filter(([, steps]) => steps.some((step) => step.number > number && step.urgent))
        .map(([name]) => name),

    /** Forgets versions that nobody needs any more. */
    expire(): void {
      for (const [name, steps] of stepsOf) {
        const kept = steps.filter((step, index) => isKept(step, steps[index + 1]?.at));
        for (const step of steps) if (!kept.includes(step)) count(step.container, -1);
        stepsOf.set(name, kept);
      }
    },

    containers: (): ReleasedContainer[] => [
      ...new Map(
        [...stepsOf.values()].flat().flatMap(({ container }) => (container ? [[keyOf(container), container]] : [])),
      ).values(),
    ],

    /** The oldest release of which a version is served. */
    oldest: (): number => Math.min(...[...stepsOf.values()].flat().map(({ number }) => number)),
  };
}

function listFiles(files: Map<string, Listed>, { name, ...container }: ReleasedContainer, by: 1 | -1): void {
  const { assets } = container;
  const open = isGuarded({ name, ...container }) ? 0 : by;
  for (const file of assets.files) {
    if (serverFiles(assets).includes(file)) continue;
    const key = `${name}/${file}`;
    const known = files.get(key) ?? { open: 0, versions: 0, guarded: true, unit: unitOf(file, assets.files) };
    const next = { ...known, open: known.open + open, versions: known.versions + by };
    if (next.versions > 0) files.set(key, { ...next, guarded: next.open === 0 });
    else files.delete(key);
  }
}

/** Files that are named by one hash: a file, or all of a folder. */
export function unitOf(file: string, all: readonly string[]): string[] {
  const folder = /^[^/]+\//.exec(file)?.[0];
  return folder ? all.filter((other) => other.startsWith(folder)) : [file];
}
