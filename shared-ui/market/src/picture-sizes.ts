// Widths of an offer's pictures on the page (`pictureSource`). Without an import, because the first reads of pages name them too.

/** Of cards beside a panel of filters. On a phone a card crops its picture to a column, so the whole one would be wider. */
export const OFFER_PICTURE = '(max-width: 567px) 320px, (max-width: 639px) 600px, (max-width: 1279px) 370px, 290px';
/** Of three cards in the whole width of a page. */
export const WIDE_OFFER_PICTURE =
  '(max-width: 567px) 320px, (max-width: 639px) 600px, (max-width: 1023px) 480px, 410px';
/** Of the gallery. */
export const GALLERY_PICTURE = '(max-width: 1023px) 100vw, 810px';
