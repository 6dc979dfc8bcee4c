import { getJSON, rolesOf, useSessionStore } from '@wspolnik/shared-auth';
import type { PublicRemote } from './release.ts';
import { setGranted } from './remotes.ts';
import { report } from './report.ts';

interface Grants {
  remotes: PublicRemote[];
}

/** Milliseconds after which an unanswered request counts as a refusal. */
const ANSWER_TIMEOUT = 6000;

let asked = 0;

/** Uses the session's refresh: a page opened after some minutes starts with an expired token. */
function askForGrants(): Promise<Grants> {
  const url = new URL('/release/grants', window.location.origin);
  return getJSON<Grants>(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
}

const isAdmin = () => rolesOf(useSessionStore.getState()).includes('admin');

/** Requests the guarded remotes for this person, and removes them for anybody else. */
async function followIdentity(): Promise<void> {
  setGranted([], isAdmin());
  await renewGrants();
}

/** Requests the grants again, because a capability is valid only for some minutes. Never rejects. */
export async function renewGrants(): Promise<void> {
  const mine = ++asked;
  if (!isAdmin()) return;
  try {
    const { remotes } = await askForGrants();
    if (mine === asked) setGranted(remotes);
  } catch (error) {
    report(error);
    if (mine === asked) setGranted([]);
  }
}

/** Updates the guarded remotes whenever the identity changes. */
export function startGrants(): void {
  let before = isAdmin();
  if (before) void followIdentity();
  useSessionStore.subscribe(() => {
    const now = isAdmin();
    if (now === before) return;
    before = now;
    void followIdentity();
  });
}
