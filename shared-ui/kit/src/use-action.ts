import { ApiError, newIdempotencyKey } from '@wspolnik/shared-auth';
import { busyWhile } from '@wspolnik/system';
import { applyProblem, type ProblemTarget } from '@wspolnik/system/forms';
import { useRef, useState } from 'react';

interface ActionOptions<Input, Result> {
  /** Called with the result. */
  onDone?(result: Result, input: Input): void;
  /** Called with a failure of `submit`, once the form shows it. */
  onFailed?(error: unknown): void;
}

/** The part of Formik's helpers that a sent form needs. */
type Form = ProblemTarget;

export interface Action<Input, Result> {
  /** Rejects with what the write rejects with; resolves with undefined for a press while one is under way. */
  run(input: Input): Promise<Result | undefined>;
  /** For Formik's `onSubmit`: a refusal is shown on its fields, and above the form. */
  submit(input: Input, form: Form): Promise<void>;
  isRunning: boolean;
}

/**
 * One write, sent once however often the button is pressed. The idempotency key stays over lost connections and server
 * errors, when nobody knows whether it was done; a plain refusal did nothing, so what was corrected gets a new one.
 */
export function useAction<Input = void, Result = unknown>(
  write: (input: Input, idempotencyKey: string) => Promise<Result>,
  { onDone, onFailed }: ActionOptions<Input, Result> = {},
): Action<Input, Result> {
  const key = useRef<string>(undefined);
  const underWay = useRef(false);
  const [isRunning, setRunning] = useState(false);

  const run = async (input: Input): Promise<Result | undefined> => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setRunning(true);
    key.current ??= newIdempotencyKey();
    try {
      const result = await busyWhile(write(input, key.current));
      onDone?.(result, input);
      return result;
    } catch (error) {
      if (isRefusal(error)) key.current = undefined;
      throw error;
    } finally {
      underWay.current = false;
      setRunning(false);
    }
  };
  const submit = async (input: Input, form: Form) => {
    form.setStatus(undefined);
    try {
      await run(input);
    } catch (error) {
      applyProblem(form, error);
      onFailed?.(error);
    }
  };
  return { run, submit, isRunning };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'idempotency_mismatch'
  );
}
