import { parseLocation } from '@wspolnik/system';
import { UNREAD_MARK } from '../lib/kept-marks.ts';
import { readRelease } from './release.ts';
import { report } from './report.ts';

/** The page of this document when the service worker has nothing of it and the network is away: path and query, without the locale. */
export function unreadPage(): string | null {
  const address = typeof document === 'undefined' ? null : document.documentElement.getAttribute(UNREAD_MARK);
  if (address === null) return null;
  const { pathname, search } = parseLocation(address);
  return pathname + search;
}

/** Keeps what is read for the time without a network, once the page has nothing better to do. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const isOn = readRelease().config.serviceWorker !== 'off';
  const start = () => {
    import(/* webpackChunkName: "offline" */ '../offline/start.ts').then(({ start }) => start(isOn)).catch(report);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start);
}
