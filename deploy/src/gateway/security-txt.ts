import { DAY_MS } from '@wspolnik/settings';

/** RFC 9116 recommends less than a year, so that nobody writes to an address that is no longer read. */
const VALID_DAYS = 180;

export interface SecurityTxtInput {
  /** Origin of this site. */
  origin: string;
  /** `mailto:` or `https:`. */
  contact: string;
  now: Date;
}

/** /.well-known/security.txt: whom to tell of a vulnerability (RFC 9116). It changes once a day. */
export function securityTxt({ origin, contact, now }: SecurityTxtInput): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: pl, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/contact#security`,
    '',
  ].join('\n');
}
