import { profileKey, type SessionState, useSessionStore } from '@wspolnik/shared-auth';
import { useState } from 'react';

export interface RetainedProfile {
  /** `profileKey` of the person and the company. */
  profile: string;
  company: SessionState['company'];
}

/**
 * The profile in use, or the last one after the session has ended. The form then stays until the shell has redirected
 * to the sign-in page, and its draft remains that profile's.
 */
export function useRetainedProfile(): RetainedProfile {
  const isAuth = useSessionStore((session) => session.isAuth);
  const profile = useSessionStore(profileKey);
  const company = useSessionStore((session) => session.company);
  const [retained, setRetained] = useState<RetainedProfile>({ profile, company });
  const isCurrent = retained.profile === profile && retained.company === company;
  if (isAuth && !isCurrent) setRetained({ profile, company });
  return retained;
}

/** The first defined value. The initial values of a form stay, whatever later reads return. */
export function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
