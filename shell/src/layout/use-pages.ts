import { useSessionStore } from '@wspolnik/shared-auth';
import { useCallback, useSyncExternalStore } from 'react';
import { decide } from '../platform/decide.ts';
import type { PublicRemote } from '../platform/release.ts';
import { availableRemotes, subscribeRemotes } from '../platform/remotes.ts';

const NONE: PublicRemote[] = [];

/**
 * Whether a page is available to this person: released, and open to their roles. Pages are identified by their route,
 * `/companies/:id`: otherwise `/companies/create` would match as the company `create` while its own page is not released.
 */
export function usePages(): (page: string) => boolean {
  const remotes = useSyncExternalStore(subscribeRemotes, availableRemotes, () => NONE);
  const user = useSessionStore((state) => state.user);
  const company = useSessionStore((state) => state.company);
  const isAuth = useSessionStore((state) => state.isAuth);
  return useCallback(
    (page) => {
      const visitor = { session: { user, company, isAuth }, remotes, grantsPending: false };
      const decision = decide({ pathname: page, search: '', hash: '' }, visitor);
      return (decision.kind === 'remote' || decision.kind === 'shell') && decision.route.path === page;
    },
    [remotes, user, company, isAuth],
  );
}
