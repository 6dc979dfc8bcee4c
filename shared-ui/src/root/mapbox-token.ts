let token: string | null = null;

/** The shell tells it once, from the page's configuration, before anything is mounted. */
export function setMapboxToken(value: string | null): void {
  token = value;
}

/** Token of Mapbox for the maps of this page; null where there is none, and the bundled map is shown. */
export const mapboxToken = (): string | null => token;
