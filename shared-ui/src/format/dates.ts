import { intlLocale } from './number-formats.ts';

// Days change at midnight in Poland, wherever the browser or the server is.
const TIME_ZONE = 'Europe/Warsaw';
const DAY_MS = 86_400_000;
/** After this many days a date says more than a count. */
const LAST_RELATIVE_DAY = 30;

export type DateInput = string | number | Date;

export interface DateOptions {
  /** Adds the hour. */
  time?: boolean;
}

/** `20 listopada 2026` or `20 November 2026`, with the hour on request; in Polish time. */
export function formatDate(value: DateInput, locale: string, { time = false }: DateOptions = {}): string {
  const options: Intl.DateTimeFormatOptions = { timeZone: TIME_ZONE, dateStyle: 'long' };
  if (time) options.timeStyle = 'short';
  return new Intl.DateTimeFormat(intlLocale(locale), options).format(new Date(value));
}

/** `14:05` in Polish time. */
export const formatTime = (value: DateInput, locale: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { timeZone: TIME_ZONE, timeStyle: 'short' }).format(new Date(value));

/** Number of the calendar day in Poland. */
function dayNumber(value: DateInput): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date(value));
  return Date.parse(parts) / DAY_MS;
}

/** Calendar days between two moments, in Polish time; negative when `value` lies ahead. */
export const daysBetween = (value: DateInput, now: DateInput): number => dayNumber(now) - dayNumber(value);

/** Which text a date gets: a count of days up to 30, else null for the date itself. */
export function relativeDay(value: DateInput, now: DateInput): number | null {
  const days = daysBetween(value, now);
  return days >= 0 && days <= LAST_RELATIVE_DAY ? days : null;
}
