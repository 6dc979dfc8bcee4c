import { DAY_MS, HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import type { ScannedDocument } from '../../platform/files/stored-documents.sql.ts';
import { enqueueAbsent } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { toMoney } from '../../platform/money.ts';
import { dayAfter, polishDay, polishHour } from '../../platform/polish-days.ts';
import type { Db } from '../../storage/db.ts';
import { isPast } from '../quote-steps/index.ts';
import * as store from './quotes.sql.ts';
import { buyerOf, notifyOfQuote, publishChange, sellerOf } from './step.service.ts';

const SWEEP_EVERY_SECONDS = 60;
/** The next sweep takes the rest. */
const BATCH = 500;
const TIMER = 'quotes.expire';

/** Finds what has expired and enqueues a job for each, so that a failure does not block others. */
export const sweepQuotesJob: JobDefinition = {
  kind: 'quotes.sweep',
  everySeconds: SWEEP_EVERY_SECONDS,
  async run(_context, tx, _payload, now) {
    const ids = await store.selectDue(tx, now, BATCH);
    const expiries = ids.map((id) => ({ kind: TIMER, key: `${TIMER}:${id}`, payload: { id }, runAt: now }));
    await enqueueAbsent(tx, expiries);
  },
};

/** Expires one quote and tells both sides. Repeated or late, it finds nothing to do. */
export const expireQuoteJob: JobDefinition = {
  kind: TIMER,
  async run(_context, tx, payload, now) {
    const quote = await store.lockQuote(tx, (payload as { id: string }).id);
    if (!quote || !isPast(quote, now)) return;
    const status = 'expired';
    await store.closeQuote(tx, quote.id, { status }, now);
    await store.insertEvent(tx, { quoteId: quote.id, step: 'expire', status, actor: null }, now);
    for (const to of [buyerOf(quote), sellerOf(quote)]) {
      await notifyOfQuote(tx, { quote, by: null, to, kind: 'QuoteExpired' }, now);
    }
    await publishChange(tx, { ...quote, status }, now);
  },
};

/** From this hour on in Poland: a reminder is no message for the night. */
const REMINDS_FROM_HOUR = 8;

/** Reminds buyers of proposals that end on the next day, unless those are younger than a day. */
export const remindOfEndingJob: JobDefinition = {
  kind: 'quotes.remind',
  everySeconds: HOUR_S,
  async run(_context, tx, _payload, now) {
    if (polishHour(now) < REMINDS_FROM_HOUR) return;
    const until = dayAfter(polishDay(now), 1);
    for (const quote of await store.markEnding(tx, { until, since: new Date(now.getTime() - DAY_MS) })) {
      const params = { amount: toMoney(quote.price ?? 0), valid_until: until };
      await notifyOfQuote(tx, { quote, by: null, to: buyerOf(quote), kind: 'QuoteEnding', params }, now);
    }
  },
};

/** A scanned document of an application is available, or removed. */
export async function quoteFileScanned(
  _context: Context,
  tx: Db,
  { document }: ScannedDocument,
  now: Date,
): Promise<void> {
  const quote = await store.lockQuote(tx, document.subject_id);
  if (quote) await publishChange(tx, quote, now);
}
