import { useDraft, useFormDraft } from '@wspolnik/kit';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type CompanyDraft,
  type CompanyDraftStore,
  filesOf,
  loadDraft,
  type StoredCompany,
  toStored,
} from './company-draft.ts';
import { type CompanyFormValues, isSame } from './company-form.values.ts';

const NOTHING = {};

/**
 * The store of a company's draft, and the draft that was stored before; undefined until it is loaded. A new company is its
 * creator's, whoever they act as; a change belongs to the profile that makes it.
 */
export function useStoredCompany(id: string | null) {
  const name = `company.${id ?? 'new'}`;
  const store: CompanyDraftStore = useDraft(name, NOTHING, 'device', id === null ? 'person' : 'profile');
  const [draft, setDraft] = useState<CompanyDraft | null>();
  const load = useEffectEvent(() => loadDraft(store));
  useEffect(() => {
    let isWanted = true;
    void load().then((found) => isWanted && setDraft(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return { store, draft };
}

interface DraftOptions {
  store: CompanyDraftStore;
  stored: CompanyDraft | null;
  /** Values of the unchanged form. */
  base: CompanyFormValues;
}

/** Keeps the form as a draft, and asks before the page is left with changes. */
export function useCompanyDraft({ store, stored, base }: DraftOptions) {
  const { values } = useFormikContext<CompanyFormValues>();
  return useFormDraft<StoredCompany>({
    store,
    savedAt: stored?.saved_at ?? null,
    watched: [values],
    isChanged: !isSame(values, base),
    draft: () => toStored(values, base, store.profile),
    files: values.image instanceof File ? [values.image] : [],
    filesBefore: filesOf(store.initialValues),
  });
}
