import { ApiError } from '@wspolnik/shared-auth';
import { Button, type ButtonVariant, useErrorText } from '@wspolnik/system';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './auth-page.module.css';

/** A mail needs a while to arrive; the API allows five an hour. */
const COOL_DOWN_SECONDS = 60;
const SHOWN_IN_SECONDS = 90;

export interface ResendMailProps {
  /** Mails it once more; throws an `ApiError`. */
  send(): Promise<void>;
  variant?: ButtonVariant;
}

/** Mails the same once more, then waits before it can be pressed again. */
export function ResendMail({ send, variant = 'outline' }: ResendMailProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [left, setLeft] = useState(0);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ error?: unknown }>();
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const resend = async () => {
    if (isSending || left > 0) return;
    setSending(true);
    try {
      await send();
      setOutcome({});
      setLeft(COOL_DOWN_SECONDS);
    } catch (error) {
      setOutcome({ error });
      if (error instanceof ApiError && error.retryAfter) setLeft(error.retryAfter);
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.resend}>
      <Button variant={variant} loading={isSending} aria-disabled={left > 0} onClick={() => void resend()}>
        <FormattedMessage id="auth.resend.send" />
      </Button>
      {left > 0 && (
        <small>
          <FormattedMessage
            id={left > SHOWN_IN_SECONDS ? 'auth.resend.minutes' : 'auth.resend.seconds'}
            values={{ left: left > SHOWN_IN_SECONDS ? Math.ceil(left / 60) : left }}
          />
        </small>
      )}
      <p role="status" className={outcome?.error ? styles.failed : styles.sent}>
        {outcome && <span>{outcome.error ? errorText(outcome.error) : formatMessage({ id: 'auth.resend.sent' })}</span>}
      </p>
    </div>
  );
}
