export { contentType } from './gateway/content-type.ts';
export type { GatewayOptions } from './gateway/context.ts';
export { scriptJson } from './gateway/early.ts';
export { framePath } from './gateway/frame.ts';
export { createGateway, type Gateway } from './gateway/gateway.ts';
export { findMapFile } from './gateway/map-file.ts';
export { publicRemote } from './gateway/public-release.ts';
export { REMOVAL_SCRIPT, SERVICE_WORKER_PATH } from './gateway/removal-script.ts';
export { missingSettings } from './gateway/site-settings.ts';
