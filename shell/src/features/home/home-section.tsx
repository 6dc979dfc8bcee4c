import { Link } from '@wspolnik/system';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './home.module.css';

export interface HomeSectionProps {
  /** Message ids. */
  titleId: string;
  /** The page with all of it. */
  more?: { to: string; label: string };
  /** Beside the title. */
  note?: string;
  children: ReactNode;
}

export function HomeSection({ titleId, more, note, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id}>
          <FormattedMessage id={titleId} />
        </h2>
        {note && <span className={styles.note}>{note}</span>}
        {more && (
          <Link to={more.to} className={styles.more}>
            <FormattedMessage id={more.label} />
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
