import { type FormDraft, readDraftFile, type Stored, type StoredDraft } from '@wspolnik/kit';
import type { ImageEntry } from '@wspolnik/system/files';
import { OFFER_STEPS, type OfferStep } from '../offer-form.fields.ts';
import { EMPTY_OFFER, type OfferFormValues } from '../offer-form.values.ts';

/** A picture in local storage: a stored one by its URLs, a new one by the key of its file in IndexedDB. */
interface DraftImage {
  id: string;
  alt: string;
  thumbnail?: string;
  url?: string | undefined;
  file?: string;
}

/** The format in local storage. */
export interface StoredOffer extends FormDraft {
  values: Omit<OfferFormValues, 'images'>;
  images: DraftImage[];
  step: OfferStep;
  /** `updated_at` of the edited offer; null for a new one. */
  base: string | null;
}

export interface OfferDraft extends Pick<StoredOffer, 'step' | 'saved_at' | 'base'> {
  values: OfferFormValues;
  /** Number of new pictures whose files are missing. */
  lost: number;
}

/** Stores the draft of one offer; its initial value is empty when there is none. */
export type OfferDraftStore = StoredDraft<Partial<StoredOffer>>;

/** Keys of the pictures' files. */
export const filesOf = ({ images }: Partial<StoredOffer>): string[] =>
  Array.isArray(images) ? images.flatMap(({ file }) => file ?? []) : [];

/** The values in the format of the draft; `nameOf` gives a new picture's name in IndexedDB. */
export function toStored(
  { images, ...values }: OfferFormValues,
  nameOf: (file: File) => string,
): Pick<StoredOffer, 'values' | 'images'> {
  const toImage = ({ id, alt, picture }: ImageEntry): DraftImage =>
    picture instanceof File ? { id, alt, file: nameOf(picture) } : { id, alt, ...picture };
  return { values, images: images.map(toImage) };
}

/** The saved draft with its pictures. */
export async function loadDraft(stored: Stored<StoredOffer>): Promise<OfferDraft | null> {
  const { values, images, step, saved_at, base } = stored;
  if (!Array.isArray(images)) return null;
  const entries = await Promise.all(images.map(toEntry));
  const found = entries.filter((entry) => entry !== null);
  return {
    // A draft of an older release lacks fields that were added later.
    values: { ...EMPTY_OFFER, ...values, images: found },
    step: OFFER_STEPS.find((known) => known === step) ?? 'basics',
    saved_at: Number(saved_at),
    base: base ?? null,
    lost: entries.length - found.length,
  };
}

async function toEntry({ id, alt, thumbnail, url, file }: DraftImage): Promise<ImageEntry | null> {
  if (thumbnail !== undefined) return { id, alt, picture: { thumbnail, url } };
  const picture = file === undefined ? null : await readDraftFile(file);
  // The stored id may also be generated for a picture that is added now.
  return picture && { id: `draft-${file}`, alt, picture };
}
