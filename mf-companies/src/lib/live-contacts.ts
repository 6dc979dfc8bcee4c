import { refresh } from '@wspolnik/kit';
import { isOfProfile, onFrame } from '@wspolnik/shared-auth';
import { useEffect } from 'react';

type Reads = readonly { covers(path: string): boolean }[];

const KINDS: readonly unknown[] = ['NetworkInvite', 'NetworkAccepted'];
const FRAMES: readonly unknown[] = ['resync', 'network.changed'];

/** Lists and pages with contact buttons may be on one page; together they listen once, or each read would be repeated. */
let listeners = 0;
let stop: (() => void) | undefined;

/**
 * Reads again what shows contacts when somebody invites the profile in use or accepts its invitation, when another of its windows or an
 * introduction changes something, and after missed events.
 */
export function useLiveContacts(reads: Reads): void {
  useEffect(() => {
    listeners += 1;
    stop ??= onFrame((frame) => {
      const isOurs =
        FRAMES.includes(frame.type) || (frame.type === 'notification.new' && KINDS.includes(frame.data.kind));
      if (isOurs && isOfProfile(frame)) void refresh(...reads);
    });
    return () => {
      listeners -= 1;
      if (listeners > 0) return;
      stop?.();
      stop = undefined;
    };
  }, [reads]);
}
