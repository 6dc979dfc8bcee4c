export { checkStore } from './check-store.ts';
export { readCheck, recordCheck } from './checks.ts';
export { folderName, isFileName, short, versionOf, wrongFiles } from './content.ts';
export { DamagedError, RefusedError, StoreError } from './errors.ts';
export { explainPath } from './explain-path.ts';
export {
  type Diff,
  describeDiff,
  diffContainers,
  type FitInput,
  findBreaks,
  findLosses,
  fitCheck,
  type Known,
  type Live,
  sortLive,
} from './fit/index.ts';
export { addKey, newTeamKey, revokeKey } from './keys.ts';
export { type ListedChange, type ListedRelease, listReleases } from './list-releases.ts';
export { parseManifest } from './manifest.ts';
export {
  type ContainerManifest,
  type EarlyRequest,
  LOCALES,
  type Locale,
  type MenuEntry,
  type Route,
  type Skeleton,
} from './manifest-types.ts';
export { openStore } from './open-store.ts';
export type { EntryPage, PublicRelease, PublicRemote } from './page-types.ts';
export { inParallel } from './parallel.ts';
export {
  type FitCheck,
  lastPublished,
  listPublications,
  promote,
  promoteAll,
  readLiveContainers,
  readReleasable,
} from './promote.ts';
export { prune } from './prune.ts';
export { isPublished, publishContainer } from './publish.ts';
export type { Released } from './release-loop.ts';
export {
  fileKey,
  type Registry,
  readContainer,
  readLive,
  readPublication,
  readRegistry,
  runningCanary,
} from './releases.ts';
export { rollBack, withdraw } from './roll-back.ts';
export { chunksIn } from './route-chunks.ts';
export { endCanary, LEAST, startCanary } from './run-canary.ts';
export { PRIVATE_KEY, PUBLIC_KEY, type Signer, signerOf, storeKeys, storeSigner } from './sign.ts';
export type { ReleaseStore } from './store.ts';
export {
  type Assets,
  type Canary,
  type ContainerContent,
  type ContainerInterface,
  FRAME_PATH,
  type Frame,
  type FrameTexts,
  type Promotion,
  type Props,
  type Publication,
  type ReleaseSet,
} from './types.ts';
