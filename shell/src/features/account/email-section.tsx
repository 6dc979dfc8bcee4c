import type { EmailChange } from '@wspolnik/contract';
import { changeRead, refreshRead, useAction, useRead } from '@wspolnik/kit';
import { Button, Callout, ErrorPanel, formatDate, formatTime, toast, useErrorText, useLocale } from '@wspolnik/system';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readRelease } from '../../platform/release.ts';
import styles from './account.module.css';
import { EmailForm } from './email-form.tsx';
import { cancelEmailChange, emailChangeRead, resendEmailLink } from './profile.api.ts';
import { SettingsSection } from './settings-page.tsx';

/** The address, and its change: it waits for the link that is mailed to the new one. */
export function EmailSection({ email }: { email: string }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(emailChangeRead());
  const [isChanging, setChanging] = useState(false);
  return (
    <SettingsSection titleId="account.email">
      <p className={styles.value}>{email}</p>
      <div role="status" className={styles.status}>
        {data?.pending && <Pending pending={data.pending} />}
      </div>
      {!data && error && (
        <ErrorPanel
          title={intl.formatMessage({ id: 'account.email.failed' })}
          detail={errorText(error)}
          onRetry={retry}
        />
      )}
      {isChanging ? (
        <EmailForm
          onSent={() => {
            setChanging(false);
            void refreshRead(emailChangeRead());
          }}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button variant="outline" onClick={() => setChanging(true)}>
            <FormattedMessage id="account.email.change" />
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

function Pending({ pending }: { pending: NonNullable<EmailChange['pending']> }) {
  const intl = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const failed = (error: unknown) => toast.error(errorText(error));
  const resend = useAction(resendEmailLink, {
    onDone: () => {
      toast.success(intl.formatMessage({ id: 'account.email.resent' }));
      void refreshRead(emailChangeRead());
    },
  });
  const cancel = useAction(cancelEmailChange, {
    onDone: () => void changeRead(emailChangeRead(), { pending: null }, { revalidate: false }),
  });
  const { email, expires_at, expired } = pending;
  const until = `${formatDate(expires_at, locale)}, ${formatTime(expires_at, locale)}`;
  return (
    <Callout
      tone={expired ? 'danger' : 'info'}
      icon={<MailCheck aria-hidden strokeWidth={1.75} />}
      title={<FormattedMessage id={expired ? 'account.email.expired' : 'account.email.pending'} />}
    >
      <p className={styles.text}>
        <FormattedMessage
          id={expired ? 'account.email.expiredText' : 'account.email.pendingText'}
          values={{ email: <strong>{email}</strong>, until }}
        />
      </p>
      <div className={styles.buttons}>
        <Button variant="outline" size="sm" loading={resend.isRunning} onClick={() => resend.run().catch(failed)}>
          <FormattedMessage id="account.email.resend" />
        </Button>
        <Button variant="ghost" size="sm" loading={cancel.isRunning} onClick={() => cancel.run().catch(failed)}>
          <FormattedMessage id="account.email.cancel" />
        </Button>
        {readRelease().config.dev && (
          <a className={styles.outbox} href="/dev/mail">
            <FormattedMessage id="auth.inbox.outbox" />
          </a>
        )}
      </div>
    </Callout>
  );
}
