import type { EventMap } from '../events/event-map.ts';

/** Tells the page's first script how far React is with the markup of a server in `root`: event `wp:takeover`. */
export function announceTakeover(root: HTMLElement, step: EventMap['wp:takeover']['step']): void {
  window.dispatchEvent(new CustomEvent('wp:takeover', { detail: { root, step } satisfies EventMap['wp:takeover'] }));
}

/**
 * A browser that translates a page puts its texts into further elements. React would find other markup than it expects, and
 * draw the page anew where the first text differs; so it is rendered anew as a whole, and translated again.
 */
export const isTranslated = (served: HTMLElement): boolean =>
  /\btranslated-(ltr|rtl)\b/.test(document.documentElement.className) || served.querySelector('font') !== null;
