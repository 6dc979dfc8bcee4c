import type { Frame } from '@wspolnik/contract';
import { onFrame } from '@wspolnik/shared-auth';
import { useEffect, useEffectEvent } from 'react';

/** Calls `listener` with changes of messages, of any profile of the person, while the component is on the page. */
export function useMessageFrames(listener: (frame: Frame) => void): void {
  const listen = useEffectEvent(listener);
  useEffect(
    () =>
      onFrame((frame) => {
        if (frame.type === 'message.new' || frame.type === 'message.read' || frame.type === 'resync') listen(frame);
      }),
    [],
  );
}
