/** Replaces federation's preloading, which is never called: the gateway preloads the files of the release set. */
function refuse(): never {
  throw new Error('federation preloads nothing here: the gateway does, from the release set');
}

export const defaultPreloadArgs = refuse;
export const formatPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
export const preloadAssets = refuse;
