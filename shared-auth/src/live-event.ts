/** Dispatched on `window` when the connection for live updates opens, again after the server was away as well. */
const LIVE_OPENED = 'wp:live-opened';

export function announceLiveOpened(): void {
  window.dispatchEvent(new Event(LIVE_OPENED));
}

/** Returns a function that stops it. */
export function onLiveOpened(listener: () => void): () => void {
  window.addEventListener(LIVE_OPENED, listener);
  return () => window.removeEventListener(LIVE_OPENED, listener);
}
