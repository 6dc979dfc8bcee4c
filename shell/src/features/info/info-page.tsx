import { usePage } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './info-page.module.css';

export interface InfoPageProps {
  /** Message ids. */
  titleId: string;
  lead?: string;
  children?: ReactNode;
}

/** A text page: heading, lead and a column of text. */
export function InfoPage({ titleId, lead, children }: InfoPageProps) {
  const intl = useIntl();
  usePage({ title: intl.formatMessage({ id: titleId }) });
  return (
    <article className={`wp-container ${styles.page}`}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id={titleId} />
        </h1>
        {lead && (
          <p className={styles.lead}>
            <FormattedMessage id={lead} />
          </p>
        )}
      </header>
      {children}
    </article>
  );
}
