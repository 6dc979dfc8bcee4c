import type { JobDefinition } from '../../platform/jobs/job.ts';
import { countPrefixes } from './offer-words.sql.ts';

/** Words become frequent over weeks; a new market has its first figures within a few hours. */
const EVERY_S = 6 * 60 * 60;

/** See {@link chooseAccess}: without these figures the search is as right, and slower. */
export const countWordsJob: JobDefinition = {
  kind: 'offers.count-words',
  everySeconds: EVERY_S,
  run: (_context, tx) => countPrefixes(tx),
};
