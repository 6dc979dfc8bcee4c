import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** Storage for unsent values of a form; `useDraft` in the `remote` entry implements it. */
export interface Draft<Values> {
  /** The stored draft merged into the initial values. */
  initialValues: Values;
  /** False when the browser could not store it. */
  keep(values: Values): boolean;
  /** Called after submission or cancellation. */
  forget(): void;
}

/** Stores the values of the Formik form around it. */
export function DraftKeeper<Values extends object>({ draft }: { draft: Draft<Values> }): null {
  const { values } = useFormikContext<Values>();
  useEffect(() => void draft.keep(values));
  return null;
}
