import { REFERRAL_DAYS, REFERRAL_LENGTH } from '@wspolnik/contract/limits';
import { DAY_MS } from './durations.ts';

/** The last `ref` link clicked within these days counts. */
const LIFETIME_MS = REFERRAL_DAYS * DAY_MS;
const STORAGE_KEY = 'wspolnik.ref';

/** Stores the token of `?ref=…`; a page without one leaves the stored token unchanged. */
export function rememberReferral(search: string, now = Date.now()): void {
  const token = new URLSearchParams(search).get('ref') ?? '';
  if (token === '' || token.length > REFERRAL_LENGTH) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ token, at: now }));
  } catch {
    // Storage is full or forbidden: buying and signing up work, but without a referrer.
  }
}

/** The stored token, unless it is too old or missing. */
export function rememberedReferral(now = Date.now()): string | undefined {
  try {
    const { token, at } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof token === 'string' && now - at < LIFETIME_MS ? token : undefined;
  } catch {
    return undefined;
  }
}
