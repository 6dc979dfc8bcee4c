import type { CompanyRole } from '@wspolnik/contract';
import type { Role } from '@wspolnik/shared-auth';
import { type Locale, type MessageGroup, matchRoute, type SkeletonKind } from '@wspolnik/system';
import type { ComponentType } from 'react';
import type { PageRead } from './read.ts';

export interface PageProps {
  /** What `:id` of the path stands for; empty where the path has none. */
  id: string;
}

/** A name of Lucide. The shell has the pictures in menu-icons.ts. */
export type MenuIcon =
  | 'badge-check'
  | 'bell'
  | 'bell-ring'
  | 'calendar-days'
  | 'coins'
  | 'credit-card'
  | 'file-text'
  | 'hash'
  | 'package'
  | 'pencil'
  | 'plus'
  | 'settings'
  | 'share'
  | 'shield-check'
  | 'shopping-bag'
  | 'tag'
  | 'users';

/** An entry of a menu of the shell. Those for whom the page is have it while the page is released. */
export interface PageMenu {
  group: 'main' | 'company' | 'trade' | 'account';
  /** Its place in the group, among the pages of every remote. */
  order: number;
  icon: MenuIcon;
  /** Message id, where it is not the title. */
  label?: string;
  /** Which members of the company in use have it; all of them without. */
  companyRoles?: readonly CompanyRole[];
}

/**
 * All that the platform knows of a page. The route in the release, the early requests of the gateway and the first view all
 * come from it; the build refuses a chunk that does not exist.
 */
export interface PageDefinition {
  /** Without locale prefix: `/offers/:id`. The first that fits is shown, so exact paths come before `:id`. */
  path: string;
  /** Message id of a text without params: the build writes it into the release. */
  title: string;
  /** For search engines and shared links. */
  description?: Record<Locale, string>;
  /** The placeholder of the page while its code and data are on the way. */
  skeleton: SkeletonKind;
  /** Asks for sign-in. */
  protected?: boolean;
  /** Who may open it; absent for everybody who is let in by `protected`. */
  roles?: readonly Role[];
  /** Texts of its feature; the others of the remote are there for every page. */
  messages?: readonly MessageGroup[];
  /** The build gives this name to the chunk that `load`, which follows, imports. */
  chunk: string;
  load(): Promise<ComponentType<PageProps>>;
  /** The page's first reads: asked for before its code is there. */
  reads?: readonly PageRead[];
  /** API path whose answer describes the page to those it is shared with; a parameter comes from the path or the query. */
  openGraph?: string;
  /**
   * The parts for somebody signed in are above the rest on narrow screens, with `wide` on all: their page waits for them instead of
   * moving.
   */
  personal?: true | 'wide';
  menu?: PageMenu;
}

export interface FirstRequest {
  getJSON: (path: string) => Promise<unknown>;
  /** Without the locale's prefix. */
  path: string;
  search: string;
}

/** Answers of the first reads of the page at an address, by path. Rejects with what `getJSON` rejects with. */
export async function loadFirst(
  pages: readonly PageDefinition[],
  { getJSON, path, search }: FirstRequest,
): Promise<Record<string, unknown>> {
  const match = matchRoute(
    pages.map((page) => page.path),
    path,
  );
  const page = pages.find((one) => one.path === match?.pattern);
  if (!match || !page) return {};
  const paths = (page.reads ?? []).map((read) => read.at({ params: match.params, search }));
  const answers = await Promise.all(paths.map((each) => getJSON(each)));
  return Object.fromEntries(paths.map((each, index) => [each, answers[index]]));
}
