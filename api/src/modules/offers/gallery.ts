import type { GalleryEntry } from '@wspolnik/contract/gallery-entry';
import { MAX_OFFER_IMAGES } from '@wspolnik/contract/limits';
import { newId } from '../../platform/ids.ts';
import { type ArrangedPicture, arrangePictures, pictureKeys } from '../../platform/uploads/arrange-pictures.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import type { Db } from '../../storage/db.ts';
import { deleteImages, insertImage, selectImages, updateImage } from './gallery.sql.ts';

async function put(tx: Db, offerId: string, item: ArrangedPicture, position: number): Promise<void> {
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
  const { items, removed } = arrangePictures(gallery, stored, uploads, MAX_OFFER_IMAGES);
  await deleteImages(
    tx,
    removed.map(({ id }) => id),
  );
  for (const [position, item] of items.entries()) await put(tx, offerId, item, position);
  return pictureKeys(removed);
}
