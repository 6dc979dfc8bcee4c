import type { ShowcasePicture } from '@wspolnik/contract';
import type { ImageEntry } from '@wspolnik/system/files';

/** Stored pictures as a form has them. */
export const entriesOf = (pictures: readonly ShowcasePicture[]): ImageEntry[] =>
  pictures.map(({ id, alt, url, thumbnail }) => ({ id, alt, picture: { url, thumbnail } }));
