import { type DateInput, formatDate, IconButton, Menu, type MenuItem, Picture, useLocale } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { FeedIcon } from '../../lib/feed-icon.tsx';
import { type Speaker, SpeakerBlock } from './speaker-block.tsx';
import styles from './webinar-card.module.css';
import { WebinarLinks } from './webinar-links.tsx';
import { type WebinarState, webinarState } from './webinar-state.ts';

/** The part of the API's webinar that a card shows. */
export interface WebinarCardData {
  id: string;
  title: string;
  image: { url: string; width: number; height: number } | null;
  short_description: string;
  /** Time of the start. */
  webinar_date: string;
  category: { name: string; name_en: string } | null;
  /** Null while there is no page to sign up on. */
  signup_url: string | null;
  /** URL of the calendar file. */
  calendar_url: string;
  speaker: Speaker;
}

export interface WebinarCardProps {
  webinar: WebinarCardData;
  /** The current time, which decides between upcoming, live and ended. */
  now: DateInput;
  /** Items for viewers who may edit; without items there is no menu. */
  menuItems?: readonly MenuItem[];
  headingLevel?: 2 | 3 | 4;
  eager?: boolean;
}

const LABELS = { upcoming: 'webinars.card.before', running: null, past: 'webinars.card.after' } as const;
const OVERLAYS = { upcoming: null, running: 'webinars.card.running', past: 'webinars.card.over' } as const;

/** A webinar: its time, topic, speaker and sign-up link. */
export function WebinarCard({ webinar, now, menuItems = [], headingLevel = 3, eager }: WebinarCardProps) {
  const intl = useIntl();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const state = webinarState(webinar.webinar_date, now);
  const label = LABELS[state];
  const menuLabel = intl.formatMessage({ id: 'webinars.card.menu' }, { title: webinar.title });
  return (
    <article className={styles.card}>
      <Cover webinar={webinar} state={state} eager={eager} />
      <div className={styles.body}>
        <p className={styles.when}>
          <FeedIcon name="calendar" />
          <span>
            {label && `${intl.formatMessage({ id: label })} `}
            <time dateTime={webinar.webinar_date}>{formatDate(webinar.webinar_date, locale, { time: true })}</time>
          </span>
          {menuItems.length > 0 && (
            <Menu
              label={menuLabel}
              trigger={
                <IconButton round size="sm" className={styles.menu} label={menuLabel} icon={<FeedIcon name="more" />} />
              }
              items={menuItems}
            />
          )}
        </p>
        <Heading className={styles.title}>{webinar.title}</Heading>
        {webinar.short_description && <p className={styles.text}>{webinar.short_description}</p>}
        <SpeakerBlock speaker={webinar.speaker} />
        {state !== 'past' && <WebinarLinks webinar={webinar} />}
      </div>
    </article>
  );
}

function Cover({ webinar, state, eager }: { webinar: WebinarCardData; state: WebinarState; eager?: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const { title, image, category } = webinar;
  const overlay = OVERLAYS[state];
  return (
    <div className={styles.cover} data-state={state}>
      <Picture image={image && { ...image, alt: '' }} name={title} loading={eager ? 'eager' : 'lazy'} />
      {overlay && <p className={styles.overlay}>{intl.formatMessage({ id: overlay })}</p>}
      {category && <span className={styles.category}>{locale === 'en' ? category.name_en : category.name}</span>}
    </div>
  );
}
