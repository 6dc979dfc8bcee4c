import type { CanaryDecision } from '@wspolnik/contract/releases';
import type { ContainerManifest, Locale, Skeleton } from './manifest-types.ts';

/** The built files of a container. */
export interface Assets {
  /** Of a remote its federation entry, of the shell its main script. */
  entry: string;
  /** Needed before the container shows anything: the shell's start, or a remote's `./app`. */
  startup: string[];
  /** Named chunk or exposed key → its files. */
  chunks: Record<string, string[]>;
  /**
   * All of them, sorted: `<sha256>.<ending>`, or `<folder>/<name>` where the folder is the sha256 of what it holds (`folderName`).
   * A brotli form, `<file>.br`, is stored beside and is no part of a version: other versions of Node compress differently.
   */
  files: string[];
  /** Of the shell: the fonts of its first view, and the page's frame, which only the gateway reads. */
  fonts?: string[];
  frame?: string;
  /** Renders its pages in the gateway, its only reader. A container without one is rendered in the browser only. */
  server?: string;
  /** Of the shell: its service worker, which the gateway serves under a fixed address. */
  worker?: string;
}

/** The content of a version: its name is the sha256 (hex) of this as JSON. */
export interface ContainerContent {
  manifest: ContainerManifest;
  assets: Assets;
}

export interface ReleasedContainer extends ContainerContent {
  name: string;
  version: string;
}

/** Name of a property, with `?` when it may be missing → its type as text, as API Extractor reports it. */
export type Props = Record<string, string>;

/** Parts of a container on which others depend, and its own dependencies, as its build saw it. Compared before it goes live. */
export interface ContainerInterface {
  /** Of the shell: shared module → its version and exports; null when they are not known statically. */
  provides: Record<string, { version: string; exports: string[] | null }>;
  /** Shared module → the accepted versions (semver, false for any) and the exports in use; null for all of them. */
  uses: Record<string, { range: string | false; exports: string[] | null }>;
  /** Slot → its props, of slots that the container fills, and of those that it renders. */
  slots: { filled: Record<string, Props>; rendered: Record<string, Props> };
  /** Event on `window` that it dispatches or listens to → its detail. */
  events: Record<string, Props>;
  /** The accepted versions of the API (semver). */
  api: string;
  /** Route → bytes (brotli) that a first visit to it loads of this container. */
  bytes: Record<string, number>;
}

/** Says who published a version, signed. Publishing the same bytes again changes nothing: the first one stays. */
export interface Publication {
  name: string;
  version: string;
  at: string;
  who: string;
  /** Of its package.json. */
  packageVersion: string;
  interface: ContainerInterface;
  key: string;
  signature: string;
}

/** Says that a version has passed the gate (`pnpm release check`), signed. Whoever promotes it sees whether there is one. */
export interface Check {
  name: string;
  version: string;
  at: string;
  who: string;
  /** Number of the release beside which it was tried. */
  release: number;
  key: string;
  signature: string;
}

/** One container in a release; signed by whoever brought it there, and carried along unchanged by later releases of others. */
export interface Promotion {
  channel: string;
  name: string;
  /** Null after the container was withdrawn. */
  version: string | null;
  /** That of the release that brought it. A gateway never takes a lower one of the same container, so old ones cannot be replayed. */
  number: number;
  at: string;
  who: string;
  why: string;
  /** The replaced version. */
  from: string | null;
  /** Of a rollback: the releases that it undoes. */
  undoes: number[];
  /** Open tabs take it at the very next navigation. So is every rollback. */
  urgent: boolean;
  /** The signer's key. */
  key: string;
  signature: string;
}

/**
 * A step of a canary: a version that some browsers get and others are compared with. Signed by whoever made it, and carried along by
 * later releases until the next step. A channel has one canary at a time.
 */
export interface Canary {
  channel: string;
  name: string;
  version: string;
  /** That of the release that brought this step. */
  number: number;
  /** That of the release with which the canary began. */
  since: number;
  at: string;
  who: string;
  why: string;
  /** Percent of all browsers that get it. As many others are the group that it is compared with. */
  share: number;
  /** It is promoted after this many minutes and pages of each group at the earliest. */
  least: { minutes: number; pages: number };
  /** Null while it runs. */
  end: CanaryEnd | null;
  /** Of one that was ended by its numbers, not by a person. */
  because?: CanaryDecision;
  key: string;
  signature: string;
}
export type CanaryEnd = 'promoted' | 'rolled back';

/** A release as stored, in its own file that is never changed: what a channel serves from this number on. */
export interface Activation {
  number: number;
  containers: Promotion[];
  /** The newest step of the newest canary. */
  canary?: Canary;
}

/** Who may release what. Signed by the key of the store; the file with the highest number counts. */
export interface KeyRegistry {
  number: number;
  at: string;
  keys: TeamKey[];
  signature: string;
}
export interface TeamKey {
  id: string;
  /** PEM. */
  publicKey: string;
  /** Names of containers. */
  containers: string[];
  /** Channel → the number from which on its releases are refused; earlier ones stay valid. By number, because clocks differ. */
  revokedFrom?: Record<string, number>;
}

/** Releases that a gateway serves or its open tabs use, written once an hour: these releases of a channel are not pruned. */
export interface Use {
  channel: string;
  numbers: number[];
}

/** A release that a gateway serves. */
export interface ReleaseSet {
  number: number;
  shell: ReleasedContainer;
  remotes: ReleasedContainer[];
}

/**
 * The page before any script, rendered once per release. Header and footer are rendered for the page
 * `/<section>/<FRAME_PATH>`; the gateway inserts the real path.
 */
export interface Frame {
  css: string;
  locales: Record<Locale, FrameTexts>;
}

export interface FrameTexts {
  /** By the first segment of the path, because the header marks the current section; '' for every other one. */
  headers: Record<string, string>;
  skeletons: Record<Skeleton, string>;
  footer: string;
}

export const FRAME_PATH = '_path_';
