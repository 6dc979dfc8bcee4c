/** One picture of several: a stored one by its id, or a new one with its file. */
export interface ImageEntry {
  id: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
  /** Of a stored one the addresses; `url` is the whole picture, which can be fetched and cut again. */
  picture: { thumbnail: string; url?: string | undefined } | File;
}

export const MAX_ALT_LENGTH = 200;

/** A list with the element of one place moved to another. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** What a form sends: order, stored ids and descriptions, and the files that the n-th uploads are. */
export function toGallery(entries: readonly ImageEntry[]) {
  const images: File[] = [];
  const gallery = entries.map(({ id, alt, picture }) => {
    if (!(picture instanceof File)) return { id, alt };
    images.push(picture);
    return { upload: images.length - 1, alt };
  });
  return { gallery, images };
}
