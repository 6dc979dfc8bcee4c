import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { intlLocale } from './number-formats.ts';

// Days change at midnight in Poland, wherever the browser or the server is.
const TIME_ZONE = 'Europe/Warsaw';
/** From this many days on, a date is more useful than a count. */
const LAST_RELATIVE_DAY = 30;

export type DateInput = string | number | Date;

export interface DateOptions {
  /** Adds the time. */
  time?: boolean;
  /** `20 lis 2026`, for lists. */
  short?: boolean;
  /** Begins with the day of the week: `piątek, 20 listopada 2026`. */
  weekday?: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** One formatter per locale and form, as for numbers: a list of posts shows a hundred dates. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.dateStyle} ${options.timeStyle} ${options.weekday}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });
    formats.set(key, format);
  }
  return format;
}

/** `20 listopada 2026` or `20 November 2026`, optionally with the time and the day of the week; in Polish time. */
export function formatDate(
  value: DateInput,
  locale: string,
  { time = false, short = false, weekday = false }: DateOptions = {},
): string {
  const options = { dateStyle: short ? 'medium' : 'long', timeStyle: time ? 'short' : undefined } as const;
  const date = dateFormat(intlLocale(locale), options).format(new Date(value));
  // Joined here: the form "full" of Intl differs between versions of its data, so between server and browser.
  return weekday ? `${dateFormat(intlLocale(locale), { weekday: 'long' }).format(new Date(value))}, ${date}` : date;
}

/** `14:05` in Polish time. */
export const formatTime = (value: DateInput, locale: string): string =>
  dateFormat(intlLocale(locale), { timeStyle: 'short' }).format(new Date(value));

/**
 * Number of the calendar day in Poland, which is one or two hours ahead of UTC. Uses Intl only in the hour in which the offset
 * matters: creating its formatter takes as long as mounting five posts.
 */
function dayNumber(value: DateInput): number {
  const moment = Number(new Date(value));
  const inWinter = Math.floor((moment + HOUR_MS) / DAY_MS);
  const inSummer = Math.floor((moment + 2 * HOUR_MS) / DAY_MS);
  if (inWinter === inSummer) return inWinter;
  return Date.parse(dateFormat('en-CA', { dateStyle: 'short' }).format(moment)) / DAY_MS;
}

/** Calendar days between two times, in Polish time; negative when `value` is in the future. */
export const daysBetween = (value: DateInput, now: DateInput): number => dayNumber(now) - dayNumber(value);

/** Up to here a time is in hours whatever the calendar says: at half past midnight, an hour ago is not yesterday. */
const LAST_RELATIVE_HOUR = 12;

/**
 * Whole minutes or hours since a time of today in Poland or of the last 12 hours; less than a minute is 0 minutes, as is a clock
 * that is a few minutes off. Null for other times.
 */
export function relativeTime(value: DateInput, now: DateInput): { unit: 'minutes' | 'hours'; count: number } | null {
  const since = Number(new Date(now)) - Number(new Date(value));
  if (since < -10 * MINUTE_MS) return null;
  if (since < HOUR_MS) return { unit: 'minutes', count: Math.max(0, Math.floor(since / MINUTE_MS)) };
  if (since >= LAST_RELATIVE_HOUR * HOUR_MS && daysBetween(value, now) > 0) return null;
  return { unit: 'hours', count: Math.floor(since / HOUR_MS) };
}

/** The text for a date: a count of days up to 30, otherwise null for the date itself. */
export function relativeDay(value: DateInput, now: DateInput): number | null {
  const days = daysBetween(value, now);
  return days >= 0 && days <= LAST_RELATIVE_DAY ? days : null;
}
