import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readRelease } from '../../platform/release.ts';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';

export interface CheckInboxProps {
  /** Message ids; the text has the placeholder `email`. */
  titleId: string;
  text: string;
  email: string;
  /** Help when no mail comes. */
  children: ReactNode;
}

/** Says that a mail has been sent. When mail only goes to the local outbox, the page links to it. */
export function CheckInbox({ titleId, text, email, children }: CheckInboxProps) {
  return (
    <AuthPage titleId={titleId} isOutcome>
      <p role="status">
        <FormattedMessage id={text} values={{ email: <strong>{email}</strong> }} />
      </p>
      <p className={styles.lead}>
        <FormattedMessage id="auth.inbox.spam" />
      </p>
      <div className={styles.actions}>
        {children}
        {readRelease().config.dev && (
          <a className={styles.outbox} href="/dev/mail">
            <FormattedMessage id="auth.inbox.outbox" />
          </a>
        )}
      </div>
    </AuthPage>
  );
}
