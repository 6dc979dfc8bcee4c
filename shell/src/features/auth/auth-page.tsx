import { usePage } from '@wspolnik/system';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LogoMark } from '../../layout/logo.tsx';
import styles from './auth-page.module.css';

export interface AuthPageProps {
  /** Message ids. */
  titleId: string;
  lead?: string;
  children?: ReactNode;
  /** Shown below the card: links to neighbouring pages. */
  aside?: ReactNode;
  /** Replaces a submitted form: the heading gets the focus and is scrolled into view. */
  isOutcome?: boolean;
}

/** The narrow card of every sign-in page. */
export function AuthPage({ titleId, lead, children, aside, isOutcome = false }: AuthPageProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  usePage({ title: intl.formatMessage({ id: titleId }) });
  useEffect(() => {
    if (isOutcome) heading.current?.focus();
  }, [isOutcome]);
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <LogoMark />
        <h1 ref={heading} tabIndex={-1}>
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
