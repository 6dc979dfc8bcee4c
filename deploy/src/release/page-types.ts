import type { Role, Route, SlotEntry } from './manifest-types.ts';

// What a page gets to know of the release and of the installation.

/** Of a route, what is needed before its remote's entry has run; everything else is in the entry (EntryPage). */
export type PublicRoute = Pick<Route, 'path' | 'skeleton' | 'protected' | 'roles' | 'menu'>;
export interface PublicRemote {
  name: string;
  /** Pathname of the entry; its folder is that of all files. */
  entry: string;
  roles?: Role[];
  routes: PublicRoute[];
  slots?: SlotEntry[];
}

/** In a remote's entry: what the page knows of a route once the entry has run. */
export type EntryPage = Pick<Route, 'path' | 'description' | 'early' | 'chunks'>;

/** Inlined in the HTML as `<script type="application/json" id="release">`. */
export interface PublicRelease {
  number: number;
  remotes: PublicRemote[];
  config: PublicConfig;
}

/** `GET /release?have=<number>` of an open tab; 204 when it has the latest. */
export interface NextRelease {
  number: number;
  /** Pathname of the shell's main script: a tab of another shell loads the page anew instead of mixing it with these remotes. */
  shell: string;
  remotes: PublicRemote[];
  /** Containers that a rollback or an urgent release has changed since then. */
  urgent: string[];
}

/** `GET /release/files?have=<number>` of a service worker: the public files of the live release. */
export interface ReleaseFiles {
  number: number;
  /** Containers that a rollback or an urgent release has changed since the one that it has. */
  urgent: string[];
  containers: {
    name: string;
    files: string[];
    /** Named chunk or exposed key → its files, by their places in `files`; the entry as `entry`. */
    chunks: Record<string, number[]>;
  }[];
}

/** Who runs the installation; outside production it may be nobody. */
export interface SiteSettings {
  operator?: { name: string; address: string; nip: string; phone?: string };
  contactEmail?: string;
  /** The address for reports of vulnerabilities: `mailto:` or `https:`. */
  securityContact?: string;
  /** Pages register no service worker, and the gateway serves one that removes itself. */
  serviceWorker?: 'off';
}

export interface PublicConfig extends SiteSettings {
  mapboxToken?: string;
  /** Vector tiles of maps with streets: an address with `{z}`, `{x}`, `{y}`, or of a PMTiles archive. */
  tilesUrl?: string;
  /** The share of clicks whose calls are traced (shared-auth/src/traceparent.ts); without tracing not set. */
  traces?: number;
  /** Mail goes to the local outbox at /dev/mail. */
  dev?: boolean;
  /** This browser looks at a version that is not live. */
  preview?: { name: string; version: string };
}
