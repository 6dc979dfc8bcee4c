import { Link } from '@wspolnik/shared-ui';
import { Flag, LifeBuoy, ShieldCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './info-page.module.css';
import { InfoPage } from './info-page.tsx';

const MAIL = 'kontakt@wspolnik.test';
const TOPICS = [
  { id: 'help', Icon: LifeBuoy },
  { id: 'abuse', Icon: Flag },
  { id: 'privacy', Icon: ShieldCheck },
] as const;

export function ContactPage() {
  return (
    <InfoPage titleId="contact.title" lead="contact.lead">
      <ul className={styles.cards}>
        {TOPICS.map(({ id, Icon }) => (
          <li key={id} className={styles.card}>
            <span className={styles.icon}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <h2>
              <FormattedMessage id={`contact.${id}.title`} />
            </h2>
            <p>
              <FormattedMessage id={`contact.${id}.text`} />
            </p>
            <a href={`mailto:${MAIL}`}>{MAIL}</a>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/how-it-works">
          <FormattedMessage id="contact.readFirst" />
        </Link>
      </p>
    </InfoPage>
  );
}
