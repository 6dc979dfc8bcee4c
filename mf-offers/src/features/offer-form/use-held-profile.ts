import type { OwnedCompany } from '@wspolnik/api/contract';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { useState } from 'react';

interface HeldProfile {
  /** `profileKey` of the person and the company. */
  profile: string;
  company: OwnedCompany | null;
}

/**
 * The profile in use; while the session is over, the one before. The form then stands until the shell has led to the
 * sign-in page, and its draft stays the draft of that profile.
 */
export function useHeldProfile(): HeldProfile {
  const isAuth = useSessionStore((session) => session.isAuth);
  const profile = useSessionStore(profileKey);
  const company = useSessionStore((session) => session.company);
  const [held, setHeld] = useState<HeldProfile>({ profile, company });
  const isHeld = held.profile === profile && held.company === company;
  if (isAuth && !isHeld) setHeld({ profile, company });
  return held;
}

/** The first value that is known: what a form began with stays, though a later read says otherwise or nothing. */
export function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
