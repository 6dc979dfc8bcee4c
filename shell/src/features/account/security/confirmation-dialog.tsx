import { ConfirmationField, NO_PROOF, useConfirmation } from '@wspolnik/kit/confirmation';
import { FormDialog } from '@wspolnik/system/forms';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { object } from 'yup';

interface ConfirmationDialogProps {
  /** Message ids. */
  titleId: string;
  textId: string;
  confirmId: string;
  danger?: boolean;
  /** Resolves with true to close the dialog; rejects with the call's error, which the dialog shows. */
  onConfirm(confirmation: string): Promise<boolean>;
  onClose(): void;
}

/** Asks for the password or the second step before a change of the second step. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { titleId, textId, confirmId, danger, onConfirm, onClose } = props;
  const confirmation = useConfirmation();
  const { fields, confirmed } = confirmation;
  const schema = useMemo(() => object(fields), [fields]);
  return (
    <FormDialog
      title={<FormattedMessage id={titleId} />}
      size="sm"
      initialValues={NO_PROOF}
      schema={schema}
      onSubmit={(values) => confirmed(values, onConfirm)}
      confirm={<FormattedMessage id={confirmId} />}
      danger={danger ?? false}
      disabled={!confirmation.method}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id={textId} />
      </p>
      <ConfirmationField confirmation={confirmation} />
    </FormDialog>
  );
}
