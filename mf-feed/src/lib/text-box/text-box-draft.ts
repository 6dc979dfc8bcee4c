import { type FormDraft, readDraftFile, type StoredDraft } from '@wspolnik/kit';
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
