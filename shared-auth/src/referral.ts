import { DAY_MS } from './durations.ts';

/** Domain §3: the last `ref` link clicked within 30 days counts. */
const LIFETIME_MS = 30 * DAY_MS;
const STORAGE_KEY = 'wspolnik.ref';
/** As in `BuyBody.ref` and `RegisterBody.ref` of the contract. */
const MAX_LENGTH = 200;

/** Stores the token of `?ref=…`; a page without one leaves the stored token unchanged. */
export function rememberReferral(search: string, now = Date.now()): void {
  const token = new URLSearchParams(search).get('ref') ?? '';
  if (token === '' || token.length > MAX_LENGTH) return;
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
