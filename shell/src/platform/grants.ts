import { getJSON, rolesOf, useSessionStore } from '@wspolnik/shared-auth';
import { pageLocale } from './i18n.ts';
import type { PublicRemote } from './release.ts';
import { readRelease } from './release.ts';
import { setGranted } from './remotes.ts';
import { report } from './report.ts';

interface Grants {
  remotes: PublicRemote[];
  integrity: Record<string, string>;
}

/** Milliseconds before an unanswered question counts as a refusal. */
const ANSWER_TIMEOUT = 6000;

let asked = 0;

/** With the session's own refresh: a page opened after minutes begins with an expired token. */
function askForGrants(): Promise<Grants> {
  const url = new URL(`/release/grants?locale=${pageLocale()}`, window.location.origin);
  return getJSON<Grants>(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
}

const isAdmin = () => rolesOf(useSessionStore.getState()).includes('admin');

/** Asks which guarded remotes this person may load, and takes them away from anybody else. */
async function followIdentity(): Promise<void> {
  setGranted([], isAdmin());
  await renewGrants();
}

/** Asks again: what was granted opens the remotes' files for some minutes only. Never rejects. */
export async function renewGrants(): Promise<void> {
  const mine = ++asked;
  if (!isAdmin()) return;
  try {
    const { remotes, integrity } = await askForGrants();
    if (mine !== asked) return;
    Object.assign(readRelease().integrity, integrity);
    setGranted(remotes);
  } catch (error) {
    report(error);
    if (mine === asked) setGranted([]);
  }
}

/** Keeps the guarded remotes in step with who is signed in. */
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
