import { useFormDraft } from '@wspolnik/kit';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { isEmpty, type StoredText, storedFiles, type TextStore, toStored } from './text-box-draft.ts';
import type { TextBoxValues } from './text-box-values.ts';

/** Keeps what is in the form around it. Leaving asks only if the browser cannot store it. */
export function useTextDraft(store: TextStore) {
  const { values } = useFormikContext<TextBoxValues>();
  const isStored = useRef(true);
  const before = store.initialValues;
  const draft = useFormDraft<StoredText>({
    store,
    savedAt: before.saved_at ?? null,
    watched: Object.values(values),
    isChanged: !isEmpty(values),
    draft: () => toStored(values, store.profile),
    files: values.images.flatMap(({ picture }) => (picture instanceof File ? picture : [])),
    filesBefore: storedFiles(before),
    unless: () => isStored.current,
  });
  useEffect(() => {
    isStored.current = draft.problem === null;
  });
  return draft;
}
