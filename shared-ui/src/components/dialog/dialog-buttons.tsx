import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';

export interface DialogButtonsProps {
  /** Says what happens: "Kupuję", not "OK". */
  confirm: ReactNode;
  /** The common word by default. */
  cancel?: ReactNode;
  /** For what cannot be undone. */
  danger?: boolean;
  /** The answer is being carried out; it cannot be given up any more. */
  loading?: boolean;
  /** The answer cannot be given now. */
  disabled?: boolean;
  /** Id of the form in the dialog that the answer sends. */
  form?: string;
  onConfirm?: (() => void) | undefined;
  onCancel(): void;
  /** Another button, between the two. */
  children?: ReactNode;
}

/** The footer of a dialog that asks: the way back first, the answer last. */
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
