export type { GatewayOptions } from './gateway/context.ts';
export { scriptJson } from './gateway/early.ts';
export { framePath } from './gateway/frame.ts';
export { createGateway, type Gateway } from './gateway/gateway.ts';
export { findMapFile } from './gateway/map-file.ts';
export { publicRemote } from './gateway/public-release.ts';
export { missingSettings } from './gateway/site-settings.ts';
export { activateRelease, readRelease, rollBack, verifyRelease } from './release/activate.ts';
export { composeRelease, type Versions } from './release/compose.ts';
export {
  type Diff,
  describeDiff,
  diffContainers,
  type FitInput,
  findBreaks,
  findLosses,
  type Known,
  type Live,
} from './release/fit/index.ts';
export { parseManifest } from './release/manifest.ts';
export { promoteAll } from './release/promote.ts';
export { isPublished, publishContainer } from './release/publish.ts';
export { fileKey, readContainer, readLive, readPublication, readRegistry } from './release/releases.ts';
export { signerOf, storeSigner } from './release/sign.ts';
export { openStore, type ReleaseStore } from './release/store.ts';
export {
  type Assets,
  type ContainerInterface,
  type ContainerManifest,
  type EarlyRequest,
  type EntryPage,
  FRAME_PATH,
  type Frame,
  type FrameTexts,
  LOCALES,
  type Locale,
  type Props,
  type PublicRelease,
  type PublicRemote,
  type ReleaseSet,
  type Route,
  type Skeleton,
} from './release/types.ts';
