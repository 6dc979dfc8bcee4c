import { useAction } from '@wspolnik/kit';
import { FormDialog, type FormDialogProps } from '@wspolnik/system/forms';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { ReasonField, reasonRule } from '../reason-field.tsx';
import classes from './people.module.css';

const EMPTY = { reason: '' };
const schema = object({ reason: reasonRule });

export interface ReasonDialogProps extends Pick<FormDialogProps<object>, 'before' | 'disabled'> {
  title: string;
  /** Consequences of the decision. */
  text: string;
  confirm: string;
  /** The subject of the decision. */
  facts?: ReactNode;
  /** Shows what has changed. Hidden while the decision is sent, whose own event arrives as well. */
  note?: ReactNode;
  danger?: boolean;
  decide(reason: string): Promise<unknown>;
  onDone(): void;
  /** A refusal may mean that somebody else was faster, and that the page is outdated. */
  onRefused(error: unknown): void;
  onClose(): void;
}

/** A decision that the audit log keeps with its reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirm, danger, facts, note, before, disabled, decide, onDone, onRefused, onClose } = props;
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
      <ReasonField />
    </FormDialog>
  );
}
