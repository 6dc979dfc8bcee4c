import { formatDate, useLocale } from '@wspolnik/system';

/** The API's date is parsed as midnight UTC, which is the same day in Polish time. */
export function useDayText(): (day: string | undefined) => string {
  const locale = useLocale();
  return (day = '') => (day ? formatDate(day, locale, { short: true }) : '');
}
