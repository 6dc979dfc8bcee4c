import { useIntl } from 'react-intl';
import { type DateInput, formatDate, formatTime, relativeDay } from '../format/dates.ts';
import { useLocale } from '../root/locale.ts';

export interface RelativeDateProps {
  value: string;
  /** The moment to count from, given so that a server and a browser say the same. */
  now: DateInput;
  /** Adds the hour. */
  time?: boolean;
}

/** Dziś, Wczoraj, N dni temu up to 30 days, then the date. */
export function RelativeDate({ value, now, time = false }: RelativeDateProps) {
  const intl = useIntl();
  const locale = useLocale();
  const days = relativeDay(value, now);
  const relative =
    days !== null &&
    intl.formatMessage({ id: 'ui.date.relative' }, { days }) + (time ? `, ${formatTime(value, locale)}` : '');
  return (
    <time dateTime={value} title={formatDate(value, locale, { time: true })}>
      {relative || formatDate(value, locale, { time })}
    </time>
  );
}
