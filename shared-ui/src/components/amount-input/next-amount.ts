const ALLOWED = /^(?:(?:0|[1-9]\d*)(?:\.\d{0,2})?)?$/;

/** `1.234,50` and `1,234.50`: where both stand, the last one is the decimal one. */
function withoutGroups(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (!text.includes('.') || !text.includes(',')) return text;
  return text.slice(0, last).replace(/[.,]/g, '') + text.slice(last);
}

/**
 * What an amount field holds after a keystroke or a paste: a comma becomes a dot, spaces and a pasted currency go; what
 * is still no amount (a second dot, a third decimal, a leading zero or dot) leaves the field as it was.
 */
export function nextAmount(typed: string, previous: string): string {
  const plain = withoutGroups(typed.replace(/\s|zł|PLN/gi, '')).replace(',', '.');
  return ALLOWED.test(plain) ? plain : previous;
}
