/** What is noted for the code that measures. */
export interface Noted {
  /** Milliseconds after the request of the document when its page stood. */
  readyAt: number | null;
  /** Failures before that code has come. */
  failures: { error: unknown; at: number }[];
  /** Takes a failure; that code replaces it. */
  take(error: unknown): void;
}
