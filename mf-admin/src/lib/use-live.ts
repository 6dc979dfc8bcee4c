import type { FrameType } from '@wspolnik/contract';
import { onFrame } from '@wspolnik/shared-auth';
import { useEffect, useEffectEvent } from 'react';

/** Calls `readAgain` on frames of these types and after missed ones, while the component is mounted. */
export function useLive(types: FrameType | readonly FrameType[], readAgain: () => unknown): void {
  const hear = useEffectEvent((type: FrameType) => {
    if (type === 'resync' || types.includes(type)) void readAgain();
  });
  useEffect(() => onFrame(({ type }) => hear(type)), []);
}
