import { markBusy } from '@wspolnik/system';

/** The page is busy while single-spa exchanges one page for another. */
export function startBusyRouting(): void {
  let release: (() => void) | undefined;
  window.addEventListener('single-spa:before-routing-event', () => {
    release ??= markBusy();
  });
  window.addEventListener('single-spa:routing-event', () => {
    release?.();
    release = undefined;
  });
}
