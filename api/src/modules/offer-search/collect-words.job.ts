import { HOUR_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { collectWords } from './known-words.sql.ts';

/** Words change slowly; a new market knows its first ones within a few hours. */
const EVERY_S = 6 * HOUR_S;

/** Without known words the search corrects fewer typing errors. */
export const collectWordsJob: JobDefinition = {
  kind: 'offers.collect-words',
  everySeconds: EVERY_S,
  run: async (_context, tx) => {
    await collectWords(tx);
  },
};
