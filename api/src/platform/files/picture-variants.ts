import { PICTURE_WIDTHS } from '@wspolnik/contract/limits';
import { endingOf, isPicture, isSealedKey } from './file-store.ts';

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Smaller ones first. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Side of the box that a thumbnail fits into. */
export const THUMBNAIL_SIDE = 320;

const THUMBNAIL = new RegExp(`-${THUMBNAIL_SIDE}(?=\\.\\w+$)`);
const ENDING = /\.\w+$/;

/** Of the thumbnail that is stored with a picture. */
export function thumbnailKeyOf(key: string): string {
  return THUMBNAIL.test(key) ? key : key.replace(ENDING, `-${THUMBNAIL_SIDE}$&`);
}

/** The same for a picture and for its thumbnail. It has the picture's prefix, so a private picture's variants are private. */
export function variantKey(key: string, width: PictureWidth, format: VariantFormat): string {
  return key.replace(THUMBNAIL, '').replace(ENDING, `-w${width}.${format}`);
}

/** Sealed pictures are documents, which an admin looks at in full. */
export const mayHaveVariants = (key: string): boolean => isPicture(endingOf(key)) && !isSealedKey(key);

/** Keys of a picture's variants, whether they are made yet or not; none of a thumbnail, which goes with its picture. */
export function variantKeys(key: string): string[] {
  if (!mayHaveVariants(key) || THUMBNAIL.test(key)) return [];
  return PICTURE_WIDTHS.flatMap((width) => VARIANT_FORMATS.map((format) => variantKey(key, width, format)));
}

/** The formats that a client names in its Accept header. A wildcard says nothing: every client of before sends one. */
export function acceptedFormats(accept = ''): VariantFormat[] {
  const named = accept.split(',').filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range));
  const types = named.map((range) => range.split(';')[0]?.trim().toLowerCase());
  return VARIANT_FORMATS.filter((format) => types.includes(`image/${format}`));
}
