import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';

export interface DialogButtonsProps {
  /** Names the action: "Kupuję", not "OK". */
  confirm: ReactNode;
  /** "Anuluj" by default. */
  cancel?: ReactNode;
  /** For an action that cannot be undone. */
  danger?: boolean;
  /** The action is in progress and can no longer be cancelled. */
  loading?: boolean;
  /** The action is disabled for now. */
  disabled?: boolean;
  /** Id of the form in the dialog that the button submits. */
  form?: string;
  onConfirm?: ((event: MouseEvent) => void) | undefined;
  onCancel(): void;
  /** Another button, between the two. */
  children?: ReactNode;
}

/** The footer of a confirmation: cancel first, the action last. */
export function DialogButtons(props: DialogButtonsProps) {
  const { confirm, cancel, danger, loading, disabled, form, onConfirm, onCancel, children } = props;
  const intl = useIntl();
  return (
    <>
      <Button variant="outline" onClick={onCancel} disabled={loading}>
        {cancel ?? intl.formatMessage({ id: 'ui.cancel' })}
      </Button>
      {children}
      <Button
        type={form ? 'submit' : 'button'}
        variant={danger ? 'danger' : 'solid'}
        onClick={onConfirm}
        {...{ form, loading, disabled }}
      >
        {confirm}
      </Button>
    </>
  );
}
