import { type IntlShape, useIntl } from 'react-intl';
import { type DateInput, formatDate, formatTime, relativeDay, relativeTime } from '../../format/dates.ts';

export interface RelativeDateProps {
  value: string;
  /** The current time, as a prop so that server and browser render the same. Null while it is unknown: the date is shown. */
  now: DateInput | null;
  /** Today and Yesterday with the time of day, instead of minutes and hours. */
  time?: boolean;
  className?: string;
}

type Unit = 'minutes' | 'hours' | 'days';
const IDS = { minutes: 'ui.date.minutes', hours: 'ui.date.hours', days: 'ui.date.relative' };

/** Cached, because a list has few different ages, and formatting one with ICU is slow. */
const ageTexts = new WeakMap<IntlShape, Map<string, string>>();

function ageText(intl: IntlShape, unit: Unit, count: number): string {
  const texts = ageTexts.get(intl) ?? new Map<string, string>();
  ageTexts.set(intl, texts);
  const key = `${unit} ${count}`;
  const text = texts.get(key) ?? intl.formatMessage({ id: IDS[unit] }, { [unit]: count });
  texts.set(key, text);
  return text;
}

function relativeText(intl: IntlShape, value: string, now: DateInput, time: boolean): string | null {
  const age = time ? null : relativeTime(value, now);
  if (age) return ageText(intl, age.unit, age.count);
  const days = relativeDay(value, now);
  if (days === null) return null;
  return ageText(intl, 'days', days) + (time ? `, ${formatTime(value, intl.locale)}` : '');
}

/** Przed chwilą, N min, N godz., Wczoraj, N dni temu up to 30 days, then the date. The tooltip shows date and time. */
export function RelativeDate({ value, now, time = false, className }: RelativeDateProps) {
  const intl = useIntl();
  const { locale } = intl;
  const relative = now !== null && relativeText(intl, value, now, time);
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
