import { useEffect, useRef } from 'react';
import { currentProfile } from './roles.ts';
import { useSessionStore } from './session-store.ts';

/** Calls `react` when the identity changes: a sign-in, a sign-out or another profile, in this tab or in another. */
export function useProfileChange(react: () => void): void {
  const viewer = useSessionStore((session) => currentProfile(session)?.id ?? null);
  const seen = useRef(viewer);
  useEffect(() => {
    if (seen.current === viewer) return;
    seen.current = viewer;
    react();
  }, [viewer, react]);
}
