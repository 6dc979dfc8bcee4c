import type { JobDefinition } from '../../platform/jobs/job.ts';
import { collectWords, countPrefixes } from './offer-words.sql.ts';

/** Words become frequent over weeks; a new market has its first figures within a few hours. */
const EVERY_S = 6 * 60 * 60;

/** See {@link chooseAccess}: without these figures the search is as right, and slower; without the words it forgives less. */
export const countWordsJob: JobDefinition = {
  kind: 'offers.count-words',
  everySeconds: EVERY_S,
  run: async (_context, tx) => {
    await countPrefixes(tx);
    await collectWords(tx);
  },
};
