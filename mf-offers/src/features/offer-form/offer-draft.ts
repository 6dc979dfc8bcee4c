import type { ImageEntry } from '@wspolnik/shared-ui/files';
import { forgetPictures, pictureKey, readPicture, storePicture } from './draft-pictures.ts';
import { EMPTY_OFFER, type OfferFormValues } from './offer-form.values.ts';
import { OFFER_STEPS, type OfferStep } from './offer-steps.ts';

/** A picture in local storage: a stored one by its addresses, a new one by the key of its file in IndexedDB. */
interface DraftImage {
  id: string;
  alt: string;
  thumbnail?: string;
  url?: string | undefined;
  file?: string;
}

interface StoredDraft {
  values: Omit<OfferFormValues, 'images'>;
  images: DraftImage[];
  step: OfferStep;
  /** Milliseconds since 1970. */
  saved_at: number;
  /** `updated_at` of the offer that is edited; null for a new one. */
  base: string | null;
}

export interface OfferDraft extends Pick<StoredDraft, 'step' | 'saved_at' | 'base'> {
  values: OfferFormValues;
  /** New pictures whose files are gone. */
  lost: number;
}

const PREFIX = 'wspolnik.offer-draft';

/** One draft per company and offer; a copy has its own beside the new offer's. */
export const draftKey = (companyId: string, offer: string): string => `${PREFIX}.${companyId}.${offer}`;

function stored(key: string): StoredDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof draft?.values === 'object' && Array.isArray(draft.images) ? draft : null;
  } catch {
    return null;
  }
}

const keysOf = (draft: StoredDraft | null): string[] => draft?.images.flatMap(({ file }) => file ?? []) ?? [];

/** Writes the draft; throws when the browser has no place for it. Files of pictures follow, `false` when they could not. */
export function saveDraft(key: string, values: OfferFormValues, rest: Pick<StoredDraft, 'step' | 'base'>) {
  const before = keysOf(stored(key));
  const { images, ...texts } = values;
  const pictures = images.map(toDraftImage);
  const draft: StoredDraft = { ...rest, values: texts, images: pictures, saved_at: Date.now() };
  localStorage.setItem(key, JSON.stringify(draft));
  const kept = keysOf(draft);
  void forgetPictures(before.filter((file) => !kept.includes(file)));
  const files = images.flatMap(({ picture }) => (picture instanceof File ? picture : []));
  const complete = Promise.all(files.map(storePicture)).then((results) => results.every(({ saved }) => saved));
  return { savedAt: draft.saved_at, complete };
}

function toDraftImage({ id, alt, picture }: ImageEntry): DraftImage {
  return picture instanceof File ? { id, alt, file: pictureKey(picture) } : { id, alt, ...picture };
}

/** What was saved, with its pictures; null when there is nothing. */
export async function loadDraft(key: string): Promise<OfferDraft | null> {
  const draft = stored(key);
  if (!draft) return null;
  const entries = await Promise.all(draft.images.map(toEntry));
  const images = entries.filter((entry) => entry !== null);
  return {
    // A draft of an older release lacks the fields that came since.
    values: { ...EMPTY_OFFER, ...draft.values, images },
    step: OFFER_STEPS.includes(draft.step) ? draft.step : 'basics',
    saved_at: Number(draft.saved_at),
    base: draft.base ?? null,
    lost: entries.length - images.length,
  };
}

async function toEntry({ id, alt, thumbnail, url, file }: DraftImage): Promise<ImageEntry | null> {
  if (thumbnail !== undefined) return { id, alt, picture: { thumbnail, url } };
  const picture = file === undefined ? null : await readPicture(file);
  // The old id may be given again to a picture that is added now.
  return picture && { id: `draft-${file}`, alt, picture };
}

export function discardDraft(key: string): void {
  void forgetPictures(keysOf(stored(key)));
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
