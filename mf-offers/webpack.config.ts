import { remoteConfig } from '../tools/src/webpack-preset.ts';

export default remoteConfig(import.meta.dirname);
