import { type Change, largest, type Step } from './changes.ts';
import { interfaceChanges } from './diff-interface.ts';
import { manifestChanges } from './diff-manifest.ts';
import type { Known } from './known.ts';

/** The changes of a release for others: pages, other containers, visitors. */
export interface Diff {
  /** The version step (semver) that the changes ask for. Of a first release minor. */
  step: Step;
  changes: Change[];
  /** Route → bytes (brotli) that a first visit to it loads of the container; null where the route is not there. */
  bytes: Record<string, { before: number | null; after: number | null }>;
}

/** `before` is null when the container is not live yet. */
export function diffContainers(before: Known | null, after: Known): Diff {
  const changes = [...manifestChanges(before, after), ...interfaceChanges(before?.interface ?? null, after.interface)];
  const [old, now] = [before?.interface.bytes ?? {}, after.interface.bytes];
  const routes = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return {
    step: largest(changes.map(({ step }) => step)),
    changes,
    bytes: Object.fromEntries(
      routes.map((route) => [route, { before: old[route] ?? null, after: now[route] ?? null }]),
    ),
  };
}

const SIGN: Record<Change['kind'], string> = { added: '+', removed: '-', changed: '~' };

/** Lines for a terminal: the step, each change with its sign, and the routes whose kilobytes changed. */
export function describeDiff({ step, changes, bytes }: Diff): string[] {
  const sizes = Object.entries(bytes)
    .map(([route, { before, after }]) => [route, kilobytes(before), kilobytes(after)] as const)
    .filter(([, before, after]) => before !== after)
    .map(([route, before, after]) => `  ${route}: ${before} → ${after}`);
  return [
    changes.length === 0 ? 'Nothing changes for others: a patch.' : `Asks for a ${step} step.`,
    ...changes.map(({ kind, text }) => `${SIGN[kind]} ${text}`),
    ...(sizes.length > 0 ? ['Bytes of a first visit:', ...sizes] : []),
  ];
}

const kilobytes = (bytes: number | null) => (bytes === null ? 'none' : `${(bytes / 1000).toFixed(1)} KB`);
