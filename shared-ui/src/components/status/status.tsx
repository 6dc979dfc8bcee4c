import type { News } from './use-status.ts';

/** A visually hidden live region. */
export function Status({ news }: { news: readonly News[] }) {
  return (
    <div role="status" aria-atomic="false" className="wp-visually-hidden">
      {news.map(({ turn, text }) => (
        <p key={turn}>{text}</p>
      ))}
    </div>
  );
}
