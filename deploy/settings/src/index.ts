export { closest, distance } from 'fastest-levenshtein';
export { networkOf } from './client-network.ts';
export { DAY_MS, DAY_S, HOUR_MS, HOUR_S, MINUTE_MS } from './durations.ts';
export { isLoopback, listenHost } from './listen-host.ts';
export { type Environment, readSettings, type Settings, SettingsError } from './read-settings.ts';
export { SECTIONS } from './settings.ts';
