import type { JobDefinition } from '../../platform/jobs/job.ts';
import { collectWords, countPrefixes } from './offer-words.sql.ts';

/** Words become frequent over weeks; a new market gets its first statistics within a few hours. */
const EVERY_S = 6 * 60 * 60;

/** See {@link chooseAccess}: without these statistics the search is correct but slower, and corrects fewer typing errors. */
export const countWordsJob: JobDefinition = {
  kind: 'offers.count-words',
  everySeconds: EVERY_S,
  run: async (_context, tx) => {
    await countPrefixes(tx);
    await collectWords(tx);
  },
};
