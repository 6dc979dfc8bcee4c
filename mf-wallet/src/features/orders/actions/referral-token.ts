import { REFERRAL_LENGTH } from '@wspolnik/contract/limits';

/** The token of a pasted link (`https://…/?ref=abc`) or of a bare code; null for anything else. */
export function referralToken(pasted: string): string | null {
  const text = pasted.trim();
  const token = /[?&/:]/.test(text) ? ofLink(text) : text;
  return token && token.length <= REFERRAL_LENGTH && !/\s/.test(token) ? token : null;
}

function ofLink(text: string): string | null {
  const query = text.slice(text.indexOf('?') + 1).split('#')[0];
  return new URLSearchParams(query).get('ref');
}
