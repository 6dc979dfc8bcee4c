// What the service worker keeps on this device, and where. The page reads and removes the same caches.

/** Of all caches; the gateway's script that removes the worker deletes them by it. A new form of what is stored has a new number. */
export const PREFIX = 'wspolnik-';
/** Files of releases, by their addresses. */
export const FILES = `${PREFIX}files-1`;
/** Which release is live, its frames, and who uses this device now. */
export const STATE = `${PREFIX}state-1`;
const READ = `${PREFIX}read-1-`;

/** Pages, answers and pictures that somebody has read: nobody else is ever shown them. */
export const readCache = (holder: string): string => READ + holder;
export const isReadCache = (name: string): boolean => name.startsWith(READ);

/** In `STATE`: the text of the holder. */
export const HOLDER = '/holder';
/** In the cache of a holder: the list of `ShownPage`. */
export const SHOWN = '/shown';

export const GUEST = 'guest';

/** Who reads with this access token: its session, so that nothing outlives a sign-in; a guest without one. */
export function holderOf(token: string | null | undefined): string {
  if (!token) return GUEST;
  try {
    const claims: { sid?: unknown } = JSON.parse(
      atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''),
    );
    if (typeof claims.sid === 'string') return claims.sid;
  } catch {
    // No token of ours: it opens nothing.
  }
  return 'unknown';
}

/** A page that was shown with its content. */
export interface ShownPage {
  /** Path and query. */
  path: string;
  title: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Pages of the list; older ones are forgotten with it. */
export const SHOWN_PAGES = 30;

const ID = '[0-9a-f-]{36}';
const PAGES = new RegExp(
  `^(/en)?/?(|how-it-works|contact|library|documents/[a-z-]+|offers(/manage|/${ID})?|companies(/${ID})?|profiles/${ID}|network|posts|webinars|messages(/thread/${ID})?|notifications|transactions/(orders|sales)(/quotes(/${ID})?)?|transactions/orders/requests(/${ID})?)$`,
);
/** A page with one of these in its address was opened by a link that is a secret. */
const SECRETS = ['token', 'code', 'key', 'email'];

/** Whether a page may be kept: one for reading, never a form, a payment, the administration or the link of a mail. */
export const isKeptPage = ({ pathname, searchParams }: URL): boolean =>
  PAGES.test(pathname) && !SECRETS.some((name) => searchParams.has(name));

const READS = new RegExp(
  `^/api/(categories/|offers/(${ID}/|get-mine/|get-my-purchases/|get-my-sales/|quotes/|quote-requests/(${ID}/)?)?|accounts/company-list-all/(${ID}/)?|accounts/user-data/${ID}/|company/comment/|posts/(${ID}/|comment/)?|webinars/|network/(public/)?|message-(threads|thread-messages|order-messages)-get/|notifications/|landing/|library/|legal-documents/[a-z-]+/)$`,
);

/**
 * Whether the answer of a call may be kept. A list of what may be: sessions, payments, points, exports, documents, the administration
 * and every call that is not named stay out.
 */
export const isKeptRead = (pathname: string): boolean => READS.test(pathname);
