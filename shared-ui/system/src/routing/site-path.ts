/** Browsers drop control characters from an address, and read a backslash as a slash. */
const DROPPED = /\p{Cc}/gu;
/** Two slashes at the start are the start of a host. */
const LEADING = /^[/\\\s]*/;

/**
 * The address as a path of this site, whatever was written: as `href` or in the history it never leads to another host. Query and
 * hash stay.
 */
export function sitePath(address: string): string {
  return address.replace(DROPPED, '').replace(LEADING, '/');
}

/** Whether the address is a path of this site as it stands. */
export function isSitePath(address: string): boolean {
  return sitePath(address) === address && !address.includes('\\');
}
