import { safePath } from '../../lib/safe-path.ts';

/** The mail opens a new tab, which does not know the page that the person wanted before signing up. */
const KEY = 'wspolnik.signup-from';

/** Null when there was none. */
export function rememberSignupFrom(from: string | null): void {
  try {
    if (from === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, from);
  } catch {
    // Without storage they continue to the list of offers.
  }
}

/** The sign-in page, with the stored destination. */
export function loginAfterSignup(): string {
  let from: string | null = null;
  try {
    from = localStorage.getItem(KEY);
  } catch {
    // As above.
  }
  return from === null ? '/auth/login' : `/auth/login?from=${encodeURIComponent(safePath(from))}`;
}
