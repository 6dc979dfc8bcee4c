import { Link } from '@wspolnik/system';
import { BookOpen, FileText, ShieldCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './library.module.css';

const ENTRIES = [
  { id: 'how', path: '/how-it-works', Icon: BookOpen },
  { id: 'terms', path: '/documents/terms-of-service', Icon: FileText },
  { id: 'privacy', path: '/documents/privacy-policy', Icon: ShieldCheck },
] as const;

/** Pages that explain the service, below its documents. */
export function AboutService() {
  return (
    <section aria-labelledby="library-about" className={styles.topic}>
      <h2 id="library-about">
        <FormattedMessage id="library.about" />
      </h2>
      <ul className={styles.about}>
        {ENTRIES.map(({ id, path, Icon }) => (
          <li key={id} className={styles.link}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <h3>
              <Link to={path}>
                <FormattedMessage id={`library.${id}.title`} />
              </Link>
            </h3>
            <p>
              <FormattedMessage id={`library.${id}.text`} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
