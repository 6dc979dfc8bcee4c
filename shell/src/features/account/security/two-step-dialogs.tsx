import type { Passkey } from '@wspolnik/contract';
import { refresh } from '@wspolnik/kit';
import { confirmationRead } from '@wspolnik/kit/confirmation';
import { refreshMe } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import {
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  sessionsRead,
  turnOff,
  twoStepRead,
} from './security.api.ts';

/** The action on the second step that a person has begun. */
export type TwoStepTask =
  | { kind: 'app' | 'passkey' | 'removeApp' | 'codes' | 'turnOff' }
  | { kind: 'rename' | 'removePasskey'; passkey: Passkey };

export interface TwoStepDialogsProps {
  task: TwoStepTask;
  onClose(): void;
}

/** A session that had to set up the second step may do everything from now on: only the server knows. */
const readAgain = () =>
  Promise.all([refresh(twoStepRead, sessionsRead, confirmationRead), refreshMe().catch(() => {})]);

export function TwoStepDialogs({ task, onClose }: TwoStepDialogsProps) {
  const intl = useIntl();
  const [codes, setCodes] = useState<readonly string[]>();
  const done = (id: string) => toast.success(intl.formatMessage({ id }));
  const added = (recoveryCodes: string[] | null) => {
    void readAgain();
    done(task.kind === 'app' ? 'account.app.added' : 'account.passkey.added');
    if (recoveryCodes) setCodes(recoveryCodes);
    else onClose();
  };
  const removing = (call: (confirmation: string) => Promise<void>, doneId: string) => async (confirmation: string) => {
    await call(confirmation);
    done(doneId);
    await readAgain();
    return true;
  };
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  switch (task.kind) {
    case 'app':
      return <AuthenticatorDialog onAdded={added} onClose={onClose} />;
    case 'passkey':
      return <PasskeyDialog onAdded={added} onClose={onClose} />;
    case 'rename':
      return <RenamePasskeyDialog passkey={task.passkey} onClose={onClose} />;
    case 'codes':
      return <RenewDialog onClose={onClose} onCodes={setCodes} />;
    default: {
      const { kind } = task;
      const call =
        kind === 'removePasskey'
          ? removePasskey(task.passkey.id)
          : kind === 'removeApp'
            ? removeAuthenticator
            : turnOff;
      return (
        <ConfirmationDialog
          titleId={`account.${kind}.title`}
          textId={`account.${kind}.text`}
          confirmId={`account.${kind}.confirm`}
          danger
          onConfirm={removing(call, `account.${kind}.done`)}
          onClose={onClose}
        />
      );
    }
  }
}

function RenewDialog({ onClose, onCodes }: { onClose(): void; onCodes(codes: string[]): void }) {
  return (
    <ConfirmationDialog
      titleId="account.codes.title"
      textId="account.codes.text"
      confirmId="account.codes.confirm"
      onConfirm={async (confirmation) => {
        const { recovery_codes } = await renewRecoveryCodes(confirmation);
        onCodes(recovery_codes ?? []);
        void refresh(twoStepRead, confirmationRead);
        return false;
      }}
      onClose={onClose}
    />
  );
}
