import { BatchedCounter } from '../../platform/batched-counter.ts';
import type { App, Context } from '../../platform/context.ts';
import { polishDays } from '../../platform/polish-days.ts';
import { type Click, insertClicks } from './clicks.sql.ts';

/** What a count is of. The person is in memory until the batch is written, to leave their own clicks out, and is never stored. */
type ClickKey = Omit<Click, 'count'>;

const counters = new WeakMap<Context, BatchedCounter>();

/** Starts the counter of this process, which is written when the API closes. */
export function startClicks(app: App, context: Context): void {
  const counter = new BatchedCounter({
    write: (counts) =>
      insertClicks(
        context.db,
        [...counts].map(([key, count]) => ({ ...(JSON.parse(key) as ClickKey), count })),
      ),
    onError: (error) => app.log.warn({ err: error }, 'clicks on referral links were not written'),
  });
  counters.set(context, counter);
  app.addHook('onClose', () => counter.close());
}

export function countClick(context: Context, click: Omit<ClickKey, 'day'>): void {
  const [day] = polishDays(context.clock(), 1);
  const { token, offerId, userId } = click;
  counters.get(context)?.add(JSON.stringify({ token, offerId, userId, day } satisfies ClickKey));
}

/** Writes the counts that wait. */
export const flushClicks = (context: Context): Promise<void> => counters.get(context)?.flush() ?? Promise.resolve();
