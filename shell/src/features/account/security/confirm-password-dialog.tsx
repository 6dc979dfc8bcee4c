import { FormDialog, PasswordField } from '@wspolnik/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { confirmSchema } from './security.schemas.ts';

interface ConfirmPasswordDialogProps {
  /** Message ids. */
  titleId: string;
  textId: string;
  confirmId: string;
  danger?: boolean;
  /** Resolves with true to close the dialog; rejects with the call's error, which the dialog shows. */
  onConfirm(password: string): Promise<boolean>;
  onClose(): void;
}

/** Asks for the password before a change of the second step. */
export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const { titleId, textId, confirmId, danger, onConfirm, onClose } = props;
  const intl = useIntl();
  return (
    <FormDialog
      title={<FormattedMessage id={titleId} />}
      size="sm"
      initialValues={{ password: '' }}
      schema={confirmSchema}
      onSubmit={({ password }) => onConfirm(password)}
      confirm={<FormattedMessage id={confirmId} />}
      danger={danger ?? false}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id={textId} />
      </p>
      <PasswordField name="password" required label={intl.formatMessage({ id: 'account.twoStep.password' })} />
    </FormDialog>
  );
}
