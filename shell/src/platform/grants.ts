import { rolesOf, useSessionStore } from '@wspolnik/shared-auth';
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

async function askForGrants(token: string): Promise<Grants> {
  const response = await fetch(`/release/grants?locale=${pageLocale()}`, {
    headers: { Authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  });
  if (!response.ok) throw new Error(`release/grants: ${response.status}`);
  return (await response.json()) as Grants;
}

/** Asks which guarded remotes this person may load, and takes them away from anybody else. */
async function followIdentity(): Promise<void> {
  const mine = ++asked;
  const state = useSessionStore.getState();
  const token = rolesOf(state).includes('admin') ? state.access_token : null;
  setGranted([], token !== null);
  if (!token) return;
  try {
    const { remotes, integrity } = await askForGrants(token);
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
  const identity = () => rolesOf(useSessionStore.getState()).includes('admin');
  let before = identity();
  if (before) void followIdentity();
  useSessionStore.subscribe(() => {
    const now = identity();
    if (now === before) return;
    before = now;
    void followIdentity();
  });
}
