import { currentProfile, useSessionStore } from '@wspolnik/shared-auth';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

/** Reads everything again when somebody else looks: shared contacts and the network filter depend on the viewer. */
export function useSessionRefetch() {
  const viewer = useSessionStore((session) => currentProfile(session)?.id ?? null);
  const { mutate } = useSWRConfig();
  const seen = useRef(viewer);
  useEffect(() => {
    if (seen.current === viewer) return;
    seen.current = viewer;
    void mutate(() => true);
  }, [viewer, mutate]);
}
