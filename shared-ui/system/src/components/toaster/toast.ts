export type ToastKind = 'success' | 'error' | 'info';

export interface ToastOptions {
  /** An undo action, such as "Cofnij". */
  action?: { label: string; onClick(): void };
  /** Milliseconds on the screen. */
  duration?: number;
}

export interface ToastMessage extends ToastOptions {
  kind: ToastKind;
  text: string;
}

type Sink = (message: ToastMessage) => void;

let sink: Sink | null = null;
let waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();

function send(message: ToastMessage): void {
  if (sink) {
    sink(message);
    return;
  }
  waiting.push(message);
  for (const listener of listeners) listener();
}

/** A short notification at the edge of the screen, callable from any root. The text is already in the user's language. */
export const toast = {
  success: (text: string, options?: ToastOptions): void => send({ ...options, kind: 'success', text }),
  error: (text: string, options?: ToastOptions): void => send({ ...options, kind: 'error', text }),
  info: (text: string, options?: ToastOptions): void => send({ ...options, kind: 'info', text }),
};

/** Connects the toaster of the page, and passes on earlier toasts. */
export function connectToaster(next: Sink): () => void {
  sink = next;
  const missed = waiting;
  waiting = [];
  for (const message of missed) next(message);
  return () => {
    if (sink === next) sink = null;
  };
}

export const hasWaitingToasts = (): boolean => waiting.length > 0;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
