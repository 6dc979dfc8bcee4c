import { satisfies } from 'semver';
import { eventBreaks } from './events.ts';
import type { Known } from './known.ts';
import { partBreaks } from './parts.ts';
import { roleBreaks } from './roles.ts';
import { routeBreaks } from './routes.ts';
import { sharedModuleBreaks } from './shared-modules.ts';
import { slotBreaks } from './slots.ts';

/** The containers of a channel. `api` is the version of the running API; without it, what a container needs of it is not compared. */
export interface Live {
  shell: Known;
  remotes: readonly Known[];
  api?: string;
}

export interface FitInput {
  live: Live;
  /** A remote, or another shell: then every remote is compared with it. */
  candidate: Known;
  /** The candidate's container as it is live. Without it nothing says whether roles became wider. */
  before?: Known;
  /** Roles may become wider. */
  allowWider?: boolean;
}

/**
 * Why a container would break the page if it went live, a plain sentence each; empty when it fits. What else is live was compared
 * when it went live, so only what has to do with the candidate is.
 */
export function findBreaks({ live, candidate, before, allowWider = false }: FitInput): string[] {
  const remotes = live.remotes.filter(({ name }) => name !== candidate.name);
  const isShell = candidate.name === 'shell';
  const others = isShell ? remotes : [live.shell, ...remotes];
  return [
    ...partBreaks(candidate),
    ...(isShell
      ? remotes.flatMap((remote) => sharedModuleBreaks(candidate, remote))
      : sharedModuleBreaks(live.shell, candidate)),
    ...routeBreaks(candidate, others),
    ...slotBreaks(candidate, others),
    ...eventBreaks(candidate, others),
    ...(before && !allowWider ? roleBreaks(before, candidate) : []),
    ...apiBreaks(candidate, live.api),
  ];
}

function apiBreaks({ name, interface: { api } }: Known, running: string | undefined): string[] {
  if (running === undefined || satisfies(running, api, { includePrerelease: true })) return [];
  return [`${name} needs version ${api} of the API, and ${running} is running.`];
}

/**
 * What the page would lose without a container, a plain sentence each. A withdrawal is meant to take pages away, so the caller
 * shows them and asks; the shell cannot be withdrawn.
 */
export function findLosses({ shell, remotes }: Live, name: string): string[] {
  if (name === 'shell') return ['Nothing works without the shell.'];
  const remote = remotes.find((one) => one.name === name);
  if (!remote) return [];
  const others = [shell, ...remotes.filter((one) => one !== remote)];
  const pages = remote.manifest.routes.map(({ path }) => `The page ${path} would be missing.`);
  const slots = remote.manifest.slots.flatMap((slot) =>
    others
      .filter((other) => slot.name in other.interface.slots.rendered)
      .map((other) => `The slot ${slot.name} on pages of ${other.name} would be empty.`),
  );
  return [...pages, ...slots];
}
