import type { AdminUser } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { ConfirmationField, NO_PROOF, useConfirmation } from '@wspolnik/kit/confirmation';
import { FormDialog } from '@wspolnik/system/forms';
import { useMemo } from 'react';
import { object } from 'yup';
import people from '../../lib/people/people.module.css';
import { ReasonField, reasonRule } from '../../lib/reason-field.tsx';

const EMPTY = { reason: '', ...NO_PROOF };

export interface RoleDialogProps {
  title: string;
  /** Consequences of the decision. */
  text: string;
  confirm: string;
  danger?: boolean;
  /** False for a decision about a proposal, which has one. */
  asksReason: boolean;
  decide(reason: string, confirmation: string): Promise<AdminUser>;
  onDone(user: AdminUser): void;
  /** A refusal may mean that somebody else was faster, and that the page is outdated. */
  onRefused(): void;
  onClose(): void;
}

/** A decision about the role of an admin, with the password or the second step. */
export function RoleDialog(props: RoleDialogProps) {
  const { title, text, confirm, danger, asksReason, decide, onDone, onRefused, onClose } = props;
  const confirmation = useConfirmation();
  const { fields, confirmed } = confirmation;
  const schema = useMemo(() => object({ ...fields, ...(asksReason && { reason: reasonRule }) }), [fields, asksReason]);
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
      {asksReason && <ReasonField />}
      <ConfirmationField confirmation={confirmation} />
    </FormDialog>
  );
}
