import type { GalleryEntry } from '@wspolnik/contract/gallery-entry';
import { invalidField } from '../wire/problem.ts';
import type { StoredImage } from './store-image.ts';

/** A picture that a row refers to. */
export interface PictureRow {
  id: string;
  file_key: string;
  thumbnail_key: string;
  alt: string;
}

export interface ArrangedPicture {
  alt: string;
  /** A stored picture… */
  stored?: PictureRow;
  /** …or a new upload. */
  upload?: StoredImage;
}

interface Arrangement {
  /** In the order of the form. */
  items: ArrangedPicture[];
  /** Stored pictures that the form no longer names. */
  removed: PictureRow[];
}

/** Without a gallery all stored pictures stay, followed by the uploads. */
function appended(stored: readonly PictureRow[], uploads: readonly StoredImage[]): ArrangedPicture[] {
  const retained = stored.map((row) => ({ stored: row, alt: row.alt }));
  return [...retained, ...uploads.map((upload) => ({ upload, alt: '' }))];
}

/** Every entry names one picture, no picture is named twice, and every upload is named. */
function arranged(
  gallery: readonly GalleryEntry[],
  stored: readonly PictureRow[],
  uploads: readonly StoredImage[],
): ArrangedPicture[] {
  const items = gallery.map(({ id, upload, alt = '' }): ArrangedPicture => {
    if ((id === undefined) === (upload === undefined)) throw invalidField('gallery', 'invalid');
    const item = {
      alt: alt.trim(),
      ...(id === undefined ? {} : { stored: stored.find((row) => row.id === id.toLowerCase()) }),
      ...(upload === undefined ? {} : { upload: uploads[upload] }),
    } as ArrangedPicture;
    if (!item.stored && !item.upload) throw invalidField('gallery', 'invalid');
    return item;
  });
  const named = new Set(items.map((item) => item.stored ?? item.upload));
  const usedUploads = items.filter(({ upload }) => upload).length;
  if (named.size < items.length || usedUploads < uploads.length) throw invalidField('gallery', 'invalid');
  return items;
}

/**
 * The pictures of a form in its order. Their owner must be locked, so that concurrent edits are not mixed.
 *
 * @throws ApiProblem validation_failed, on `gallery` or `images`
 */
export function arrangePictures(
  gallery: readonly GalleryEntry[] | undefined,
  stored: readonly PictureRow[],
  uploads: readonly StoredImage[],
  max: number,
): Arrangement {
  const items = gallery ? arranged(gallery, stored, uploads) : appended(stored, uploads);
  if (items.length > max) throw invalidField('images', 'max', { max });
  const retained = new Set(items.map((item) => item.stored));
  return { items, removed: stored.filter((row) => !retained.has(row)) };
}

export const pictureKeys = (rows: readonly PictureRow[]): string[] =>
  rows.flatMap(({ file_key, thumbnail_key }) => [file_key, thumbnail_key]);
