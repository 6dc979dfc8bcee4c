import { type IntlShape, useIntl } from 'react-intl';
import { type DateInput, formatDate, formatTime, relativeDay } from '../../format/dates.ts';

export interface RelativeDateProps {
  value: string;
  /** The moment to count from, given so that a server and a browser say the same. */
  now: DateInput;
  /** Adds the hour. */
  time?: boolean;
  className?: string;
}

/** A list shows few different days, and ICU takes long to say each. */
const dayTexts = new WeakMap<IntlShape, Map<number, string>>();

function dayText(intl: IntlShape, days: number): string {
  const texts = dayTexts.get(intl) ?? new Map<number, string>();
  dayTexts.set(intl, texts);
  const text = texts.get(days) ?? intl.formatMessage({ id: 'ui.date.relative' }, { days });
  texts.set(days, text);
  return text;
}

/** Dziś, Wczoraj, N dni temu up to 30 days, then the date. Whoever points at it gets the date and the hour. */
export function RelativeDate({ value, now, time = false, className }: RelativeDateProps) {
  const intl = useIntl();
  const { locale } = intl;
  const days = relativeDay(value, now);
  const relative = days !== null && dayText(intl, days) + (time ? `, ${formatTime(value, locale)}` : '');
  return (
    <time
      className={className}
      dateTime={value}
      // Set when it is asked for, past React: a list of posts has sixty of them, and Intl takes long to say a moment.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = formatDate(value, locale, { time: true });
      }}
    >
      {relative || formatDate(value, locale, { time })}
    </time>
  );
}
