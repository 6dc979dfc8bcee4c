import { usePage } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LogoMark } from '../../layout/logo.tsx';
import styles from './auth-page.module.css';

export interface AuthPageProps {
  /** Message ids. */
  titleId: string;
  lead?: string;
  children?: ReactNode;
  /** Stands under the card: the way to the neighbouring page. */
  aside?: ReactNode;
}

/** The narrow card that every page of sign-in stands in. */
export function AuthPage({ titleId, lead, children, aside }: AuthPageProps) {
  const intl = useIntl();
  usePage({ title: intl.formatMessage({ id: titleId }) });
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <LogoMark />
        <h1>
          <FormattedMessage id={titleId} />
        </h1>
        {lead && (
          <p className={styles.lead}>
            <FormattedMessage id={lead} />
          </p>
        )}
        {children}
      </section>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
