import type { Group } from '../release/canary.ts';

/**
 * What is measured of a page view: milliseconds, and `cls` without a unit. `load` is from the request of a document to the page,
 * `soft` from a click to the next page in the same document, `blocked` the time for which long tasks kept the page from answering.
 */
export const METRICS = ['lcp', 'inp', 'cls', 'load', 'soft', 'blocked'] as const;
export type Metric = (typeof METRICS)[number];

/** A quantile sketch that can be merged (DDSketch): bin → how many values are in it. */
export type StoredSketch = Record<string, number>;

/** The part of a site that is measured together. */
export interface Part {
  /** Name of a container. */
  remote: string;
  /** First digits of its version. */
  version: string;
  /** Pattern of the route. */
  route: string;
}

export interface VitalsRow extends Part {
  views: number;
  /** Of these, views with an error or a part that could not be shown. However many errors a view has, it counts once. */
  failed: number;
  /** Pages that never answered again after the remote was mounted. */
  frozen: number;
  sketches: Partial<Record<Metric, StoredSketch>>;
}

/** An error of a page, without anything of its visitor. */
export interface ErrorRow extends Part {
  message: string;
  /** The innermost first: `<file>:<line>:<column>` of built files. */
  frames: string[];
  count: number;
}

/** One group of a canary. */
export interface CanaryRow {
  /** Number of the release with which it began. */
  since: number;
  group: Group;
  /** Documents that were sent, and of these those whose page has reported. */
  served: number;
  reported: number;
  views: number;
  failed: number;
  sketches: Partial<Record<'lcp' | 'inp', StoredSketch>>;
}

/** What one gateway has counted in a time, in milliseconds since 1970. */
export interface Batch {
  from: number;
  to: number;
  rows: VitalsRow[];
  errors: ErrorRow[];
  canaries: CanaryRow[];
}
