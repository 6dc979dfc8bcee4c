import { draftFile, type FormDraft, readDraftFile, type StoredDraft } from '@wspolnik/kit';
import type { ImageEntry } from '@wspolnik/system/files';
import { EMPTY_TEXT, type TextBoxValues } from './text-box-values.ts';

interface StoredImage {
  alt: string;
  /** Name of its file in IndexedDB. */
  file: string;
}

/** The format in local storage. */
export interface StoredText extends FormDraft, Omit<TextBoxValues, 'images'> {
  images: StoredImage[];
}

export type TextStore = StoredDraft<Partial<StoredText>>;

export const hasDraft = ({ initialValues }: TextStore): boolean => typeof initialValues.saved_at === 'number';

/** Names of the files of a draft; one of an older release has none. */
export const storedFiles = ({ images }: Partial<StoredText>): string[] =>
  Array.isArray(images) ? images.map(({ file }) => file) : [];

async function toEntry({ alt, file }: StoredImage): Promise<ImageEntry | null> {
  const picture = await readDraftFile(file);
  // The stored id may also be generated for a picture that is added now.
  return picture && { id: `draft-${file}`, alt, picture };
}

/** The saved draft; files that the browser has deleted meanwhile are left out. */
export async function loadDraft({ initialValues }: TextStore): Promise<TextBoxValues> {
  const { images, saved_at: _, ...values } = initialValues;
  const entries = await Promise.all((Array.isArray(images) ? images : []).map(toEntry));
  return { ...EMPTY_TEXT, ...values, images: entries.filter((entry) => entry !== null) };
}

/** The values in the format of the draft, without its time. */
export function toStored({ images, ...values }: TextBoxValues, profile: string): Omit<StoredText, keyof FormDraft> {
  const stored = images.flatMap(({ alt, picture }) =>
    picture instanceof File ? { alt, file: draftFile(picture, profile) } : [],
  );
  return { ...values, images: stored };
}

export const isEmpty = ({ text, images, type, offer_id }: TextBoxValues): boolean =>
  !text && images.length === 0 && !type && !offer_id;
