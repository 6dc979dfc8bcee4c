import type { WebinarState } from '@wspolnik/contract';
import { type DateInput, daysBetween, formatDate, MINUTE_MS, useLocale } from '@wspolnik/system';
import { type IntlShape, useIntl } from 'react-intl';
import { FeedIcon } from '../../lib/feed-icon.tsx';
import styles from './webinar-card.module.css';

const LABELS = { upcoming: 'webinars.card.before', running: 'webinars.card.now', past: 'webinars.card.after' } as const;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** "za 5 minut", "za 2 godziny", "jutro", "za 9 dni". Rounded up below an hour, so that it never says "za 0 minut". */
function untilText(intl: IntlShape, start: string, now: DateInput): string {
  const minutes = Math.ceil((Date.parse(start) - Number(new Date(now))) / MINUTE_MS);
  const relative = (value: number, unit: 'minute' | 'hour' | 'day') =>
    intl.formatRelativeTime(value, unit, { numeric: 'auto' });
  if (minutes < HOUR_MINUTES) return relative(minutes, 'minute');
  const hours = Math.round(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS ? relative(hours, 'hour') : relative(-daysBetween(start, now), 'day');
}

interface WebinarWhenProps {
  start: string;
  state: WebinarState;
  now: DateInput | null;
}

/** The day and the time in Poland, and how long it is until then. */
export function WebinarWhen({ start, state, now }: WebinarWhenProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <>
      <FeedIcon name="calendar" />
      <span className={styles.date}>
        <span>
          {intl.formatMessage({ id: LABELS[state] })}{' '}
          {state === 'upcoming' && now !== null && <span className={styles.until}>{untilText(intl, start, now)}</span>}
        </span>{' '}
        <time dateTime={start}>{formatDate(start, locale, { time: true, weekday: true })}</time>
      </span>
    </>
  );
}
