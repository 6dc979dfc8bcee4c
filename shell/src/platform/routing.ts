import type { OwnedCompany } from '@wspolnik/contract';
import { currentProfile, useSessionStore } from '@wspolnik/shared-auth';
import { navigate, parseLocation } from '@wspolnik/system';
import { triggerAppChange } from 'single-spa';
import { type Decision, decide } from './decide.ts';
import { unreadPage } from './offline.ts';
import { availableRemotes, grantsPending, subscribeRemotes } from './remotes.ts';

function decideFor(href: string, session = useSessionStore.getState()): Decision {
  return decide(parseLocation(href), {
    session,
    remotes: availableRemotes(),
    grantsPending: grantsPending(),
    unread: unreadPage(),
  });
}

/** The content of the current page. */
export function currentDecision(): Decision {
  const { pathname, search, hash } = window.location;
  return decideFor(pathname + search + hash);
}

/** True when this person may stay at that path of ours, acting as now or as `company`. */
export function canOpen(path: string, company?: OwnedCompany | null): boolean {
  const session = useSessionStore.getState();
  const decision = decideFor(path, company === undefined ? session : { ...session, company });
  return ['remote', 'shell'].includes(decision.kind);
}

/** True when the address belongs to the shell: its pages, the 404 page, or waiting for a decision. */
export const isShellPage = (): boolean => currentDecision().kind !== 'remote';

function followRedirect(): boolean {
  const decision = currentDecision();
  if (decision.kind !== 'redirect') return false;
  navigate(decision.to, { replace: true });
  return true;
}

export interface RoutingOptions {
  /** Called after a change of identity: the page's content belongs to the previous one. */
  onIdentity(): void;
}

/** Redirects when a page requires more than the person has, on every navigation and change of the session. */
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
