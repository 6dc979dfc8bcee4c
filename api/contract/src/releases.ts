import { type Static, Type } from 'typebox';
import { RELEASE_REASON_LENGTH } from './limits.ts';

/** What an admin may do to the releases of the site; the gateway does it after it was logged. */
export const RELEASE_ACTIONS = ['promoted', 'canary_started', 'rolled_back', 'previewed'] as const;

/** POST admin/releases/: asked by the gateway, with the admin's own token, before it does it. */
export const ReleaseActionBody = Type.Object({
  action: Type.Enum(RELEASE_ACTIONS),
  /** Container and the first digits of its version. */
  name: Type.String({ pattern: '^(shell|mf_[a-z][a-z0-9_]{0,40})$' }),
  version: Type.String({ pattern: '^[0-9a-f]{12}$' }),
  reason: Type.String({ minLength: 3, maxLength: RELEASE_REASON_LENGTH }),
});
export type ReleaseActionBody = Static<typeof ReleaseActionBody>;

/** Who does it, for the list of releases. */
export const ReleaseActor = Type.Object({ name: Type.String() });
export type ReleaseActor = Static<typeof ReleaseActor>;

// What the gateway answers to the console of an admin, under releases/.

/** Percent of the browsers in one group, and when it is promoted at the earliest. */
export interface CanaryTerms {
  share: number;
  least: { minutes: number; pages: number };
}

export interface CanaryGroup {
  served: number;
  reported: number;
  pages: number;
  failed: number;
  /** Milliseconds of three quarters of the pages; null without any. */
  lcp: number | null;
  inp: number | null;
}

export interface RunningCanary extends CanaryTerms {
  name: string;
  version: string;
  at: string;
  who: string;
  why: string;
  verdict: 'running' | 'worse' | 'better or equal' | 'undecided';
  /** One sentence. */
  reason: string;
  groups: { canary: CanaryGroup; control: CanaryGroup };
  /** It is worse from 20 on. */
  evidence: number;
  course: { at: number; evidence: number; canary: number; control: number }[];
}

export interface LiveContainer {
  name: string;
  version: string;
  packageVersion: string;
  /** Number of the release that brought it. */
  number: number;
  at: string;
  who: string;
  why: string;
  /** What was published last, when that is another version. */
  next: { version: string; packageVersion: string; at: string; who: string } | null;
}

/** GET releases/: what is live. */
export interface ReleaseState {
  number: number;
  channel: string;
  /** The gateway has a key with which it can release. */
  mayRelease: boolean;
  containers: LiveContainer[];
  canary: RunningCanary | null;
  /** Of the last day, and at this traffic seconds until a canary of these terms ends; null without traffic. */
  viewsPerSecond: number;
  expected: (CanaryTerms & { promoted: number; rolledBack: number })[] | null;
  /** What this browser looks at. */
  preview: { name: string; version: string } | null;
}

export interface ReleaseStep {
  number: number;
  at: string;
  who: string;
  why: string;
  undoes: number[];
  changes: { name: string; from: string | null; to: string | null; state: 'live' | 'replaced' | 'rolled back' }[];
  canary: {
    name: string;
    version: string;
    share: number;
    end: 'promoted' | 'rolled back' | null;
    /** Of one that was ended by its numbers, not by a person. */
    because: CanaryDecision | null;
  } | null;
}

/** The numbers of both groups that decided a canary: `canary` of `canaryOf`, where they are part of others. */
export interface CanaryDecision {
  /** Page views that failed, or that reported, milliseconds, or page views that were compared. */
  kind: 'failed' | 'missing' | 'lcp' | 'inp' | 'equal';
  canary: number;
  control: number;
  canaryOf: number | null;
  controlOf: number | null;
}

/** GET releases/history/?before=: newest first. */
export interface ReleaseHistory {
  releases: ReleaseStep[];
  /** For `before`; null at the end. */
  next: number | null;
}

export type VitalsRange = 'hour' | 'day' | 'month';

/** Milliseconds of three quarters of the pages, and `cls` without a unit; null where nobody has measured it. */
export interface VitalsValues {
  views: number;
  failed: number;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  load: number | null;
  soft: number | null;
  blocked: number | null;
}

export interface VitalsPart extends VitalsValues {
  remote: string;
  version: string;
  route: string;
  frozen: number;
}

/** GET releases/vitals/?range=&remote=: measured pages. */
export interface VitalsReport {
  /** Milliseconds since 1970, and between two points. */
  from: number;
  step: number;
  points: (VitalsValues & { at: number })[];
  total: VitalsValues;
  /** Those with the most views first. */
  parts: VitalsPart[];
}

export interface PageError {
  remote: string;
  version: string;
  route: string;
  message: string;
  count: number;
  /** The innermost first: where it is in the source, or in the built file. */
  frames: { file: string; line: number; column: number; name: string | null }[];
}

/** GET releases/errors/?range=&remote=: the most frequent ones first. */
export interface ErrorReport {
  errors: PageError[];
}

/** POST releases/promote/, with `share` as a canary; releases/preview/ with the version to look at. */
export interface ReleaseOrder {
  name: string;
  version: string;
  why: string;
  share?: number;
}
