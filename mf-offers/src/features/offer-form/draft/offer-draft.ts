import type { ImageEntry } from '@wspolnik/shared-ui/files';
import type { StoredDraft } from '@wspolnik/shared-ui/remote';
import { EMPTY_OFFER, type OfferFormValues } from '../offer-form.values.ts';
import { OFFER_STEPS, type OfferStep } from '../offer-steps.ts';
import { forgetPictures, pictureKey, readPicture, storePicture } from './draft-pictures.ts';

/** A picture in local storage: a stored one by its URLs, a new one by the key of its file in IndexedDB. */
interface DraftImage {
  id: string;
  alt: string;
  thumbnail?: string;
  url?: string | undefined;
  file?: string;
}

/** The format in local storage. */
interface StoredOffer {
  values: Omit<OfferFormValues, 'images'>;
  images: DraftImage[];
  step: OfferStep;
  /** Milliseconds since 1970. */
  saved_at: number;
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

/**
 * Writes the draft and returns null when the browser cannot store it. Picture files are written asynchronously;
 * `complete` resolves to false when one fails. Files of `before` that the draft no longer uses are deleted.
 */
export function saveDraft(
  store: OfferDraftStore,
  { images, ...values }: OfferFormValues,
  rest: Pick<StoredOffer, 'step' | 'base'> & { before: readonly string[] },
) {
  const { before, ...where } = rest;
  const pictures = images.map((entry) => toDraftImage(entry, store.profile));
  const draft: StoredOffer = { ...where, values, images: pictures, saved_at: Date.now() };
  if (!store.keep(draft)) return null;
  const files = filesOf(draft);
  void forgetPictures(before.filter((file) => !files.includes(file)));
  const added = images.flatMap(({ picture }) => (picture instanceof File ? picture : []));
  const stored = Promise.all(added.map((file) => storePicture(file, store.profile)));
  return { savedAt: draft.saved_at, files, complete: stored.then((results) => results.every(({ saved }) => saved)) };
}

function toDraftImage({ id, alt, picture }: ImageEntry, profile: string): DraftImage {
  return picture instanceof File ? { id, alt, file: pictureKey(picture, profile) } : { id, alt, ...picture };
}

/** The saved draft with its pictures; null when there is none. */
export async function loadDraft({ initialValues }: OfferDraftStore): Promise<OfferDraft | null> {
  const { values, images, step, saved_at, base } = initialValues;
  if (typeof values !== 'object' || !Array.isArray(images)) return null;
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
  const picture = file === undefined ? null : await readPicture(file);
  // The stored id may also be generated for a picture that is added now.
  return picture && { id: `draft-${file}`, alt, picture };
}

export function discardDraft(store: OfferDraftStore, files: readonly string[]): void {
  void forgetPictures(files);
  store.remove();
}
