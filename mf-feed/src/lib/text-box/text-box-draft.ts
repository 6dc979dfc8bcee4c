import { draftFile, type FormDraft, readDraftFile, type StoredDraft, useFormDraft } from '@wspolnik/shared-ui/remote';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { TextBoxValues } from './text-box-values.ts';

/** The format in local storage. */
export interface StoredText extends FormDraft, Omit<TextBoxValues, 'image'> {
  /** Name of the image's file in IndexedDB. */
  image: string | null;
}

export type TextStore = StoredDraft<Partial<StoredText>>;

export const hasDraft = ({ initialValues }: TextStore): boolean => typeof initialValues.saved_at === 'number';

/** The saved draft; a file that the browser has deleted meanwhile is left out. */
export async function loadDraft({ initialValues }: TextStore): Promise<TextBoxValues> {
  const { text, image, image_alt } = initialValues;
  return {
    text: typeof text === 'string' ? text : '',
    image: typeof image === 'string' ? await readDraftFile(image) : null,
    image_alt: typeof image_alt === 'string' ? image_alt : '',
  };
}

export const isEmpty = ({ text, image, image_alt }: TextBoxValues): boolean => !text && !image && !image_alt;

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
