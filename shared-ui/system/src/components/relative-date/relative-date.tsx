import { type IntlShape, useIntl } from 'react-intl';
import { type DateInput, formatDate, formatTime, relativeDay } from '../../format/dates.ts';

export interface RelativeDateProps {
  value: string;
  /** The current time, as a prop so that server and browser render the same. */
  now: DateInput;
  /** Adds the time. */
  time?: boolean;
  className?: string;
}

/** Cached, because a list has few different days, and formatting one with ICU is slow. */
const dayTexts = new WeakMap<IntlShape, Map<number, string>>();

function dayText(intl: IntlShape, days: number): string {
  const texts = dayTexts.get(intl) ?? new Map<number, string>();
  dayTexts.set(intl, texts);
  const text = texts.get(days) ?? intl.formatMessage({ id: 'ui.date.relative' }, { days });
  texts.set(days, text);
  return text;
}

/** Dziś, Wczoraj, N dni temu up to 30 days, then the date. The tooltip shows date and time. */
export function RelativeDate({ value, now, time = false, className }: RelativeDateProps) {
  const intl = useIntl();
  const { locale } = intl;
  const days = relativeDay(value, now);
  const relative = days !== null && dayText(intl, days) + (time ? `, ${formatTime(value, locale)}` : '');
  return (
    <time
      className={className}
      dateTime={value}
      // Set on hover without React: a list of posts has sixty of them, and formatting a time with Intl is slow.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = formatDate(value, locale, { time: true });
      }}
    >
      {relative || formatDate(value, locale, { time })}
    </time>
  );
}
