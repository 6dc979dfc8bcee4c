/** The source of the maps of a page. */
export type MapSource =
  | { kind: 'mapbox'; token: string }
  /** Vector tiles of the Protomaps scheme: an address with `{z}`, `{x}` and `{y}`, or of a PMTiles archive. */
  | { kind: 'tiles'; url: string }
  /** Poland with its towns, without streets. */
  | { kind: 'bundled' };

let source: MapSource = { kind: 'bundled' };

/** Set once by the shell, from the page's configuration, before anything is mounted. */
export function setMapSource({ mapboxToken, tilesUrl }: { mapboxToken?: string; tilesUrl?: string }): void {
  if (mapboxToken) source = { kind: 'mapbox', token: mapboxToken };
  else if (tilesUrl) source = { kind: 'tiles', url: tilesUrl };
}

/** The source of the maps of this page. */
export const mapSource = (): MapSource => source;
