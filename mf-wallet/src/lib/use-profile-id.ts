import { currentProfile, useSessionStore } from '@wspolnik/shared-auth';

/** Of the profile in use; undefined for a guest. */
export function useProfileId(): string | undefined {
  return useSessionStore((session) => currentProfile(session)?.id);
}
