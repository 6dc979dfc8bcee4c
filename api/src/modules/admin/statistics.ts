import type { Statistics } from '@wspolnik/contract/overview';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { toMoney } from '../../platform/money.ts';
import { polishDays } from '../../platform/polish-days.ts';
import type { Db } from '../../storage/db.ts';
import { allowLongCount, countDays, type DayRow, selectDays, selectNewestDay } from './statistics.sql.ts';

const QUARTER_HOUR_S = 15 * 60;
/** The longest period of the charts, and the day of the next count. */
const KEPT_DAYS = 366;

const NOTHING = { sign_ups: 0, orders: 0, granted: 0, paid: 0 };

/** One entry per day; a day without a row has the level of the day before. */
export async function statisticsOf(db: Db, now: Date, count: number): Promise<Statistics> {
  const days = polishDays(now, count);
  const known = new Map((await selectDays(db, days[0])).map((row) => [row.day, row]));
  let level = 0;
  const rows = days.map((day): DayRow => {
    const row = known.get(day) ?? { day, ...NOTHING, active_companies: level };
    level = row.active_companies;
    return row;
  });
  return {
    days,
    sign_ups: rows.map((row) => row.sign_ups),
    active_companies: rows.map((row) => row.active_companies),
    orders: rows.map((row) => row.orders),
    granted: rows.map((row) => toMoney(row.granted)),
    paid: rows.map((row) => toMoney(row.paid)),
  };
}

/** Today and, for what was still open at midnight, the day before; everything after a long stop. */
export const countStatisticsJob: JobDefinition = {
  kind: 'overview.count-statistics',
  everySeconds: QUARTER_HOUR_S,
  async run(_context, tx, _payload, now) {
    const days = polishDays(now, KEPT_DAYS);
    const [first] = days;
    const today = days.at(-1) ?? first;
    const newest = await selectNewestDay(tx);
    if (newest === null) await allowLongCount(tx);
    const yesterday = days.at(-2) ?? first;
    // After a long stop, from the last day that was counted.
    const open = [newest ?? first, yesterday].sort()[0] ?? first;
    await countDays(tx, days.find((day) => day >= open) ?? first, today);
  },
};
