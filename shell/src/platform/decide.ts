import { hasRole, type SessionState, withQuery } from '@wspolnik/shared-auth';
import { matchRoute } from '@wspolnik/shared-ui';
import { safePath } from '../lib/safe-path.ts';
import type { PublicRemote, PublicRoute } from './release.ts';
import { SHELL_ROUTES } from './shell-routes.ts';

export interface PageAddress {
  /** Without the locale. */
  pathname: string;
  search: string;
  hash: string;
}

/** The content of the page: a remote's page, one of the shell's, or a redirect. */
export type Decision =
  | { kind: 'remote'; remote: string; route: PublicRoute }
  | { kind: 'shell'; route: PublicRoute }
  | { kind: 'redirect'; to: string }
  | { kind: 'waiting' }
  | { kind: 'missing' };

export interface Visitor {
  session: Pick<SessionState, 'user' | 'company' | 'isAuth'>;
  remotes: readonly PublicRemote[];
  /** Guarded remotes may still be granted. */
  grantsPending: boolean;
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
function leadOn({ pathname, search }: PageAddress): string | null {
  const query = new URLSearchParams(search);
  if (pathname === '/auth/signup' && query.has('token')) return null;
  const from = safePath(query.get('from'));
  const company_id = query.get('company_id');
  return company_id ? withQuery('/auth/change-profile', { company_id, from }) : from;
}

export function decide(address: PageAddress, { session, remotes, grantsPending }: Visitor): Decision {
  const own = findRoute(SHELL_ROUTES, address.pathname);
  const foreign = own ? null : findRemoteRoute(remotes, address.pathname);
  const route = own?.route ?? foreign?.route;
  if (!route) return grantsPending ? { kind: 'waiting' } : { kind: 'missing' };
  const required = [...(route.roles ?? []), ...(foreign?.remote.roles ?? [])];
  const from = encodeURIComponent(address.pathname + address.search + address.hash);
  if ((route.protected || required.length > 0) && !session.isAuth) {
    return { kind: 'redirect', to: `/auth/login?from=${from}` };
  }
  if (!hasRole(session, required)) {
    // A company page asks for a company; when another role is missing, the page does not exist for this person.
    return required.includes('company')
      ? { kind: 'redirect', to: `/auth/change-profile?from=${from}` }
      : { kind: 'missing' };
  }
  const to = session.isAuth && own && GUEST_PAGES.includes(own.route.path) ? leadOn(address) : null;
  if (to !== null) return { kind: 'redirect', to };
  return foreign ? { kind: 'remote', remote: foreign.remote.name, route } : { kind: 'shell', route };
}
