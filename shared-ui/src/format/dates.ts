import { intlLocale } from './number-formats.ts';

// Days change at midnight in Poland, wherever the browser or the server is.
const TIME_ZONE = 'Europe/Warsaw';
const DAY_MS = 86_400_000;
/** One change between two moments, one on the later one's day. */
const CLOCK_CHANGES_MS = 2 * 3_600_000;
/** After this many days a date says more than a count. */
const LAST_RELATIVE_DAY = 30;

export type DateInput = string | number | Date;

export interface DateOptions {
  /** Adds the hour. */
  time?: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** One formatter per locale and form, as for numbers: a list of posts shows a hundred dates. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.dateStyle} ${options.timeStyle}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });
    formats.set(key, format);
  }
  return format;
}

/** `20 listopada 2026` or `20 November 2026`, with the hour on request; in Polish time. */
export function formatDate(value: DateInput, locale: string, { time = false }: DateOptions = {}): string {
  const options = { dateStyle: 'long', timeStyle: time ? 'short' : undefined } as const;
  return dateFormat(intlLocale(locale), options).format(new Date(value));
}

/** `14:05` in Polish time. */
export const formatTime = (value: DateInput, locale: string): string =>
  dateFormat(intlLocale(locale), { timeStyle: 'short' }).format(new Date(value));

/** Number of the calendar day in Poland. */
function dayNumber(value: DateInput): number {
  const parts = dateFormat('en-CA', { dateStyle: 'short' }).format(new Date(value));
  return Date.parse(parts) / DAY_MS;
}

let today: { of: DateInput; start: number } | undefined;

/** The moment its day began, unless the clocks changed on it. Kept: a list counts all its dates from the same moment. */
function startOfDay(now: DateInput): number {
  if (today?.of === now) return today.start;
  const clock = dateFormat('en-GB', { timeStyle: 'medium' }).format(new Date(now));
  const start = Math.floor(Number(new Date(now)) / 1000) * 1000 - Date.parse(`1970-01-01T${clock}Z`);
  today = { of: now, start };
  return start;
}

/** Calendar days between two moments, in Polish time; negative when `value` lies ahead. */
export function daysBetween(value: DateInput, now: DateInput): number {
  const days = (startOfDay(now) - Number(new Date(value))) / DAY_MS;
  const intoDay = Math.abs(days - Math.round(days)) * DAY_MS;
  // Intl takes long to say a day. It is asked only near midnight, where clocks that changed in between decide.
  return intoDay > CLOCK_CHANGES_MS ? Math.ceil(days) + 0 : dayNumber(now) - dayNumber(value);
}

/** Which text a date gets: a count of days up to 30, else null for the date itself. */
export function relativeDay(value: DateInput, now: DateInput): number | null {
  const days = daysBetween(value, now);
  return days >= 0 && days <= LAST_RELATIVE_DAY ? days : null;
}
