/** The one open question about unsaved changes per page. */
type Answer = (leave: boolean) => void;

let open: Answer | null = null;
let kept = false;
const listeners = new Set<() => void>();

function change(next: Answer | null) {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * Asks whether to leave; a second question replaces the first, which is answered with staying. `isKept`: the changes stay on
 * this device as a draft.
 */
export function askToLeave(isKept = false): Promise<boolean> {
  open?.(false);
  kept = isKept;
  return new Promise((resolve) => change(resolve));
}

export function answerToLeave(leave: boolean): void {
  const answer = open;
  change(null);
  answer?.(leave);
}

export const isAsking = (): boolean => open !== null;

/** Answers the open question. */
export const isKeptAsDraft = (): boolean => kept;

export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
