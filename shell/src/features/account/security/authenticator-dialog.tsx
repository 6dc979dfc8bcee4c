import type { AuthenticatorSetup } from '@wspolnik/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { FormDialog, TextField } from '@wspolnik/system/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { confirmAuthenticator, startAuthenticator } from './security.api.ts';
import styles from './security.module.css';
import { codeSchema } from './security.schemas.ts';

interface AuthenticatorDialogProps {
  /** `codes` are null when those of an earlier method stay valid. */
  onAdded(codes: string[] | null): void;
  onClose(): void;
}

/** The confirmation first; then the secret, and a code that proves that the app has it. */
export function AuthenticatorDialog({ onAdded, onClose }: AuthenticatorDialogProps) {
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  if (setup) return <ScanDialog setup={setup} onAdded={onAdded} onClose={onClose} onLate={() => setSetup(undefined)} />;
  return (
    <ConfirmationDialog
      titleId="account.app.title"
      textId="account.app.why"
      confirmId="account.next"
      onConfirm={async (confirmation) => {
        setSetup(await startAuthenticator(confirmation));
        return false;
      }}
      onClose={onClose}
    />
  );
}

interface ScanDialogProps extends AuthenticatorDialogProps {
  setup: AuthenticatorSetup;
  /** The setup is older than ten minutes. */
  onLate(): void;
}

function ScanDialog({ setup, onAdded, onClose, onLate }: ScanDialogProps) {
  const intl = useIntl();
  const { token, secret, uri } = setup;
  return (
    <FormDialog
      title={<FormattedMessage id="account.app.scan" />}
      initialValues={{ code: '' }}
      schema={codeSchema}
      onSubmit={async ({ code }) => {
        const { recovery_codes } = await confirmAuthenticator({ token, code });
        onAdded(recovery_codes);
        return false;
      }}
      onProblem={(error) => {
        if (error instanceof ApiError && error.code === 'token_expired') onLate();
      }}
      confirm={<FormattedMessage id="account.app.confirm" />}
      onClose={onClose}
    >
      <div className={styles.setup}>
        <QrCode text={uri} label={intl.formatMessage({ id: 'account.app.qr' })} className={styles.qr} />
        <div className={styles.setupText}>
          <p>
            <FormattedMessage id="account.app.scanText" />
          </p>
          <p className={styles.muted}>
            <FormattedMessage id="account.app.secret" />
          </p>
          <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </div>
      </div>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        label={intl.formatMessage({ id: 'auth.secondStep.code' })}
        help={intl.formatMessage({ id: 'auth.secondStep.codeHelp' })}
      />
    </FormDialog>
  );
}
