import { Link } from '@wspolnik/shared-ui';
import { BookOpen, FileText, ShieldCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './info-page.module.css';
import { InfoPage } from './info-page.tsx';

const ENTRIES = [
  { id: 'how', path: '/how-it-works', Icon: BookOpen },
  { id: 'terms', path: '/documents/terms-of-service', Icon: FileText },
  { id: 'privacy', path: '/documents/privacy-policy', Icon: ShieldCheck },
] as const;

export function LibraryPage() {
  return (
    <InfoPage titleId="library.title" lead="library.lead">
      <ul className={styles.cards}>
        {ENTRIES.map(({ id, path, Icon }) => (
          <li key={id} className={styles.card}>
            <span className={styles.icon}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <h2>
              <FormattedMessage id={`library.${id}.title`} />
            </h2>
            <p>
              <FormattedMessage id={`library.${id}.text`} />
            </p>
            <Link to={path}>
              <FormattedMessage id={`library.${id}.open`} />
            </Link>
          </li>
        ))}
      </ul>
    </InfoPage>
  );
}
