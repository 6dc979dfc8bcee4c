import { useAction } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { ConfirmDialog, toast, useErrorText } from '@wspolnik/system';

interface DeleteQuestionProps<Result> {
  title: string;
  text: string;
  confirmLabel: string;
  /** Where the action is itself a cancellation. */
  cancelLabel?: string;
  /** Text of the toast afterwards. */
  done: string;
  onDelete(): Promise<Result>;
  /** Updates the list. */
  onDeleted(result: Result): void;
  /** The API refused, because somebody has changed it. */
  onRefused?(): void;
  onClose(): void;
}

/** Asks before something is deleted. It stays open when that fails. */
export function DeleteQuestion<Result>(props: DeleteQuestionProps<Result>) {
  const { done, onDelete, onDeleted, onRefused, onClose, ...question } = props;
  const errorText = useErrorText();
  const { run, isRunning } = useAction(onDelete, {
    onDone: (result) => {
      toast.success(done);
      onDeleted(result);
      onClose();
    },
  });
  const confirm = async () => {
    try {
      await run();
    } catch (error) {
      toast.error(errorText(error));
      if (error instanceof ApiError && error.status < 500) onRefused?.();
    }
  };
  return <ConfirmDialog open danger {...question} loading={isRunning} onCancel={onClose} onConfirm={confirm} />;
}
