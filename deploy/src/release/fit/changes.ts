/** By semver: something that others relied on is gone or different, there is more of it, or neither. */
export type Step = 'major' | 'minor' | 'patch';

export interface Change {
  step: Step;
  kind: 'added' | 'removed' | 'changed';
  /** The change, for the releaser: `page /offers for company`. */
  text: string;
}

export const added = (text: string): Change => ({ step: 'minor', kind: 'added', text });
export const removed = (text: string): Change => ({ step: 'major', kind: 'removed', text });
export const changed = (step: Step, text: string): Change => ({ step, kind: 'changed', text });

/** Changes of named things; `compare` describes what became of one that stayed. */
export function changesOf<Thing>(
  before: Record<string, Thing>,
  after: Record<string, Thing>,
  tell: {
    added(name: string, thing: Thing): Change;
    removed(name: string, thing: Thing): Change;
    compare(name: string, before: Thing, after: Thing): Change[];
  },
): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (old === undefined) return now === undefined ? [] : [tell.added(name, now)];
    return now === undefined ? [tell.removed(name, old)] : tell.compare(name, old, now);
  });
}

/** Changes of names only. */
export function changesOfNames(what: string, before: readonly string[], after: readonly string[]): Change[] {
  const byName = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
  return changesOf(byName(before), byName(after), {
    added: (name) => added(`${what} ${name}`),
    removed: (name) => removed(`${what} ${name}`),
    compare: () => [],
  });
}

const WEIGHT: Record<Step, number> = { patch: 0, minor: 1, major: 2 };

export const largest = (steps: readonly Step[]): Step =>
  steps.reduce((one, other) => (WEIGHT[other] > WEIGHT[one] ? other : one), 'patch');
