/**
 * Every event of the platform on `window` with its detail. Roots share no React context, so they tell each other by events. A new
 * one needs a line here.
 */
export interface EventMap {
  /** After an action that moved points of the profile in use; components that show a balance listen. */
  'wp:balance-changed': null;
  /**
   * A failure that the page has handled, for the shell and for tests; `request` is the script or stylesheet that did not load, and
   * `stack` that of the error.
   */
  'wp:failure': { message: string; stack?: string | undefined; request?: string };
  /** The connection for live updates opened, again after the server was away as well. */
  'wp:live-opened': null;
  /** A page is ready. The shell moves the focus to it and announces it by its title. */
  'wp:page': { title: string };
  /** The searches that the device remembers have changed. */
  'wp:searches-changed': null;
  /**
   * React takes over the markup of a server in `root`: from `begun` on it answers presses, with `done` its fields are React's. The
   * page's first script keeps both until then.
   */
  'wp:takeover': { root: HTMLElement; step: 'begun' | 'done' };
  /** A page may be opened soon; the shell loads its remote and its first data. Path with locale, or without in Polish. */
  'wp:warm': { path: string };
}

type PlatformEvents = { [Name in keyof EventMap]: CustomEvent<EventMap[Name]> };

declare global {
  interface WindowEventMap extends PlatformEvents {}
}
