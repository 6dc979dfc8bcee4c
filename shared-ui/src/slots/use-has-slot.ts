import { useSyncExternalStore } from 'react';
import { slotSource, subscribeSlots } from './registry.ts';
import type { SlotName } from './slot-map.ts';

/** Whether some remote offers the slot to this person now: for a button that opens it. False in a first render. */
export function useHasSlot(name: SlotName): boolean {
  return useSyncExternalStore(
    subscribeSlots,
    () => slotSource(name) !== null,
    () => false,
  );
}
