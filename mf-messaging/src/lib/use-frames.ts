import type { Frame } from '@wspolnik/contract';
import { onFrame } from '@wspolnik/shared-auth';
import { useEffect, useEffectEvent } from 'react';
import { isAnsweredHere } from './outbox/deliveries.ts';

const FRAMES = new Set([
  'message.new',
  'message.read',
  'message.changed',
  'thread.changed',
  'members.changed',
  'resync',
]);

/**
 * Calls `listener` with changes of messages, and of what colleagues arrange about their threads, of any profile of the person, while the component is on the page. A message that this
 * tab sends comes by `onDelivered` instead; its frame is passed on only when the answer is lost.
 */
export function useMessageFrames(listener: (frame: Frame) => void): void {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    let isOn = true;
    const stop = onFrame((frame) => {
      if (!FRAMES.has(frame.type)) return;
      const isAnswered = isAnsweredHere(frame);
      if (!isAnswered) listen(frame);
      else void isAnswered.then((answered) => isOn && !answered && listen(frame));
    });
    return () => {
      isOn = false;
      stop();
    };
  }, []);
}
