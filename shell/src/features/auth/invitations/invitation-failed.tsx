import { ApiError } from '@wspolnik/shared-auth';
import { Button, useErrorText } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from '../auth-page.module.css';

/** By the API's code; what the link's holder can do about it. */
const TEXTS: Readonly<Record<string, string>> = {
  token_expired: 'auth.invite.expired',
  invitation_revoked: 'auth.invite.revoked',
  invitation_used: 'auth.invite.used',
  token_invalid: 'auth.invite.invalid',
  validation_failed: 'auth.invite.invalid',
};

export const endOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? TEXTS[error.code] : undefined;

export interface InvitationFailedProps {
  error: unknown;
  onRetry(): void;
  /** Ways on from an invitation that has ended. */
  children?: ReactNode;
}

/** The invitation cannot be accepted any more, or could not be read. */
export function InvitationFailed({ error, onRetry, children }: InvitationFailedProps) {
  const errorText = useErrorText();
  const text = endOf(error);
  return (
    <>
      <p role="alert" className={styles.hint}>
        {text ? <FormattedMessage id={text} /> : errorText(error)}
      </p>
      <div className={styles.actions}>
        {text ? (
          children
        ) : (
          <Button onClick={onRetry}>
            <FormattedMessage id="ui.retry" />
          </Button>
        )}
      </div>
    </>
  );
}
