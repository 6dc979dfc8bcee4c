import { FirstAnswers } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { PageSkeleton, useLocation } from '@wspolnik/system';
import { useSyncExternalStore } from 'react';
import { decide } from '../platform/decide.ts';
import { unreadPage } from '../platform/offline.ts';
import type { PublicRemote } from '../platform/release.ts';
import { availableRemotes, grantsPending, subscribeRemotes } from '../platform/remotes.ts';
import { Page } from './pages.ts';

const NONE: PublicRemote[] = [];

/** Of their root. */
export const PAGE = { prefix: 'page' };

/** The shell's page at this address, or its 404 page. `answers`: what was read ahead, by path. */
export function ShellPages({ answers }: { answers: Readonly<Record<string, unknown>> }) {
  return (
    <FirstAnswers value={answers}>
      <PageOfAddress />
    </FirstAnswers>
  );
}

function PageOfAddress() {
  const location = useLocation();
  const session = useSessionStore();
  const remotes = useSyncExternalStore(subscribeRemotes, availableRemotes, () => NONE);
  const decision = decide(location, { session, remotes, grantsPending: grantsPending(), unread: unreadPage() });
  switch (decision.kind) {
    case 'remote':
      return null;
    case 'shell':
      return <Page key={decision.route.path} path={decision.route.path} />;
    case 'missing':
      return <Page key="/404" path="/404" />;
    default:
      return <PageSkeleton kind="text" />;
  }
}
