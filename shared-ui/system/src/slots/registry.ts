import type { SlotDefinition } from './define-slot.tsx';
import type { SlotName } from './slot-map.ts';

/** Source of a slot's content. */
export interface SlotSource {
  /** The container that provides the content. */
  remote: string;
  /** Loads the exposed module; called again after a failure. */
  load(): Promise<{ slot: unknown }>;
}

/** Returns null when no remote of the release provides the slot or the user's roles do not match. */
export type SlotResolver = (name: SlotName) => SlotSource | null;

let resolver: SlotResolver | null = null;
let version = 0;
const listeners = new Set<() => void>();

/** Called by the shell at the start and whenever the result may change (sign-in, another company, new release). */
export function configureSlots(next: SlotResolver): void {
  resolver = next;
  version += 1;
  for (const listener of listeners) listener();
}

let guestSlots: ReadonlySet<string> = new Set();

/**
 * The slots that the release has for everybody. A server renders their places, and React has to find the same when it takes the
 * page over, whoever is signed in.
 */
export function setGuestSlots(names: Iterable<string>): void {
  guestSlots = new Set(names);
}

export const isGuestSlot = (name: SlotName): boolean => guestSlots.has(name);

export const slotSource = (name: SlotName): SlotSource | null => resolver?.(name) ?? null;
export const slotsVersion = (): number => version;

export function subscribeSlots(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The exposed module comes from another build, so its shape is validated. */
export function asSlotDefinition(slot: unknown): SlotDefinition {
  if (typeof slot === 'object' && slot !== null && 'prepare' in slot && typeof slot.prepare === 'function') {
    return slot as SlotDefinition;
  }
  throw new TypeError('The exposed module is no slot');
}
