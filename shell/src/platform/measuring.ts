import type { Noted } from '../measure/noted.ts';
import { readRelease } from './release.ts';
import { report } from './report.ts';

/** Measures the page once it stands and is idle; until then it only notes what fails. */
export function startMeasuring(stands: Promise<void>): void {
  // In Node, and where the gateway has no release, nobody would read it.
  if (readRelease().number === 0) return;
  const noted: Noted = {
    readyAt: null,
    failures: [],
    take: (error) => noted.failures.push({ error, at: performance.now() }),
  };
  window.addEventListener('error', ({ error }) => noted.take(error));
  window.addEventListener('unhandledrejection', ({ reason }) => noted.take(reason));
  window.addEventListener('wp:failure', ({ detail }) => noted.take(detail));
  const onPage = () => {
    noted.readyAt = performance.now();
  };
  window.addEventListener('wp:page', onPage, { once: true });
  const start = () => {
    import(/* webpackChunkName: "measure" */ '../measure/measure.ts')
      .then(({ measure }) => measure(noted))
      .catch(report);
  };
  void stands.then(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start)));
}
