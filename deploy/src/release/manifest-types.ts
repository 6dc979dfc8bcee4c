// What remote.json says of a container.

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
   * Path to the pictures in the response (`url` and `width`; without `widths`, their addresses), `*` for each item of a list.
   * The first few are prefetched when it arrives, each in the one of the widths that the page will choose by `sizes`.
   */
  pictures?: string;
  sizes?: string;
  widths?: number[];
}

/** The entry of a page in a menu of the shell. */
export interface MenuEntry {
  group: 'main' | 'company' | 'trade' | 'account';
  /** Its place in the group. */
  order: number;
  /** Of shell/src/layout/menu-icons.ts. */
  icon: string;
  label: Record<Locale, string>;
  /** Which members of a company get it; all of them without. */
  companyRoles?: ('owner' | 'manager' | 'member')[];
}

export interface Route {
  path: string;
  skeleton?: Skeleton;
  /** Named chunks that the page needs; `{locale}` in a name is that of the page (`chunksIn`). */
  chunks?: string[];
  title?: Record<Locale, string>;
  description?: Record<Locale, string>;
  early?: EarlyRequest[];
  /** API path whose response describes the page in previews of shared links; its parameters come from the path or the query. */
  openGraph?: string;
  /**
   * The parts for somebody signed in are above the rest on narrow screens, with `wide` on all: their page waits for them instead of
   * moving.
   */
  personal?: boolean | 'wide';
  protected?: boolean;
  roles?: Role[];
  menu?: MenuEntry;
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
  /** Path of a page → KB (brotli) of scripts that a first visit to it may load of this container, where the usual ones are too few. */
  budget?: Record<string, number>;
  /** Versions of the API that it works with (semver), when those that its build would name are too few. */
  api?: string;
}
