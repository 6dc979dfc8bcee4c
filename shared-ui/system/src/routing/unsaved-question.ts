/** The one open question about unsaved changes per page. */
type Answer = (leave: boolean) => void;

let open: Answer | null = null;
let keptAsDraft = false;
const listeners = new Set<() => void>();

function change(next: Answer | null) {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * Asks whether to leave; a second question replaces the first, which is answered with staying. `asDraft`: the changes stay on
 * this device as a draft.
 */
export function askToLeave(asDraft = false): Promise<boolean> {
  open?.(false);
  keptAsDraft = asDraft;
  return new Promise((resolve) => change(resolve));
}

export function answerToLeave(leave: boolean): void {
  const answer = open;
  change(null);
  answer?.(leave);
}

export const isAsking = (): boolean => open !== null;

/** Whether the changes of the open question stay as a draft. */
export const isKeptAsDraft = (): boolean => keptAsDraft;

export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
