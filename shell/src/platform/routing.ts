import { currentProfile, useSessionStore } from '@wspolnik/shared-auth';
import { navigate, parseLocation } from '@wspolnik/shared-ui';
import { triggerAppChange } from 'single-spa';
import { type Decision, decide } from './decide.ts';
import { availableRemotes, grantsPending, subscribeRemotes } from './remotes.ts';

function decideFor(href: string): Decision {
  return decide(parseLocation(href), {
    session: useSessionStore.getState(),
    remotes: availableRemotes(),
    grantsPending: grantsPending(),
  });
}

/** What belongs on the page now. */
export function currentDecision(): Decision {
  const { pathname, search, hash } = window.location;
  return decideFor(pathname + search + hash);
}

/** True when this person may stay at that path of ours. */
export const canOpen = (path: string): boolean => ['remote', 'shell'].includes(decideFor(path).kind);

/** True when the address belongs to the shell itself: its pages, the 404 page, or waiting for one of the two. */
export const isShellPage = (): boolean => currentDecision().kind !== 'remote';

function followRedirect(): boolean {
  const decision = currentDecision();
  if (decision.kind !== 'redirect') return false;
  navigate(decision.to, { replace: true });
  return true;
}

export interface RoutingOptions {
  /** Another identity acts, or none: what stands on the page was the former one's. */
  onIdentity(): void;
}

/** Redirects where a page asks for more than the person has, on every navigation and on every change of the session. */
export function startRouting({ onIdentity }: RoutingOptions): void {
  followRedirect();
  window.addEventListener('single-spa:routing-event', followRedirect);
  const identity = () => currentProfile(useSessionStore.getState())?.id;
  let before = identity();
  useSessionStore.subscribe(() => {
    const now = identity();
    if (now === before) return;
    before = now;
    if (followRedirect()) return;
    void triggerAppChange();
    onIdentity();
  });
  subscribeRemotes(() => void triggerAppChange());
}
