import { DAY_MS } from '@wspolnik/settings';

/** Formats a time as its day in Poland, `2026-11-21`. */
const POLISH_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });

/** The day in Poland at that moment, `2026-11-21`. */
export const polishDay = (at: Date): string => POLISH_DAY.format(at);

/** The day `days` after it. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const POLISH_HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', hour: '2-digit', hourCycle: 'h23' });

/** The hour in Poland, from 0 to 23. */
export const polishHour = (at: Date): number => Number(POLISH_HOUR.format(at));

/** The last `count` days in Poland, oldest first, ending with the day of `now`. */
export function polishDays(now: Date, count: number): [string, ...string[]] {
  const today = polishDay(now);
  const daysBefore = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  return [daysBefore(count - 1), ...Array.from({ length: count - 1 }, (_, index) => daysBefore(count - 2 - index))];
}

const POLISH_YEAR = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', year: 'numeric' });

/** The calendar year in Poland. */
export const polishYear = (at: Date): number => Number(POLISH_YEAR.format(at));

/** The day in words, in the reader's language. */
export const dayOf = (at: Date, locale: 'pl' | 'en'): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(
    at,
  );

/** The day of the week, the day and the time in Poland, in the reader's language. */
export const momentOf = (at: Date, locale: 'pl' | 'en'): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'pl-PL', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Warsaw',
  }).format(at);
