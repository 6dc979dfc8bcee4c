/** In place of federation's preloading, which nobody calls: the gateway preloads what the release set lists. */
function refuse(): never {
  throw new Error('federation preloads nothing here: the gateway does, from the release set');
}

export const defaultPreloadArgs = refuse;
export const formatPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
export const preloadAssets = refuse;
