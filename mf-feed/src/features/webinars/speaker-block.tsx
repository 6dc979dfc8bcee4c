import type { Speaker } from '@wspolnik/contract';
import { Avatar } from '@wspolnik/system';
import { mailTo, ShowMore } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';
import { FeedIcon } from '../../lib/feed-icon.tsx';
import styles from './speaker-block.module.css';

/** `+48 600 700 800`; the API stores it without spaces. */
const shownPhone = (phone: string): string => phone.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

/** The speaker and their contact data. */
export function SpeakerBlock({ speaker }: { speaker: Speaker }) {
  const intl = useIntl();
  const { name, description, thumbnail, sector, phone, email } = speaker;
  return (
    <div className={styles.speaker}>
      <div className={styles.head}>
        <Avatar name={name} image={thumbnail} size={44} />
        <div className={styles.who}>
          <p className={styles.name}>{intl.formatMessage({ id: 'webinars.card.speaker' }, { name })}</p>
          {sector && <p className={styles.sector}>{sector}</p>}
        </div>
      </div>
      {description && (
        <div className={styles.text}>
          <ShowMore text={description} limit={160} />
        </div>
      )}
      {(phone || email) && (
        <ul className={styles.contacts}>
          {phone && (
            <li>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                <FeedIcon name="phone" />
                {shownPhone(phone)}
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={mailTo(email)}>
                <FeedIcon name="mail" />
                {email}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
