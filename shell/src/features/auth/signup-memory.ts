import { safePath } from '../../lib/safe-path.ts';

/** The mail opens a tab of its own, which knows nothing of where the person was going when they signed up. */
const KEY = 'wspolnik.signup-from';

/** Null: they came from nowhere in particular. */
export function rememberSignupFrom(from: string | null): void {
  try {
    if (from === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, from);
  } catch {
    // Without storage they start from the list of offers.
  }
}

/** The sign-in page, with the way on if one was kept. */
export function loginAfterSignup(): string {
  let from: string | null = null;
  try {
    from = localStorage.getItem(KEY);
  } catch {
    // As above.
  }
  return from === null ? '/auth/login' : `/auth/login?from=${encodeURIComponent(safePath(from))}`;
}
