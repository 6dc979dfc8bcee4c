import { useSessionStore } from '@wspolnik/shared-auth';
import { useCallback, useSyncExternalStore } from 'react';
import { decide } from '../platform/decide.ts';
import type { PublicRemote } from '../platform/release.ts';
import { availableRemotes, subscribeRemotes } from '../platform/remotes.ts';

const NONE: PublicRemote[] = [];

/** Tells whether a page is there for this person: in the release, and open to their roles. */
export function usePages(): (path: string) => boolean {
  const remotes = useSyncExternalStore(subscribeRemotes, availableRemotes, () => NONE);
  const user = useSessionStore((state) => state.user);
  const company = useSessionStore((state) => state.company);
  const isAuth = useSessionStore((state) => state.isAuth);
  return useCallback(
    (path) => {
      const visitor = { session: { user, company, isAuth }, remotes, grantsPending: false };
      const { kind } = decide({ pathname: path, search: '', hash: '' }, visitor);
      return kind === 'remote' || kind === 'shell';
    },
    [remotes, user, company, isAuth],
  );
}
