import { TAX_DATA_YEARS } from '@wspolnik/contract/limits';
import { DAY_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { polishYear } from '../../platform/polish-days.ts';
import { purgeBefore, purgeUnreported } from './tax-data.sql.ts';

/** Deletes tax data that turned out not to be needed, and those and yearly files whose term is over, of deleted accounts as well. */
export const purgeTaxDataJob: JobDefinition = {
  kind: 'tax-data.purge',
  everySeconds: DAY_S,
  async run(_context, tx, _payload, now) {
    await purgeUnreported(tx);
    await purgeBefore(tx, polishYear(now) - TAX_DATA_YEARS);
  },
};
