import { HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { notifyOfWebinar } from './sign-ups.service.ts';
import { takeRecordings, takeReminders } from './sign-ups.sql.ts';

/** The next run takes the rest. */
const BATCH = 500;

/**
 * Reminds people who have a place, a day and an hour before the start, and announces recordings. What was due while no worker
 * ran is made up for by one reminder, unless the webinar has begun.
 */
export const remindOfWebinarsJob: JobDefinition = {
  kind: 'webinars.remind',
  everySeconds: MINUTE_MS / 1000,
  async run(_context, tx, _payload, now) {
    for (const webinar of await takeReminders(tx, now, BATCH)) {
      const left = Date.parse(webinar.webinar_date) - now.getTime();
      if (left <= 0) continue;
      const params = { starts_at: webinar.webinar_date, when: left > HOUR_MS ? 'day' : 'hour' };
      await notifyOfWebinar(tx, webinar, webinar.users, 'WebinarReminder', now, params);
    }
    for (const webinar of await takeRecordings(tx, now)) {
      await notifyOfWebinar(tx, webinar, webinar.users, 'WebinarRecording', now, {});
    }
  },
};
