/** As in `SetReferrerBody` of the contract. */
const TOKEN_MAX = 200;

/** The token of a pasted link (`https://…/?ref=abc`) or of a bare code; null for anything else. */
export function referralToken(pasted: string): string | null {
  const text = pasted.trim();
  const token = /[?&/:]/.test(text) ? ofLink(text) : text;
  return token && token.length <= TOKEN_MAX && !/\s/.test(token) ? token : null;
}

function ofLink(text: string): string | null {
  const query = text.slice(text.indexOf('?') + 1).split('#')[0];
  return new URLSearchParams(query).get('ref');
}
