let token: string | null = null;

/** Set once by the shell, from the page's configuration, before anything is mounted. */
export function setMapboxToken(value: string | null): void {
  token = value;
}

/** Mapbox token for the maps of this page; null when there is none, and the bundled map is shown. */
export const mapboxToken = (): string | null => token;
