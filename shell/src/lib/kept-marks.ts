// What the service worker tells a page. Apart from kept.ts, because every page starts with it.

/** The worker writes it into the HTML of a page from this device: `<html data-kept="…">`, in milliseconds since 1970; 0 is unknown. */
export const KEPT_MARK = 'data-kept';
/** The address of a page of which this device has nothing: the shell shows its offline page in its place. */
export const UNREAD_MARK = 'data-unread';

/** The worker tells a page that it was given a kept answer. */
export interface KeptNote {
  /** When it was read: milliseconds since 1970. */
  kept: number;
}
