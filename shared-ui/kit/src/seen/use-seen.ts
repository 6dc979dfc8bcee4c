import { useState } from 'react';

export interface Seen<T, Opened extends T | null = T | null> {
  /** The state that the dialog shows and sends as seen; null until it is known. */
  seen: T | Opened;
  /** The current state, while it differs from `seen`. */
  changed: T | null;
  /** For the state of now that a refusal answers. */
  learn(now: T): void;
  /** The changes have been read: they are what is seen from here on. */
  agree(): void;
}

/**
 * The state that somebody saw when a dialog opened, and decides about. Later updates change nothing that it shows: `changed` tells
 * of it, for a `ChangedNote`, until they `agree`. `decided` names the fields that a decision is about, or compares two states by
 * them; null stands for "not known now". The dialog opens with `opened`, by default with what is live first.
 */
export function useSeen<T extends object, Opened extends T | null = T | null>(
  live: T | null,
  decided: readonly (keyof T)[] | ((one: T, other: T) => boolean),
  opened: Opened = live as Opened,
): Seen<T, Opened> {
  const agrees =
    typeof decided === 'function'
      ? decided
      : (one: T, other: T) => decided.every((field) => one[field] === other[field]);
  const isSame = (one: T | null, other: T | null) =>
    one === other || (one !== null && other !== null && agrees(one, other));
  const [state, setState] = useState<{ seen: T | Opened; live: T | null; now: T | null }>({
    seen: opened,
    live: opened,
    now: opened,
  });
  // React's way to follow a prop without a render in between: the remembered value is compared, and replaced at once.
  if (live !== null && !isSame(live, state.live)) setState({ seen: state.seen ?? live, live, now: live });
  return {
    seen: state.seen,
    changed: isSame(state.seen, state.now) ? null : state.now,
    learn: (now) => setState((before) => ({ ...before, now })),
    agree: () => setState((before) => ({ ...before, seen: before.now ?? before.seen })),
  };
}
