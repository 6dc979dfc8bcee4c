import { Link } from '@wspolnik/system';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './landing.module.css';

export interface SectionProps {
  /** Message ids. */
  titleId: string;
  /** The page with all of it. */
  more?: { to: string; label: string };
  children: ReactNode;
}

export function Section({ titleId, more, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id}>
          <FormattedMessage id={titleId} />
        </h2>
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
