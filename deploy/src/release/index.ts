export { checkStore } from './check-store.ts';
export { short } from './content.ts';
export { DamagedError, RefusedError, StoreError } from './errors.ts';
export { explainPath } from './explain-path.ts';
export { addKey, newTeamKey, revokeKey } from './keys.ts';
export { type ListedChange, type ListedRelease, listReleases } from './list-releases.ts';
export {
  type FitCheck,
  lastPublished,
  listPublications,
  promote,
  readLiveContainers,
  readReleasable,
} from './promote.ts';
export { prune } from './prune.ts';
export type { Released } from './release-loop.ts';
export { fileKey, type Registry, readContainer, readLive, readPublication, readRegistry } from './releases.ts';
export { rollBack, withdraw } from './roll-back.ts';
export { type Signer, signerOf, storeKeys, storeSigner } from './sign.ts';
export { openStore, type ReleaseStore } from './store.ts';
export type { Promotion, Publication } from './types.ts';
