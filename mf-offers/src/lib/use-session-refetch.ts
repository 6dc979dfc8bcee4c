import { useProfileChange } from '@wspolnik/shared-auth';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Reads everything again when somebody else looks: shared contacts and the network filter depend on the viewer. */
export function useSessionRefetch(): void {
  const { mutate } = useSWRConfig();
  useProfileChange(useCallback(() => void mutate(() => true), [mutate]));
}
