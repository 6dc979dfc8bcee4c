import type { CompanyGalleryForm } from '@wspolnik/contract/company-showcase';
import type { GalleryEntry } from '@wspolnik/contract/gallery-entry';
import { MAX_COMPANY_IMAGES } from '@wspolnik/contract/limits';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { newId } from '../../platform/ids.ts';
import { arrangePictures, pictureKeys } from '../../platform/uploads/arrange-pictures.ts';
import { enqueueVariants } from '../../platform/uploads/make-variants.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import type { Db } from '../../storage/db.ts';
import * as store from './showcase.sql.ts';

interface SentPictures {
  gallery: readonly GalleryEntry[] | undefined;
  images: readonly StoredImage[];
  max: number;
  now: Date;
}

/** Stores pictures in the order of the form; the company must be locked. @throws ApiProblem validation_failed, on `gallery` or `images` */
export async function storePictures(tx: Db, owner: store.PictureOwner, sent: SentPictures): Promise<void> {
  const { gallery, images, max, now } = sent;
  const { items, removed } = arrangePictures(gallery, await store.selectPictures(tx, owner), images, max);
  await store.deletePictures(
    tx,
    removed.map(({ id }) => id),
  );
  for (const [position, { stored, upload, alt }] of items.entries()) {
    if (stored) await store.updatePicture(tx, stored.id, { position, alt });
    else if (upload) await store.insertPicture(tx, owner, { id: newId(), position, alt, upload });
  }
  await discardFiles(tx, pictureKeys(removed), now);
  await enqueueVariants(
    tx,
    images.map(({ key }) => key),
    now,
  );
}

/** Replaces the gallery. @throws ApiProblem validation_failed, on `gallery` or `images` */
export async function replaceGallery(
  tx: Db,
  companyId: string,
  { form, images, now }: { form: CompanyGalleryForm; images: readonly StoredImage[]; now: Date },
): Promise<void> {
  await store.lockCompany(tx, companyId);
  const owner = { companyId, referenceId: null };
  await storePictures(tx, owner, { gallery: form.gallery, images, max: MAX_COMPANY_IMAGES, now });
}
