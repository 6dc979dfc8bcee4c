/** A failure without anything of the visitor. */
export interface Failure {
  message: string;
  /** The innermost first: `<file>:<line>:<column>` of built files. */
  frames: string[];
}

const FRAME = /\/(?:r|g\/[^/\s]+)\/\w+\/([0-9a-f]{64}\.m?js:\d+:\d+)/g;
/** Numbers, quoted text and whatever may be an address say whose page it is. */
const PERSONAL = /"[^"]*"|'[^']*'|`[^`]*`|\d+/g;
const withoutAddresses = (word: string) => (/[@/]/.test(word) ? '…' : word);
const LONGEST = 200;
const MOST_FRAMES = 10;
/** Errors of requests that ended because the page went on. */
const ENDED = ['AbortError', 'TimeoutError'];

/**
 * Null of what is no failure of the page: requests that were ended, anything while the network is away, and errors without code of
 * ours in them, which come from extensions of the browser.
 */
export function describeFailure(error: unknown): Failure | null {
  if (!navigator.onLine || typeof error !== 'object' || error === null) return null;
  const { name = 'Failure', message = '', stack = '' } = error as Partial<Error>;
  if (ENDED.includes(name)) return null;
  const frames = [...stack.matchAll(FRAME)].map(([, frame = '']) => frame).slice(0, MOST_FRAMES);
  // What the page has shown as a failure has no stack when it was a file that did not come.
  if (frames.length === 0 && error instanceof Error) return null;
  return {
    message: `${name} ${message}`.replace(PERSONAL, '…').split(' ').map(withoutAddresses).join(' ').slice(0, LONGEST),
    frames,
  };
}
