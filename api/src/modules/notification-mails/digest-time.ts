import { TZDate } from '@date-fns/tz';

const ZONE = 'Europe/Warsaw';
const HOUR = 8;

/** The last 8:00 in Poland up to `now`: the clock of the wall, whatever the season. */
export function latestDigestTime(now: Date): Date {
  const local = new TZDate(now.getTime(), ZONE);
  const at = (day: number) => new TZDate(local.getFullYear(), local.getMonth(), day, HOUR, 0, 0, 0, ZONE);
  const today = at(local.getDate());
  return new Date((today.getTime() <= now.getTime() ? today : at(local.getDate() - 1)).getTime());
}
