import { type SessionState, useSessionStore } from './session-store.ts';

/**
 * Names who reads: the person, and the company they act as. Two members of one company see different things in it, so the
 * company's id would not be enough.
 */
export function profileKey({ user, company }: Pick<SessionState, 'user' | 'company'>): string {
  if (!user) return 'guest';
  return company ? `${user.id}/${company.id}` : user.id;
}

/** Calls `react` with the new and the former key when the profile in use changes: a sign-in, a sign-out or a switch. */
export function onProfileChange(react: (profile: string, before: string) => void): () => void {
  return useSessionStore.subscribe((session, before) => {
    const [now, then] = [profileKey(session), profileKey(before)];
    if (now !== then) react(now, then);
  });
}
