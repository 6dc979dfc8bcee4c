export { closest, distance } from 'fastest-levenshtein';
export { networkOf } from './client-network.ts';
export { isLoopback, listenHost } from './listen-host.ts';
export { type Environment, readSettings, type Settings, SettingsError } from './read-settings.ts';
export { SECTIONS } from './settings.ts';
