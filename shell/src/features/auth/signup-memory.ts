import { safePath } from '../../lib/safe-path.ts';

/** The mail opens a new tab, which knows neither the page that the person wanted nor that this device signed up. */
const KEY = 'wspolnik.signup';

/** A sign-up of this device that waits for its confirmation. */
export interface PendingSignup {
  email: string;
  /** The secret that lets the link sign in here. */
  device: string;
  from: string | null;
}

export function rememberSignup(signup: PendingSignup): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify(signup)));
}

export function forgetSignup(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Null when there is none, or the browser forbids storage: then the person types the password, and continues to the offers. */
export function pendingSignup(): PendingSignup | null {
  const stored = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<PendingSignup> | null);
  if (typeof stored?.email !== 'string' || typeof stored.device !== 'string') return null;
  return {
    email: stored.email,
    device: stored.device,
    from: typeof stored.from === 'string' ? safePath(stored.from) : null,
  };
}

function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
