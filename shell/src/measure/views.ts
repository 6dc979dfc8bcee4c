import { currentDecision } from '../platform/routing.ts';
import type { Failure } from './failures.ts';

export type Metric = 'lcp' | 'inp' | 'cls' | 'load' | 'soft';

/** What was not sent of a view yet. */
export interface News {
  begun?: true;
  failed?: true;
  errors?: Failure[];
  values?: Partial<Record<Metric, number>>;
  /** Container → milliseconds. */
  blocked?: Record<string, number>;
}

export interface View {
  n: number;
  /** Milliseconds after the request of the document. */
  startedAt: number;
  /** Null until it is known which page it is. */
  place: { remote: string; route: string } | null;
  news: News | null;
}

/** Views that late measurements may belong to. */
const KEPT = 20;

function placeNow(): View['place'] {
  const decision = currentDecision();
  if (decision.kind === 'remote') return { remote: decision.remote, route: decision.route.path };
  if (decision.kind === 'shell') return { remote: 'shell', route: decision.route.path };
  return decision.kind === 'missing' ? { remote: 'shell', route: '/404' } : null;
}

/** The page views of this document. */
export function openViews() {
  const views: View[] = [];
  let count = 0;

  function open(startedAt: number): void {
    views.push({ n: count++, startedAt, place: null, news: { begun: true } });
    if (views.length > KEPT) views.shift();
  }
  open(0);

  const current = () => views.at(-1) as View;
  return {
    open,
    /** Of the view in which this moment is. */
    newsAt(time: number): News {
      const view = views.findLast(({ startedAt }) => startedAt <= time) ?? current();
      view.news ??= {};
      return view.news;
    },
    /** Its address is that of the document now. */
    locate(): void {
      current().place ??= placeNow();
    },
    /** What is to be sent, which is then empty. */
    take() {
      return views.flatMap((view) => {
        const { n, place, news } = view;
        if (!place || !news) return [];
        view.news = null;
        return [{ n, ...place, ...news }];
      });
    },
  };
}
export type Views = ReturnType<typeof openViews>;
