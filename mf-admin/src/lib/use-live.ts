import type { FrameType } from '@wspolnik/contract';
import { onFrame } from '@wspolnik/shared-auth';
import { useEffect, useEffectEvent } from 'react';

/** Reads again, while the component is on the page, what others change, as frames of these types tell, and after missed ones. */
export function useLive(types: FrameType | readonly FrameType[], readAgain: () => unknown): void {
  const hear = useEffectEvent((type: FrameType) => {
    if (type === 'resync' || types.includes(type)) void readAgain();
  });
  useEffect(() => onFrame(({ type }) => hear(type)), []);
}
