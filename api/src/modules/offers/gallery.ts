import { MAX_OFFER_IMAGES } from '@wspolnik/contract/limits';
import type { GalleryEntry } from '@wspolnik/contract/offers';
import { newId } from '../../platform/ids.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { deleteImages, type ImageRow, insertImage, selectImages, updateImage } from './gallery.sql.ts';

interface GalleryItem {
  alt: string;
  /** A stored picture… */
  stored?: ImageRow;
  /** …or a new upload. */
  upload?: StoredImage;
}

/** Without a gallery all stored pictures stay, followed by the uploads. */
function appended(stored: readonly ImageRow[], uploads: readonly StoredImage[]): GalleryItem[] {
  const retained = stored.map((row) => ({ stored: row, alt: row.alt }));
  return [...retained, ...uploads.map((upload) => ({ upload, alt: '' }))];
}

/** Every entry names one picture, no picture is named twice, and every upload is named. */
function arranged(
  gallery: readonly GalleryEntry[],
  stored: readonly ImageRow[],
  uploads: readonly StoredImage[],
): GalleryItem[] {
  const items = gallery.map(({ id, upload, alt = '' }): GalleryItem => {
    if ((id === undefined) === (upload === undefined)) throw invalidField('gallery', 'invalid');
    const item = {
      alt: alt.trim(),
      ...(id === undefined ? {} : { stored: stored.find((row) => row.id === id.toLowerCase()) }),
      ...(upload === undefined ? {} : { upload: uploads[upload] }),
    } as GalleryItem;
    if (!item.stored && !item.upload) throw invalidField('gallery', 'invalid');
    return item;
  });
  const named = new Set(items.map((item) => item.stored ?? item.upload));
  const usedUploads = items.filter(({ upload }) => upload).length;
  if (named.size < items.length || usedUploads < uploads.length) throw invalidField('gallery', 'invalid');
  return items;
}

async function put(tx: Db, offerId: string, item: GalleryItem, position: number): Promise<void> {
  const { stored, upload, alt } = item;
  if (stored) await updateImage(tx, stored.id, { position, alt });
  else if (upload) await insertImage(tx, { id: newId(), offerId, position, alt, upload });
}

/**
 * Stores an offer's pictures in the order of the form. Answers the keys of files that are no longer used. The offer must be
 * locked, so that concurrent edits are not mixed.
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
  const items = gallery ? arranged(gallery, stored, uploads) : appended(stored, uploads);
  if (items.length > MAX_OFFER_IMAGES) throw invalidField('images', 'max', { max: MAX_OFFER_IMAGES });
  const retained = new Set(items.map((item) => item.stored));
  const removed = stored.filter((row) => !retained.has(row));
  await deleteImages(
    tx,
    removed.map(({ id }) => id),
  );
  for (const [position, item] of items.entries()) await put(tx, offerId, item, position);
  return removed.flatMap(({ file_key, thumbnail_key }) => [file_key, thumbnail_key]);
}
