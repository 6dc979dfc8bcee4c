import { Button, ConfirmDialog, type ConfirmDialogProps, toast, useErrorText } from '@wspolnik/system';
import { useState } from 'react';
import { useAction } from './use-action.ts';

type Texts = Pick<ConfirmDialogProps, 'title' | 'text' | 'confirmLabel' | 'cancelLabel' | 'danger'>;

interface ActionQuestionProps<Result> extends Texts {
  open?: boolean;
  act(): Promise<Result>;
  /** Said once it is done. */
  done: string;
  onDone?(result: Result): void;
  /** The error is shown already. */
  onFailed?(): void;
  onClose(): void;
}

/** Asks before something is done. It stays open when that fails. */
export function ActionQuestion<Result>(props: ActionQuestionProps<Result>) {
  const { open = true, act, done, onDone, onFailed, onClose, ...texts } = props;
  const errorText = useErrorText();
  const { run, isRunning } = useAction(act, {
    onDone: (result) => {
      toast.success(done);
      onDone?.(result);
      onClose();
    },
  });
  const confirm = async () => {
    try {
      await run();
    } catch (error) {
      toast.error(errorText(error));
      onFailed?.();
    }
  };
  return <ConfirmDialog {...texts} open={open} loading={isRunning} onCancel={onClose} onConfirm={confirm} />;
}

interface QuestionButtonProps extends Omit<Texts, 'confirmLabel'> {
  /** Text of the button, and of the one that confirms unless that has another text. */
  label: string;
  confirmLabel?: string;
  /** Name of the button: what it is about. */
  name?: string;
  act(): Promise<unknown>;
  done: string;
  /** After it is done, and after a failure, because somebody else may have been faster. */
  onEnd?(): void;
}

/** A button that asks before it acts. The question closes in either case. */
export function QuestionButton({ label, confirmLabel = label, name, onEnd, ...question }: QuestionButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)} aria-label={name}>
        {label}
      </Button>
      <ActionQuestion
        {...{ ...question, confirmLabel }}
        open={isAsking}
        {...(onEnd && { onDone: onEnd })}
        onFailed={() => {
          close();
          onEnd?.();
        }}
        onClose={close}
      />
    </>
  );
}
