import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

export interface Draft<Values> {
  initialValues: Values;
  keep(values: Values): void;
  /** When it was sent or given up. */
  forget(): void;
}

/** A form's values over a reload or a new sign-in, in this tab alone. Without a name nothing is kept. */
export function useDraft<Values extends object>(name: string | undefined, empty: Values): Draft<Values> {
  const key = `wspolnik.draft.${name}`;
  const [initialValues] = useState<Values>(() => ({ ...empty, ...(name ? recall(key) : null) }));
  // A form may be drawn once more before it leaves the page, and would keep what was just given up.
  const isForgotten = useRef(false);
  return {
    initialValues,
    keep: (values) => {
      if (name && !isForgotten.current) attempt(() => sessionStorage.setItem(key, JSON.stringify(values)));
    },
    forget: () => {
      isForgotten.current = true;
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

/** Inside Formik: keeps what is typed. */
export function DraftKeeper<Values extends object>({ draft }: { draft: Draft<Values> }): null {
  const { values } = useFormikContext<Values>();
  useEffect(() => draft.keep(values));
  return null;
}

function recall(key: string): object | null {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null;
}

/** Storage may be full or forbidden; the form works without. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
