/** Publishes a failure that the page has handled, for operations and tests: event `wp:failure`. */
export function report(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  window.dispatchEvent(new CustomEvent('wp:failure', { detail: { message } }));
}
