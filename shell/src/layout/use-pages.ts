import { useSessionStore } from '@wspolnik/shared-auth';
import { useCallback, useSyncExternalStore } from 'react';
import { decide } from '../platform/decide.ts';
import type { PublicRemote } from '../platform/release.ts';
import { availableRemotes, subscribeRemotes } from '../platform/remotes.ts';

const NONE: PublicRemote[] = [];

/** The remotes that this person may load; none in the frame. */
export const useRemotes = (): PublicRemote[] => useSyncExternalStore(subscribeRemotes, availableRemotes, () => NONE);

/**
 * Whether a page is available to this person: released, and open to their roles. Pages are identified by their route,
 * `/companies/:id`: otherwise `/companies/create` would match as the company `create` while its own page is not released.
 */
export function usePages(): (page: string) => boolean {
  const remotes = useRemotes();
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
