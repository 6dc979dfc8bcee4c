import { useAction } from '@wspolnik/kit';
import { FormDialog, type FormDialogProps, TextareaField } from '@wspolnik/system/forms';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import classes from './people.module.css';

/** Maximum length in characters, as in the API contract. */
const REASON_MAX = 1000;
const EMPTY = { reason: '' };
const schema = object({ reason: string().trim().max(REASON_MAX).required('validators.required') });

export interface ReasonDialogProps extends Pick<FormDialogProps<object>, 'before' | 'disabled'> {
  title: string;
  /** What the decision causes. */
  text: string;
  confirm: string;
  /** What is decided about. */
  facts?: ReactNode;
  /** Says what has changed. Hidden while the decision is sent, which arrives live as well. */
  note?: ReactNode;
  danger?: boolean;
  decide(reason: string): Promise<unknown>;
  onDone(): void;
  /** A refusal may mean that somebody else was faster: what is on the screen is old. */
  onRefused(error: unknown): void;
  onClose(): void;
}

/** A decision that the audit log keeps with its reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirm, danger, facts, note, before, disabled, decide, onDone, onRefused, onClose } = props;
  const { formatMessage } = useIntl();
  const { run, isRunning } = useAction(({ reason }: typeof EMPTY) => decide(reason.trim()).then(() => true), {
    onDone,
  });
  return (
    <FormDialog
      title={title}
      initialValues={EMPTY}
      schema={schema}
      confirm={confirm}
      danger={danger ?? false}
      {...{ before, disabled }}
      onSubmit={async (values) => (await run(values)) === true}
      onProblem={onRefused}
      onClose={onClose}
    >
      <p className={classes.dialogText}>{text}</p>
      {isRunning ? null : note}
      {facts}
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
