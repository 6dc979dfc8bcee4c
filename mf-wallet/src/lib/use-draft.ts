import { useEffect, useState } from 'react';

/** A form's values over a reload or a new sign-in, in this tab alone; `forget` when they were sent or given up. */
export function useDraft<Values extends object>(name: string, empty: Values) {
  const key = `wspolnik.draft.${name}`;
  const [initialValues] = useState<Values>(() => ({ ...empty, ...recall(key) }));
  return {
    initialValues,
    keep: (values: Values) => attempt(() => sessionStorage.setItem(key, JSON.stringify(values))),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** Inside Formik: keeps what is typed. */
export function DraftKeeper<Values extends object>({
  values,
  keep,
}: {
  values: Values;
  keep: (values: Values) => void;
}) {
  useEffect(() => keep(values));
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
