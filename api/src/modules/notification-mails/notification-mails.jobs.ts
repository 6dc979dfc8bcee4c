import type { Context } from '../../platform/context.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import type { Db } from '../../storage/db.ts';
import { composeDigest, composeNotice } from './compose-mails.ts';
import { latestDigestTime } from './digest-time.ts';
import {
  type DigestNotice,
  type DigestPeriod,
  selectDigestReaders,
  startDigest,
  takeDigests,
  takeDueNotices,
} from './notification-mails.sql.ts';

const EVERY_SECONDS = 15;
const BATCH = 200;
/** Batches of one run; the next run takes the rest. */
const MOST_BATCHES = 10;
/** A mail with more is not read to its end. */
const LINES = 15;

/** Sends mails at once. The mail and its mark are one transaction: a crash repeats both or neither. */
export const mailNoticesJob: JobDefinition = {
  kind: 'notifications.mail',
  everySeconds: EVERY_SECONDS,
  async run(context, tx, _payload, now) {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const { taken, notices } = await takeDueNotices(tx, BATCH, now);
      for (const notice of notices) await context.mailer.enqueue(tx, composeNotice(context, notice, notice, now));
      if (taken < BATCH) break;
    }
  },
};

/** Sends the digests of these persons who have something to read. */
export async function sendDigests(
  context: Context,
  tx: Db,
  userIds: readonly string[],
  period: DigestPeriod,
): Promise<void> {
  const notices = await takeDigests(tx, userIds, period, LINES);
  const byReader = Map.groupBy(notices, ({ user_id }) => user_id);
  for (const own of byReader.values()) {
    const [first] = own as [DigestNotice, ...DigestNotice[]];
    await context.mailer.enqueue(tx, composeDigest(context, first, own, first.total));
  }
}

/** Of one digest: the persons after `after`, who are the first ones when it is null. */
interface DigestPart {
  from: string;
  to: string;
  after: string | null;
}

async function enqueuePart(tx: Db, part: DigestPart, runAt: Date): Promise<void> {
  const kind = 'notifications.digest-part';
  await enqueueJob(tx, { kind, key: `${kind}:${part.to}:${part.after ?? ''}`, payload: part, runAt });
}

/** Looks every minute whether 8:00 has passed, so that a digest missed by a stopped server is sent once, when it is back. */
export const startDigestJob: JobDefinition = {
  kind: 'notifications.digest',
  everySeconds: 60,
  async run(_context, tx, _payload, now) {
    const to = latestDigestTime(now);
    const from = await startDigest(tx, to);
    if (from) await enqueuePart(tx, { from: from.toISOString(), to: to.toISOString(), after: null }, now);
  },
};

/** Each part is its own transaction, so that a large digest blocks nothing and continues after a crash. */
export const sendDigestPartJob: JobDefinition = {
  kind: 'notifications.digest-part',
  async run(context, tx, payload, now) {
    const { from, to, after } = payload as DigestPart;
    const period = { from: new Date(from), to: new Date(to) };
    const readers = await selectDigestReaders(tx, period, after, BATCH);
    await sendDigests(context, tx, readers, period);
    const last = readers.at(-1);
    if (last !== undefined && readers.length === BATCH) await enqueuePart(tx, { from, to, after: last }, now);
  },
};
