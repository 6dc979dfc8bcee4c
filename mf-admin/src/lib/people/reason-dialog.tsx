import { FormDialog, TextareaField } from '@wspolnik/shared-ui/forms';
import { useAction } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import classes from './people.module.css';

/** Maximum length in characters, as in the API contract. */
const REASON_MAX = 1000;
const EMPTY = { reason: '' };
const schema = object({ reason: string().trim().max(REASON_MAX).required('validators.required') });

export interface ReasonDialogProps {
  title: string;
  /** What the decision causes. */
  text: string;
  confirm: string;
  danger?: boolean;
  decide(reason: string): Promise<unknown>;
  onDone(): void;
  /** A refusal may mean that somebody else was faster: what is on the screen is old. */
  onRefused(error: unknown): void;
  onClose(): void;
}

/** A decision that the audit log keeps with its reason. */
export function ReasonDialog({ title, text, confirm, danger, decide, onDone, onRefused, onClose }: ReasonDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(({ reason }: typeof EMPTY) => decide(reason.trim()).then(() => true), { onDone });
  return (
    <FormDialog
      title={title}
      initialValues={EMPTY}
      schema={schema}
      confirm={confirm}
      danger={danger ?? false}
      onSubmit={async (values) => (await run(values)) === true}
      onProblem={onRefused}
      onClose={onClose}
    >
      <p className={classes.dialogText}>{text}</p>
      <TextareaField
        name="reason"
        label={formatMessage({ id: 'people.reason' })}
        required
        counted
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}
