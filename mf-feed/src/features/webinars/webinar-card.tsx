import type { Webinar, WebinarState } from '@wspolnik/contract';
import { type DateInput, IconButton, Menu, type MenuItem, Picture, useLocale } from '@wspolnik/system';
import { ShareButton } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';
import { FeedIcon } from '../../lib/feed-icon.tsx';
import { WEBINAR_PICTURE } from '../../lib/picture-sizes.ts';
import { ComingContacts } from './coming-contacts.tsx';
import { SpeakerBlock } from './speaker-block.tsx';
import styles from './webinar-card.module.css';
import type { WebinarDialog } from './webinar-dialogs.tsx';
import { WebinarLinks } from './webinar-links.tsx';
import { webinarState } from './webinar-state.ts';
import { WebinarWhen } from './webinar-when.tsx';

export interface WebinarCardProps {
  webinar: Webinar;
  /** The current time, which decides between upcoming, live and ended; without it the API's answer does. */
  now: DateInput | null;
  onOpen(dialog: WebinarDialog): void;
  /** Items for viewers who may edit; without items there is no menu. */
  menuItems?: readonly MenuItem[];
  /** The address leads to this webinar. */
  isOpen?: boolean;
  eager?: boolean;
}

const OVERLAYS = { upcoming: null, running: 'webinars.card.running', past: 'webinars.card.over' } as const;

/** A webinar: its time, topic, speaker, who comes, and what one does with it. */
export function WebinarCard({ webinar, now, onOpen, menuItems = [], isOpen = false, eager }: WebinarCardProps) {
  const intl = useIntl();
  const { id, title, webinar_date: start } = webinar;
  const state = now === null ? webinar.state : webinarState(start, now);
  const menuLabel = intl.formatMessage({ id: 'webinars.card.menu' }, { title });
  const titleId = `webinar-${id}`;
  return (
    // Takes the focus when the link that has it is removed at the end of the webinar.
    <article
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.card}
      data-state={state}
      data-open={isOpen || undefined}
    >
      <Cover webinar={webinar} state={state} eager={eager} />
      <div className={styles.body}>
        <div className={styles.when}>
          <WebinarWhen {...{ start, state, now }} />
          <span className={styles.tools}>
            <ShareButton title={title} onShare={() => onOpen('share')} />
            {menuItems.length > 0 && (
              <Menu
                label={menuLabel}
                trigger={<IconButton round size="sm" label={menuLabel} icon={<FeedIcon name="more" />} />}
                items={menuItems}
              />
            )}
          </span>
        </div>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {webinar.short_description && <p className={styles.text}>{webinar.short_description}</p>}
        <SpeakerBlock speaker={webinar.speaker} />
        {state !== 'past' && <ComingContacts contacts={webinar.contacts} />}
        <WebinarLinks {...{ webinar, state, onOpen }} />
      </div>
    </article>
  );
}

function Cover({ webinar, state, eager }: { webinar: Webinar; state: WebinarState; eager?: boolean | undefined }) {
  const intl = useIntl();
  const locale = useLocale();
  const { title, image, category } = webinar;
  const overlay = OVERLAYS[state];
  return (
    <div className={styles.cover} data-state={state}>
      <Picture
        image={image && { ...image, alt: '' }}
        name={title}
        sizes={WEBINAR_PICTURE}
        loading={eager ? 'eager' : 'lazy'}
      />
      {overlay && <p className={styles.overlay}>{intl.formatMessage({ id: overlay })}</p>}
      {category && <span className={styles.category}>{locale === 'en' ? category.name_en : category.name}</span>}
    </div>
  );
}
