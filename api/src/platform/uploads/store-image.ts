import type { Sharp } from 'sharp';
import type { Context } from '../context.ts';
import { fileKey } from '../files/file-store.ts';
import { THUMBNAIL_SIDE, thumbnailKeyOf } from '../files/picture-variants.ts';
import { newId } from '../ids.ts';
import { ApiProblem, invalidField } from '../wire/problem.ts';
import { decode, inImageQueue } from './image-queue.ts';
import { rememberStored } from './stored-files.ts';
import { formatList, IMAGE } from './upload-rules.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** Specification §5 and §9. */
const MAX_SIDE = 1024;
/** 80 is the specification's quality 0.8. */
const JPEG = { quality: 80 } as const;

export interface StoredImage {
  key: string;
  thumbnailKey: string;
  /** Pixels of the stored picture. */
  width: number;
  height: number;
}

export interface ImageOptions {
  /** Cropped to a square around the centre, for avatars and logos. */
  square?: boolean;
  /** Served only under a signed address (`privateFileUrl`). */
  private?: boolean;
}

interface Rendered {
  picture: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** Upright, in sRGB, on white, and without any metadata: sharp writes none unless asked. */
function scaled(image: Sharp, side: number, square: boolean): Sharp {
  return image
    .resize({ width: side, height: side, fit: square ? 'cover' : 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg(JPEG);
}

async function squareSide(bytes: Uint8Array): Promise<number> {
  const { width, height } = await decode(bytes).metadata();
  return Math.min(MAX_SIDE, width, height);
}

async function render(bytes: Uint8Array, square: boolean): Promise<Rendered> {
  const side = square ? await squareSide(bytes) : MAX_SIDE;
  const { data, info } = await scaled(decode(bytes).autoOrient(), side, square).toBuffer({ resolveWithObject: true });
  // From the small picture, so that the large one is decoded once.
  const thumbnail = await scaled(decode(data), Math.min(side, THUMBNAIL_SIDE), square).toBuffer();
  return { picture: data, thumbnail, width: info.width, height: info.height };
}

/**
 * Stores the picture as JPEG of quality 0.8, at most 1024 × 1024, upright, without metadata and on white, with a thumbnail of
 * at most 320 pixels. Call it before the transaction, because it is slow, and a refused request (4xx) deletes what it stored.
 *
 * @throws ApiProblem validation_failed (`fileFormat`) for a picture that cannot be decoded to its end
 */
export async function storeImage(
  { files }: Pick<Context, 'files'>,
  file: UploadedFile,
  options: ImageOptions = {},
): Promise<StoredImage> {
  const rendered = await inImageQueue(() => render(file.bytes, options.square === true)).catch((error: unknown) => {
    throw error instanceof ApiProblem ? error : invalidField(file.field, 'fileFormat', { list: formatList(IMAGE) });
  });
  const secrecy = options.private === true ? 'private' : 'public';
  const key = fileKey(newId(), 'jpg', secrecy);
  const thumbnailKey = thumbnailKeyOf(key);
  rememberStored(file, key, thumbnailKey);
  await Promise.all([files.put(key, rendered.picture), files.put(thumbnailKey, rendered.thumbnail)]);
  return { key, thumbnailKey, width: rendered.width, height: rendered.height };
}

/**
 * Several pictures, in their order. Waits for all of them even when one fails: a refused request deletes stored files, and
 * must not do so before they exist.
 */
export async function storeImages(
  context: Pick<Context, 'files'>,
  files: readonly UploadedFile[],
  options: ImageOptions = {},
): Promise<StoredImage[]> {
  const settled = await Promise.allSettled(files.map((file) => storeImage(context, file, options)));
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
