import { draftFile, useFormDraft, useStoredDraft } from '@wspolnik/kit';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { OfferStep } from '../offer-form.fields.ts';
import type { OfferFormValues } from '../offer-form.values.ts';
import { formOf } from '../step-address.ts';
import {
  filesOf,
  loadDraft,
  type OfferDraft,
  type OfferDraftStore,
  type StoredOffer,
  toStored,
} from './offer-draft.ts';

/**
 * The draft of an offer and its store. `name` is the offer's id, `new`, or `copy-` with the id of the copied offer.
 */
export const useStoredOffer = (name: string) => useStoredDraft<StoredOffer, OfferDraft>(`offer.${name}`, loadDraft);

interface DraftOptions {
  store: OfferDraftStore;
  /** Values of the unchanged form. */
  base: OfferFormValues;
  /** `updated_at` of the edited offer. */
  baseVersion: string | null;
  step: OfferStep;
  savedAt: number | null;
}

const sameValues = (a: OfferFormValues, b: OfferFormValues): boolean => snapshot(a) === snapshot(b);
const snapshot = ({ images, ...texts }: OfferFormValues): string =>
  JSON.stringify([texts, images.map(({ id, alt }) => [id, alt])]);

/** Saves the form as a draft, and asks before the page is left with changes. */
export function useOfferDraft({ store, base, baseVersion, step, savedAt }: DraftOptions) {
  const { values } = useFormikContext<OfferFormValues>();
  const [form] = useState(() => formOf(window.location.href));
  return useFormDraft<StoredOffer>({
    store,
    savedAt,
    watched: [values, step],
    isChanged: !sameValues(values, base),
    draft: () => ({
      ...toStored(values, (file) => draftFile(file, store.profile)),
      ...{ step, base: baseVersion, title: values.title },
    }),
    files: values.images.flatMap(({ picture }) => (picture instanceof File ? picture : [])),
    filesBefore: filesOf(store.initialValues),
    // Another step is the same form.
    unless: (to) => formOf(to) === form,
  });
}
