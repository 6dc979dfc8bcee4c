/** Hands a failure that was dealt with on the page to whoever listens (operations, tests): event `wp:failure`. */
export function report(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  window.dispatchEvent(new CustomEvent('wp:failure', { detail: { message } }));
}
