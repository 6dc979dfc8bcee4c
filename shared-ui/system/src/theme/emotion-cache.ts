import createCache, { type EmotionCache } from '@emotion/cache';

let cache: EmotionCache | null = null;

/** The page's only style cache. Created on first use, because Node has no document. */
export function emotionCache(): EmotionCache {
  // The page's policy accepts the empty element of a production build, whose rules are added to its sheet; a development build writes text.
  cache ??= createCache({ key: 'wp', speedy: true });
  return cache;
}
