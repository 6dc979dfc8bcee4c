import { hasRole, type SessionState, withQuery } from '@wspolnik/shared-auth';
import { matchRoute } from '@wspolnik/system';
import { safePath } from '../lib/safe-path.ts';
import { secondStepSetup } from '../lib/second-step-setup.ts';
import type { PublicRemote, PublicRoute } from './release.ts';
import { SHELL_ROUTES, type ShellRoute } from './shell-routes.ts';

export interface PageAddress {
  /** Without the locale. */
  pathname: string;
  search: string;
  hash: string;
}

/** The content of the page: a remote's page, one of the shell's, or a redirect. */
export type Decision =
  | { kind: 'remote'; remote: string; route: PublicRoute }
  | { kind: 'shell'; route: ShellRoute }
  | { kind: 'redirect'; to: string }
  | { kind: 'waiting' }
  | { kind: 'missing' };

export interface Visitor {
  session: Pick<SessionState, 'user' | 'company' | 'isAuth'>;
  remotes: readonly PublicRemote[];
  /** Guarded remotes may still be granted. */
  grantsPending: boolean;
  /** Path and query of a page that is needed from the network, which is away. */
  unread?: string | null;
}

/** The first matching route, with its parameters. */
export function findRoute(routes: readonly PublicRoute[], pathname: string) {
  const match = matchRoute(
    routes.map(({ path }) => path),
    pathname,
  );
  const route = match && routes.find(({ path }) => path === match.pattern);
  return route ? { route, params: match.params } : null;
}

export function findRemoteRoute(remotes: readonly PublicRemote[], pathname: string) {
  for (const remote of remotes) {
    const found = findRoute(remote.routes, pathname);
    if (found) return { remote, ...found };
  }
  return null;
}

/** For guests; who is signed in is led on. */
const GUEST_PAGES = ['/auth', '/auth/login', '/auth/signup'];

/** Where a signed-in person goes from a page for guests; null where an invitation is about to be accepted. */
function leadOn({ pathname, search }: PageAddress, mustSetUp: boolean): string | null {
  const query = new URLSearchParams(search);
  if (pathname === '/auth/signup' && query.has('token')) return null;
  const from = safePath(query.get('from'));
  if (mustSetUp) return secondStepSetup(from);
  const company_id = query.get('company_id');
  return company_id ? withQuery('/auth/change-profile', { company_id, from }) : from;
}

const OFFLINE = SHELL_ROUTES.find(({ path }) => path === '/offline');

const fullPath = ({ pathname, search, hash }: PageAddress): string => pathname + search + hash;
const isAdministration = ({ pathname }: PageAddress) => pathname === '/admin' || pathname.startsWith('/admin/');

export function decide(address: PageAddress, { session, remotes, grantsPending, unread }: Visitor): Decision {
  if (OFFLINE && unread === address.pathname + address.search) return { kind: 'shell', route: OFFLINE };
  const own = findRoute(SHELL_ROUTES, address.pathname);
  const foreign = own ? null : findRemoteRoute(remotes, address.pathname);
  const route = own?.route ?? foreign?.route;
  const from = encodeURIComponent(fullPath(address));
  // Signing in may open it. Which pages the administration has is not disclosed, not even that this one is missing.
  if (!route && !session.isAuth && isAdministration(address))
    return { kind: 'redirect', to: `/auth/login?from=${from}` };
  if (session.user?.second_step_required && isAdministration(address))
    return { kind: 'redirect', to: secondStepSetup(fullPath(address)) };
  if (!route) return grantsPending ? { kind: 'waiting' } : { kind: 'missing' };
  const required = [...(route.roles ?? []), ...(foreign?.remote.roles ?? [])];
  if ((route.protected || required.length > 0) && !session.isAuth) {
    return { kind: 'redirect', to: `/auth/login?from=${from}` };
  }
  if (!hasRole(session, required)) {
    // A company page asks for a company; when another role is missing, the page does not exist for this person.
    return required.includes('company')
      ? { kind: 'redirect', to: `/auth/change-profile?from=${from}` }
      : { kind: 'missing' };
  }
  const to =
    session.isAuth && own && GUEST_PAGES.includes(own.route.path)
      ? leadOn(address, session.user?.second_step_required === true)
      : null;
  if (to !== null) return { kind: 'redirect', to };
  return foreign ? { kind: 'remote', remote: foreign.remote.name, route } : { kind: 'shell', route };
}
