import { currentProfile, useSessionStore } from '@wspolnik/shared-auth';

/** Whether the person acts as this profile. */
export const useIsOwnProfile = (id: string): boolean =>
  useSessionStore((session) => currentProfile(session)?.id === id);
