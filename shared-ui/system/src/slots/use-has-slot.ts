import { useSyncExternalStore } from 'react';
import { isGuestSlot, slotSource, subscribeSlots } from './registry.ts';
import type { SlotName } from './slot-map.ts';

/**
 * Whether a remote currently provides the slot for this user, e.g. to show a button that opens it. In the first render whether a
 * guest has it.
 */
export function useHasSlot(name: SlotName): boolean {
  return useSyncExternalStore(
    subscribeSlots,
    () => slotSource(name) !== null,
    () => isGuestSlot(name),
  );
}
