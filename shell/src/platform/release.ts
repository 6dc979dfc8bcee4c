import type { CompanyRole } from '@wspolnik/contract';
import type { MenuIcon } from '@wspolnik/kit';
import type { Role } from '@wspolnik/shared-auth';
import type { Locale, SkeletonKind } from '@wspolnik/system';

// The shapes of what the gateway writes into the page (deploy/src/release/page-types.ts).

/** First data of a page: the path may contain the route's parameters, the query takes these keys from the page's own. */
export interface EarlyRead {
  path: string;
  query?: string[];
  defaults?: Record<string, string>;
}

export interface MenuEntry {
  group: 'main' | 'company' | 'trade' | 'account';
  order: number;
  icon: MenuIcon;
  label: Record<Locale, string>;
  /** Which members of a company get it; all of them without. */
  companyRoles?: CompanyRole[];
}

/** Of a remote's page, what is known before the remote's entry has run; the rest is in the entry. */
export interface PublicRoute {
  path: string;
  skeleton?: SkeletonKind;
  /** Needs a signed-in person. */
  protected?: boolean;
  /** Needs one of these; `company` means an active company profile. */
  roles?: Role[];
  menu?: MenuEntry;
}

export interface PublicSlot {
  name: string;
  expose: string;
  roles?: Role[];
}

export interface PublicRemote {
  name: string;
  /** Pathname of the entry, whose name is the hash of its content: another version, or another grant, is another address. */
  entry: string;
  /** When not empty, only members of these roles get its files. */
  roles?: Role[];
  routes: PublicRoute[];
  slots?: PublicSlot[];
}

/** The pages that a remote's entry declares. */
export interface EntryPage {
  path: string;
  /** For search engines, in both languages. */
  description?: Record<Locale, string>;
  early?: EarlyRead[];
  /** Named chunks that the page needs; `{locale}` in a name is that of the page. */
  chunks?: string[];
}

export interface Release {
  /** 0 without a release, e.g. in Node. */
  number: number;
  remotes: PublicRemote[];
  config: {
    mapboxToken?: string;
    tilesUrl?: string;
    dev?: boolean;
    /** Who runs the installation. */
    operator?: { name: string; address: string; nip: string; phone?: string };
    contactEmail?: string;
    /** The address for reports of vulnerabilities: `mailto:` or `https:`. */
    securityContact?: string;
    /** The operator has switched the service worker off. */
    serviceWorker?: 'off';
    /** This browser looks at a version that is not live. */
    preview?: { name: string; version: string };
  };
}

const EMPTY: Release = { number: 0, remotes: [], config: {} };

let release: Release | undefined;

/** Of a render on the server, which has no document. */
let rendered = EMPTY;

/** Before a render on the server. */
export function renderWith(release: Release): void {
  rendered = release;
}

/** The release with which the page was loaded; without one (Node, a broken page) only the shell exists. */
export function readRelease(): Release {
  if (typeof document === 'undefined') return rendered;
  release ??= {
    ...EMPTY,
    ...(JSON.parse(document.getElementById('release')?.textContent || '{}') as Partial<Release>),
  };
  return release;
}

/** What the page's first script has started (deploy/src/gateway/document.ts). */
export function readStart(): { main?: string; styles?: string[] } {
  return JSON.parse(document.getElementById('start')?.textContent || '{}') as ReturnType<typeof readStart>;
}
