import { type GalleryEntry, MAX_OFFER_IMAGES } from '../../contract/offers.ts';
import { newId } from '../../platform/ids.ts';
import { invalidField } from '../../platform/problem.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import type { Db } from '../../storage/db.ts';
import { deleteImages, type ImageRow, insertImage, selectImages, updateImage } from './gallery.sql.ts';

interface Place {
  alt: string;
  /** A picture that is there already… */
  stored?: ImageRow;
  /** …or one that was just uploaded. */
  upload?: StoredImage;
}

/** Without a gallery everything stays, and the uploads come after it. */
function appended(stored: readonly ImageRow[], uploads: readonly StoredImage[]): Place[] {
  const kept = stored.map((row) => ({ stored: row, alt: row.alt }));
  return [...kept, ...uploads.map((upload) => ({ upload, alt: '' }))];
}

/** Every entry names one picture, none twice, and every upload has its place. */
function arranged(
  gallery: readonly GalleryEntry[],
  stored: readonly ImageRow[],
  uploads: readonly StoredImage[],
): Place[] {
  const places = gallery.map(({ id, upload, alt = '' }): Place => {
    if ((id === undefined) === (upload === undefined)) throw invalidField('gallery', 'invalid');
    const place = {
      alt: alt.trim(),
      ...(id === undefined ? {} : { stored: stored.find((row) => row.id === id.toLowerCase()) }),
      ...(upload === undefined ? {} : { upload: uploads[upload] }),
    } as Place;
    if (!place.stored && !place.upload) throw invalidField('gallery', 'invalid');
    return place;
  });
  const named = new Set(places.map((place) => place.stored ?? place.upload));
  const usedUploads = places.filter(({ upload }) => upload).length;
  if (named.size < places.length || usedUploads < uploads.length) throw invalidField('gallery', 'invalid');
  return places;
}

async function put(tx: Db, offerId: string, place: Place, position: number): Promise<void> {
  const { stored, upload, alt } = place;
  if (stored) await updateImage(tx, stored.id, { position, alt });
  else if (upload) await insertImage(tx, { id: newId(), offerId, position, alt, upload });
}

/**
 * Brings an offer's pictures into the order of the form. Answers the keys of files that are no longer used. The offer must
 * be locked, so that two edits at once do not mix.
 *
 * @throws ApiProblem validation_failed, on `gallery` or `images`
 */
export async function arrangeGallery(
  tx: Db,
  offerId: string,
  gallery: readonly GalleryEntry[] | undefined,
  uploads: readonly StoredImage[],
): Promise<string[]> {
  const stored = await selectImages(tx, offerId);
  const places = gallery ? arranged(gallery, stored, uploads) : appended(stored, uploads);
  if (places.length > MAX_OFFER_IMAGES) throw invalidField('images', 'max', { max: MAX_OFFER_IMAGES });
  const kept = new Set(places.map((place) => place.stored));
  const removed = stored.filter((row) => !kept.has(row));
  await deleteImages(
    tx,
    removed.map(({ id }) => id),
  );
  for (const [position, place] of places.entries()) await put(tx, offerId, place, position);
  return removed.flatMap(({ file_key, thumbnail_key }) => [file_key, thumbnail_key]);
}
