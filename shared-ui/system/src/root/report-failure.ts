import type { EventMap } from '../events/event-map.ts';

/** The address is in webpack's errors, which a page's own error may have as its cause. */
function requestOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { request, cause } = error as { request?: unknown; cause?: unknown };
  return typeof request === 'string' ? request : requestOf(cause);
}

/** Publishes a failure that the page has handled, for the shell and for tests: event `wp:failure`. */
export function reportFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  const detail: EventMap['wp:failure'] = { message, stack, request: requestOf(error) };
  window.dispatchEvent(new CustomEvent('wp:failure', { detail }));
}
