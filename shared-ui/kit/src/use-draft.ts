import { draftKey, mayKeepDraft, profileKey, useSessionStore } from '@wspolnik/shared-auth';
import type { Draft } from '@wspolnik/system/forms';
import { useRef, useState } from 'react';

/**
 * `tab`: over a reload, in this tab, and once the session has ended, on this device until it is found again. `device`: also
 * over a crash, and for the next visit.
 */
export type DraftPlace = 'tab' | 'device';

export interface StoredDraft<Values> extends Draft<Values> {
  /** Whose it is; the profile that opened the form, though the session may be over by now. */
  profile: string;
  /** While nothing differs from an empty form; text typed later is kept again. */
  remove(): void;
}

/**
 * What is typed into a form, kept for the person and the company that they act as; it goes when it was sent or given up, and
 * when the person signs out and does not want to keep it. Without a name nothing is kept. With `person`, whoever they act as
 * does not matter.
 */
export function useDraft<Values extends object>(
  name: string | undefined,
  empty: Values,
  place: DraftPlace = 'tab',
  of: 'profile' | 'person' = 'profile',
): StoredDraft<Values> {
  const [profile] = useState(() => ownerKey(of));
  const key = draftKey(profile, name ?? '');
  const [untouched] = useState(() => JSON.stringify(empty));
  const [initialValues] = useState<Values>(() => ({ ...empty, ...(name ? recall(key, place) : null) }));
  // A form may be drawn once more before it leaves the page, and would keep what was just given up.
  const isForgotten = useRef(false);
  const remove = () => {
    attempt(() => sessionStorage.removeItem(key));
    attempt(() => localStorage.removeItem(key));
  };
  return {
    profile,
    initialValues,
    keep(values) {
      if (!name || isForgotten.current || !mayKeepDraft(profile)) return true;
      // Kept from an earlier session; this tab has it from now on.
      if (place === 'tab') attempt(() => localStorage.removeItem(key));
      const text = JSON.stringify(values);
      // A form that is filled in beforehand and not changed is no draft.
      if (text === untouched) remove();
      return text === untouched || (attempt(() => storageOf(place).setItem(key, text) ?? true) ?? false);
    },
    remove,
    forget() {
      isForgotten.current = true;
      remove();
    },
  };
}

function ownerKey(of: 'profile' | 'person'): string {
  const { user, company } = useSessionStore.getState();
  return profileKey({ user, company: of === 'person' ? null : company });
}

const storageOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage);

function recall(key: string, place: DraftPlace): object | null {
  const stored: unknown = attempt(() =>
    JSON.parse(storageOf(place).getItem(key) ?? localStorage.getItem(key) ?? 'null'),
  );
  return typeof stored === 'object' && !Array.isArray(stored) ? stored : null;
}

/** Storage may be full or forbidden; the form works without. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
