import { useSyncExternalStore } from 'react';
import { slotSource, subscribeSlots } from './registry.ts';
import type { SlotName } from './slot-map.ts';

/**
 * Whether a remote currently provides the slot for this user, e.g. to show a button that opens it. False in the first render.
 */
export function useHasSlot(name: SlotName): boolean {
  return useSyncExternalStore(
    subscribeSlots,
    () => slotSource(name) !== null,
    () => false,
  );
}
