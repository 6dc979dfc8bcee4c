import { useAction } from '@wspolnik/kit';
import { Button, ConfirmDialog, toast, useErrorText } from '@wspolnik/system';
import { useState } from 'react';

interface AskFirstProps {
  /** Text of the button, and of the one that confirms. */
  label: string;
  /** Name of the button: what it is about. */
  name: string;
  title: string;
  text: string;
  cancelLabel?: string;
  danger?: boolean;
  act(): Promise<unknown>;
  /** Text of the toast afterwards. */
  done: string;
  /** Reloads afterwards, and after a refusal, because somebody else was faster. */
  readAgain(): void;
}

/** A button of a row that asks before it acts. */
export function AskFirst({ label, name, act, done, readAgain, ...question }: AskFirstProps) {
  const errorText = useErrorText();
  const [asks, setAsks] = useState(false);
  const { run, isRunning } = useAction(act);
  const confirm = async () => {
    try {
      await run();
      toast.success(done);
    } catch (error) {
      toast.error(errorText(error));
    }
    setAsks(false);
    readAgain();
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsks(true)} aria-label={name}>
        {label}
      </Button>
      <ConfirmDialog
        open={asks}
        loading={isRunning}
        confirmLabel={label}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
        {...question}
      />
    </>
  );
}
