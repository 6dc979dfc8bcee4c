import type { AdminUser } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { ConfirmationField, NO_PROOF, useConfirmation } from '@wspolnik/kit/confirmation';
import { FormDialog, TextareaField } from '@wspolnik/system/forms';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import people from '../../lib/people/people.module.css';

/** Maximum length in characters, as in the API contract. */
const REASON_MAX = 1000;
const EMPTY = { reason: '', ...NO_PROOF };
const reason = string().trim().max(REASON_MAX).required('validators.required');

export interface RoleDialogProps {
  title: string;
  /** What the decision causes. */
  text: string;
  confirm: string;
  danger?: boolean;
  /** False for a decision about a proposal, which has one. */
  asksReason: boolean;
  decide(reason: string, confirmation: string): Promise<AdminUser>;
  onDone(user: AdminUser): void;
  /** A refusal may mean that somebody else was faster: what is on the screen is old. */
  onRefused(): void;
  onClose(): void;
}

/** A decision about the role of an admin, with the password or the second step. */
export function RoleDialog(props: RoleDialogProps) {
  const { title, text, confirm, danger, asksReason, decide, onDone, onRefused, onClose } = props;
  const { formatMessage } = useIntl();
  const confirmation = useConfirmation();
  const { fields, confirmed } = confirmation;
  const schema = useMemo(() => object({ ...fields, ...(asksReason && { reason }) }), [fields, asksReason]);
  const { run } = useAction(
    (values: typeof EMPTY) => confirmed(values, (token) => decide(values.reason.trim(), token)),
    { onDone },
  );
  return (
    <FormDialog
      title={title}
      initialValues={EMPTY}
      schema={schema}
      confirm={confirm}
      danger={danger ?? false}
      disabled={!confirmation.method}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={onRefused}
      onClose={onClose}
    >
      <p className={people.dialogText}>{text}</p>
      {asksReason && (
        <TextareaField
          name="reason"
          label={formatMessage({ id: 'people.reason' })}
          required
          counted
          maxLength={REASON_MAX}
        />
      )}
      <ConfirmationField confirmation={confirmation} />
    </FormDialog>
  );
}
