import { onCLS, onINP, onLCP } from 'web-vitals';
import { describeFailure } from './failures.ts';
import type { Noted } from './noted.ts';
import { openSender } from './sender.ts';
import { type Metric, openViews } from './views.ts';

/** Milliseconds until a view is sent, and a failure. */
const SOON = 3000;
const AT_ONCE = 200;
/** Errors of a view that are described. */
const MOST_ERRORS = 3;

interface AnimationFrame extends PerformanceEntry {
  blockingDuration: number;
  scripts: { sourceURL: string; duration: number }[];
}
interface Routing extends Event {
  detail?: { oldUrl: string; newUrl: string };
}

/** Reports what this document's pages were like to their visitor: how fast, and what failed. */
export async function measure(noted: Noted): Promise<void> {
  const views = openViews();
  const sender = await openSender(views);
  if (!sender) return;

  function fail(error: unknown, at = performance.now()): void {
    const failure = describeFailure(error);
    if (!failure) return;
    views.locate();
    const news = views.newsAt(at);
    news.failed = true;
    news.errors = [...(news.errors ?? []), failure].slice(0, MOST_ERRORS);
    sender?.sendIn(AT_ONCE);
  }
  function note(metric: Metric, value: number, at: number): void {
    const news = views.newsAt(at);
    news.values = { ...news.values, [metric]: Number(value.toFixed(3)) };
  }

  views.locate();
  for (const { error, at } of noted.failures) fail(error, at);
  noted.take = fail;
  if (noted.readyAt !== null) note('load', noted.readyAt, 0);
  const options = { reportSoftNavs: true };
  onLCP(({ value, navigationStartTime = 0 }) => note('lcp', value, navigationStartTime), options);
  // Without soft navigations in the browser these are of the whole document: they belong to the view in which they happened.
  onINP(({ value, entries }) => note('inp', value, entries[0]?.startTime ?? 0), options);
  onCLS(({ value, entries }) => note('cls', value, entries.at(-1)?.startTime ?? 0), options);
  watchNavigations();
  watchFrames();
  sender.sendIn(SOON);

  function watchNavigations(): void {
    let begunAt: number | null = null;
    window.addEventListener('single-spa:before-routing-event', ({ detail }: Routing) => {
      if (!detail || new URL(detail.oldUrl).pathname === new URL(detail.newUrl).pathname) return;
      begunAt = performance.now();
      views.open(begunAt);
      sender?.sendIn(SOON);
    });
    window.addEventListener('wp:page', () => {
      views.locate();
      if (begunAt !== null) note('soft', performance.now() - begunAt, begunAt);
      begunAt = null;
    });
  }

  /** Long tasks, by whose scripts ran in them. */
  function watchFrames(): void {
    if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
    const observer = new PerformanceObserver((list) => {
      for (const frame of list.getEntries() as AnimationFrame[]) {
        const news = views.newsAt(frame.startTime);
        news.blocked ??= {};
        const all = frame.scripts.reduce((sum, { duration }) => sum + duration, 0);
        for (const { sourceURL, duration } of frame.scripts) {
          const [, remote = 'shell'] = /\/(?:r|g\/[^/]+)\/(\w+)\//.exec(sourceURL) ?? [];
          news.blocked[remote] = Math.round((news.blocked[remote] ?? 0) + (frame.blockingDuration * duration) / all);
        }
      }
    });
    observer.observe({ type: 'long-animation-frame', buffered: true });
  }
}
