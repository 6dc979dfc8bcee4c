import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** What was typed into a form and not sent; `useDraft` of the kit of remotes keeps one. */
export interface Draft<Values> {
  /** What was kept before, over the values of an empty form. */
  initialValues: Values;
  /** False when the browser had no place for it. */
  keep(values: Values): boolean;
  /** When it was sent or given up. */
  forget(): void;
}

/** Inside Formik: keeps what is typed. */
export function DraftKeeper<Values extends object>({ draft }: { draft: Draft<Values> }): null {
  const { values } = useFormikContext<Values>();
  useEffect(() => void draft.keep(values));
  return null;
}
