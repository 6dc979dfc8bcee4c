export type Locale = 'pl' | 'en';
export const LOCALES: readonly Locale[] = ['pl', 'en'];
export type Role = 'user' | 'company' | 'admin';
export type Skeleton = 'cards' | 'profiles' | 'rows' | 'detail' | 'profile' | 'form' | 'text';

/** A first request of a page. `path` is relative to /api/ and may contain the route's parameters. */
export interface EarlyRequest {
  path: string;
  /** Parameters taken from the page's URL. */
  query?: string[];
  defaults?: Record<string, string>;
  /**
   * Path to the pictures' addresses in the response, `*` for each item of a list; the first few are prefetched when it
   * arrives.
   */
  pictures?: string;
}

export interface Route {
  path: string;
  skeleton?: Skeleton;
  /** Named chunks that the page needs. */
  chunks?: string[];
  title?: Record<Locale, string>;
  description?: Record<Locale, string>;
  early?: EarlyRequest[];
  /** API path whose response describes the page in previews of shared links; its parameters come from the path or the query. */
  openGraph?: string;
  protected?: boolean;
  roles?: Role[];
}

export interface SlotEntry {
  name: string;
  expose: string;
  roles?: Role[];
}

/** remote.json; of the shell's routes.json only `routes` is used. */
export interface ContainerManifest {
  name: string;
  exposes: Record<string, string>;
  /** When not empty, the remote is not part of the public release; only members of these roles get its files. */
  roles: Role[];
  routes: Route[];
  slots: SlotEntry[];
}

/** assets.json beside the built files. */
export interface Assets {
  entry: string;
  main?: string;
  startup: string[];
  /** Named chunk or exposed key → its files. */
  chunks: Record<string, string[]>;
  /** File → `sha384-…` of its uncompressed bytes. */
  files: Record<string, string>;
  /** File that is also stored as brotli → `sha384-…` of those bytes. */
  compressed: Record<string, string>;
}

export interface ReleasedContainer {
  name: string;
  version: string;
  manifest: ContainerManifest;
  assets: Assets;
}

/** The signed document: exact versions of everything, with every file's hash. */
export interface ReleaseSet {
  id: string;
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

/** Its description is in the language of the page alone: the release stands in every page. */
export type PublicRoute = Omit<Route, 'chunks' | 'description'> & { files: string[]; description?: string };
export type PublicSlot = SlotEntry & { files: string[] };

export interface PublicRemote {
  name: string;
  version: string;
  entry: string;
  roles: Role[];
  routes: PublicRoute[];
  slots: PublicSlot[];
}

/** Inlined in the HTML as `<script type="application/json" id="release">`. */
export interface PublicRelease {
  id: string;
  shell: { version: string };
  remotes: PublicRemote[];
  integrity: Record<string, string>;
  preloaded: string[];
  route: { remote: string | null; path: string };
  config: PublicConfig;
}

/** Who runs the installation; outside production it may be nobody. */
export interface SiteSettings {
  operator?: { name: string; address: string; nip: string; phone?: string };
  contactEmail?: string;
  /** Who is told of vulnerabilities: `mailto:` or `https:`. */
  securityContact?: string;
}

export interface PublicConfig extends SiteSettings {
  mapboxToken?: string;
  /** Vector tiles of maps with streets: an address with `{z}`, `{x}`, `{y}`, or of a PMTiles archive. */
  tilesUrl?: string;
  /** Mail goes to the local outbox at /dev/mail. */
  dev?: boolean;
}
