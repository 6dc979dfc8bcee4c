export type { GatewayOptions } from './gateway/context.ts';
export { framePath } from './gateway/frame.ts';
export { createGateway, type Gateway } from './gateway/gateway.ts';
export { findMapFile } from './gateway/map-file.ts';
export { missingSettings } from './gateway/site-settings.ts';
export { activateRelease, readRelease, rollBack, verifyRelease } from './release/activate.ts';
export { composeRelease, type Versions } from './release/compose.ts';
export { folderName, isFileName, versionOf } from './release/content.ts';
export { parseManifest } from './release/manifest.ts';
export { openStore, type ReleaseStore, sha384 } from './release/store.ts';
export {
  type Assets,
  type ContainerContent,
  type ContainerInterface,
  type ContainerManifest,
  type EarlyRequest,
  type EntryPage,
  FRAME_PATH,
  type Frame,
  type FrameTexts,
  LOCALES,
  type Locale,
  type PublicRelease,
  type ReleaseSet,
  type Route,
  type Skeleton,
} from './release/types.ts';
