import { hostConfig } from '../tools/src/webpack-preset.ts';

export default hostConfig(import.meta.dirname);
