import type { PublicConfig } from '../release/page-types.ts';
import { type MapFile, mapFileUrl } from './map-file.ts';

const MAPBOX = ['https://api.mapbox.com', 'https://events.mapbox.com'];

/** Other sites that the maps of the pages fetch from. */
export function mapOrigins({ MAPBOX_TOKEN, TILES_URL }: NodeJS.ProcessEnv): string[] {
  if (MAPBOX_TOKEN) return MAPBOX;
  return TILES_URL ? [new URL(TILES_URL).origin] : [];
}

/** The source of the maps of a page; nothing for the bundled one. */
export function mapConfig({ MAPBOX_TOKEN, TILES_URL }: NodeJS.ProcessEnv, file: MapFile | null): PublicConfig {
  if (MAPBOX_TOKEN) return { mapboxToken: MAPBOX_TOKEN };
  const tilesUrl = TILES_URL || (file && mapFileUrl(file));
  return tilesUrl ? { tilesUrl } : {};
}
