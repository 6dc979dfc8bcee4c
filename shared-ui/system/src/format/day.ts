import { intlLocale } from './number-formats.ts';

/** `2026-11-21` as midnight of that day in the local time zone, or null for an invalid date. */
export function parseDay(value: string | undefined): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '')?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/** A day in the page's language, in the time zone in which {@link parseDay} created it. */
export const formatDay = (day: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlLocale(locale), options).format(day);
