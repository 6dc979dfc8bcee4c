import { safePath } from '../../lib/safe-path.ts';

/** The mailed link opens a new tab, which does not know the page that was wanted. It is not in the mail: a stranger may ask for one. */
const KEY = 'wspolnik.sign-in-link';

/** Where the sign-in leads on this device. */
export interface Target {
  from: string;
  companyId: string | null;
}

export function rememberTarget(target: Target): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(target));
  } catch {
    // The browser forbids storage: the sign-in continues to the offers.
  }
}

/** Of the latest request on this device. */
export function rememberedTarget(): Target {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Target>;
    return { from: safePath(stored.from ?? null), companyId: stored.companyId ?? null };
  } catch {
    return { from: safePath(null), companyId: null };
  }
}

export function forgetTarget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is stored.
  }
}
