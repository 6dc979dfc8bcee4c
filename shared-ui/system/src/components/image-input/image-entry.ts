/** One of several pictures: a stored one by its id, or a new one with its file. */
export interface ImageEntry {
  id: string;
  /** Alternative text. */
  alt: string;
  /** Addresses of a stored picture; `url` is the full picture, which can be downloaded and cropped again. */
  picture: { thumbnail: string; url?: string | undefined } | File;
}

export const MAX_ALT_LENGTH = 200;

/** The list with one element moved to another index. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The form's value: order, stored ids and descriptions, and the files of the new pictures by index. */
export function toGallery(entries: readonly ImageEntry[]) {
  const images: File[] = [];
  const gallery = entries.map(({ id, alt, picture }) => {
    if (!(picture instanceof File)) return { id, alt };
    images.push(picture);
    return { upload: images.length - 1, alt };
  });
  return { gallery, images };
}
