/** In pixels: the widths in which the API serves a picture (`PICTURE_WIDTHS` of the contract; a test of market compares them). */
export const PICTURE_WIDTHS = [96, 192, 320, 640, 1024];

/** A stored picture, public or under a signed address. */
const STORED = /^\/api\/files\/[^?]+\.jpg(\?|$)/;

export interface PictureSource {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * Attributes of an `<img>` with which the browser takes the width that it needs; the API answers with AVIF or WebP, which
 * the browser accepts by itself. They are the same on the server and in every window.
 *
 * @param sizes the picture's width on the page, as in the attribute: `(max-width: 567px) 100vw, 290px`. Where the box crops the
 *   picture, the width that it would have without
 * @param width the picture's own, in pixels; unknown for an avatar
 */
export function pictureSource(url: string, sizes: string, width = Number.POSITIVE_INFINITY): PictureSource {
  if (!STORED.test(url)) return { src: url };
  const sized = `${url}${url.includes('?') ? '&' : '?'}w=`;
  const useful = PICTURE_WIDTHS.filter((_, index) => index === 0 || (PICTURE_WIDTHS[index - 1] ?? 0) < width);
  return { src: url, srcSet: useful.map((w) => `${sized}${w} ${Math.min(w, width)}w`).join(', '), sizes };
}
