/** Of a post's picture on the page (`pictureSource`); its early request names the same. */
export const POST_PICTURE = '(max-width: 767px) 100vw, 720px';
/** Of one of several. */
export const POST_TILE = '(max-width: 767px) 50vw, 360px';
/** Of a webinar's. */
export const WEBINAR_PICTURE = '(max-width: 767px) 100vw, 410px';
