import { draftFilesOf, useFormDraft, useStoredDraft } from '@wspolnik/kit';
import { useFormikContext } from 'formik';
import { type CompanyDraft, type CompanyDraftStore, loadDraft, type StoredCompany, toStored } from './company-draft.ts';
import { type CompanyFormValues, isSame } from './company-form.values.ts';

/**
 * The draft of a company and its store. A new company is its creator's, whoever they act as; a change belongs to the profile
 * that makes it.
 */
export const useStoredCompany = (id: string | null) =>
  useStoredDraft<StoredCompany, CompanyDraft>(`company.${id ?? 'new'}`, loadDraft, id === null ? 'person' : 'profile');

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
    filesBefore: draftFilesOf(store.initialValues.logo),
  });
}
