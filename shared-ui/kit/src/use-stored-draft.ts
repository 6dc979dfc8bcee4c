import { useEffect, useEffectEvent, useState } from 'react';
import { type StoredDraft, useDraft } from './use-draft.ts';
import type { FormDraft } from './use-form-draft.ts';

const NOTHING = {};

/** A draft that keeps what is typed, apart from files, in `values`. */
type ValuesDraft = FormDraft & { values: object };

/** A draft of an older release may lack what was added later. */
export type Stored<Draft extends ValuesDraft> = Partial<Draft> & Pick<Draft, 'values'>;

/**
 * The store of a long form's draft on this device, and the draft that it had when the form opened, as `load` reads it with its
 * files: undefined until it is loaded, null when there is none.
 */
export function useStoredDraft<Draft extends ValuesDraft, Loaded>(
  name: string,
  load: (stored: Stored<Draft>) => Promise<Loaded | null>,
  of?: 'profile' | 'person',
) {
  const store: StoredDraft<Partial<Draft>> = useDraft<Partial<Draft>>(name, NOTHING, 'device', of);
  // Known at once that there is none, so that the first view of the page usually has the form.
  const [draft, setDraft] = useState<Loaded | null | undefined>(isStored(store.initialValues) ? undefined : null);
  const read = useEffectEvent(async () => (isStored(store.initialValues) ? load(store.initialValues) : null));
  useEffect(() => {
    let isWanted = true;
    void read().then((found) => isWanted && setDraft(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return { store, draft };
}

const isStored = <Draft extends ValuesDraft>(stored: Partial<Draft>): stored is Stored<Draft> =>
  typeof stored.values === 'object' && stored.values !== null;
