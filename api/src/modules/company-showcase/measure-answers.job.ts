import { DAY_MS, DAY_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { measureAnswers } from './measure-answers.sql.ts';

/** Measured over so many days. */
export const MEASURED_DAYS = 90;

/** How soon each company usually answers, once a day: a page reads only the result. */
export const measureAnswersJob: JobDefinition = {
  kind: 'companies.measure-answers',
  everySeconds: DAY_S,
  run: (_context, tx, _payload, now) => measureAnswers(tx, new Date(now.getTime() - MEASURED_DAYS * DAY_MS), now),
};
