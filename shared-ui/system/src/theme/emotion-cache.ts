import createCache, { type EmotionCache } from '@emotion/cache';

declare global {
  interface Window {
    /** Nonce of the page's CSP, set by the gateway's first inline script. */
    __wpNonce?: string;
  }
}

let cache: EmotionCache | null = null;

/** The page's only style cache. Created on first use, because the nonce belongs to the page and Node has none. */
export function emotionCache(): EmotionCache {
  cache ??= createCache({ key: 'wp', nonce: window.__wpNonce });
  return cache;
}
