import { afterPaint, markBusy, navigate, parseLocation } from '@wspolnik/system';
import { warmPage } from './warm.ts';

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Clicks meant for the browser: another tab, a download, another site. */
function isBrowsers(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const elsewhere = link.origin !== window.location.origin || (link.target !== '' && link.target !== '_self');
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  return (
    event.defaultPrevented || modified || elsewhere || link.hasAttribute('download') || link.rel.includes('external')
  );
}

/** Addresses of this origin that are not pages of the application. */
const SERVED = /^\/(api|r|g|release|dev|files|healthz|readyz|metrics)(\/|$)/;

function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || isBrowsers(event, link) || SERVED.test(link.pathname)) return;
  const here = parseLocation(window.location.pathname);
  const there = parseLocation(link.pathname);
  // Another language is another document; the browser handles jumps within the page.
  if (there.locale !== here.locale) return;
  const samePage = there.pathname === here.pathname && link.search === window.location.search;
  if (samePage && link.hash) return;
  event.preventDefault();
  const href = link.pathname + link.search + link.hash;
  // The click's feedback is painted first: rendering the next page would delay that frame.
  const release = markBusy();
  afterPaint(() => {
    warmPage(href);
    navigate(href, { replace: samePage });
    release();
  });
}

/** Turns clicks on links to our own pages into soft navigations. */
export function startLinkClicks(): void {
  document.addEventListener('click', onClick);
}
