import type { Role } from '@wspolnik/shared-auth';
import type { Locale, SkeletonKind } from '@wspolnik/shared-ui';

/** First data of a page: the path may contain the route's parameters, the query takes these keys from the page's own. */
export interface EarlyRead {
  path: string;
  query?: string[];
  defaults?: Record<string, string>;
}

export interface PublicRoute {
  path: string;
  skeleton?: SkeletonKind;
  title?: Record<Locale, string>;
  /** For search engines: of the shell's own pages in both languages, of a remote's in that of the page. */
  description?: Record<Locale, string> | string;
  /** Needs a signed-in person. */
  protected?: boolean;
  /** Needs one of these; `company` means an active company profile. */
  roles?: Role[];
  early?: EarlyRead[];
  /** Files to prefetch for the page: pathnames, or names beside the remote's entry. */
  files?: string[];
}

export interface PublicSlot {
  name: string;
  expose: string;
  roles?: Role[];
  files?: string[];
}

export interface PublicRemote {
  name: string;
  version: string;
  entry: string;
  roles: Role[];
  routes: PublicRoute[];
  slots: PublicSlot[];
}

export interface Release {
  id: string;
  shell: { version: string };
  remotes: PublicRemote[];
  /** Pathname of a file to its sha384. */
  integrity: Record<string, string>;
  /** Files already requested by the HTML. */
  preloaded: string[];
  config: {
    mapboxToken?: string;
    tilesUrl?: string;
    dev?: boolean;
    /** Who runs the installation. */
    operator?: { name: string; address: string; nip: string; phone?: string };
    contactEmail?: string;
    /** Who is told of vulnerabilities: `mailto:` or `https:`. */
    securityContact?: string;
  };
}

const EMPTY: Release = {
  id: 'none',
  shell: { version: '0' },
  remotes: [],
  integrity: {},
  preloaded: [],
  config: {},
};

let release: Release | undefined;

/** The release set that the gateway wrote into the page; without one (Node, a broken page) only the shell exists. */
export function readRelease(): Release {
  if (typeof document === 'undefined') return EMPTY;
  release ??= {
    ...EMPTY,
    ...(JSON.parse(document.getElementById('release')?.textContent || '{}') as Partial<Release>),
  };
  return release;
}
