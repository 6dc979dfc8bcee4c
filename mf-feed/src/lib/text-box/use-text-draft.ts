import { draftFile, useFormDraft } from '@wspolnik/kit';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { isEmpty, type StoredText, type TextStore } from './text-box-draft.ts';
import type { TextBoxValues } from './text-box-values.ts';

/** Keeps what is in the form around it. Leaving asks only if the browser cannot store it. */
export function useTextDraft(store: TextStore) {
  const { values } = useFormikContext<TextBoxValues>();
  const { text, image, image_alt } = values;
  const isStored = useRef(true);
  const before = store.initialValues;
  const draft = useFormDraft<StoredText>({
    store,
    savedAt: before.saved_at ?? null,
    watched: [text, image, image_alt],
    isChanged: !isEmpty(values),
    draft: () => ({ text, image_alt, image: image && draftFile(image, store.profile) }),
    files: image ? [image] : [],
    filesBefore: typeof before.image === 'string' ? [before.image] : [],
    unless: () => isStored.current,
  });
  useEffect(() => {
    isStored.current = draft.problem === null;
  });
  return draft;
}
