const ALLOWED = /^(?:(?:0|[1-9]\d*)(?:\.\d{0,2})?)?$/;

/** `1.234,50` and `1,234.50`: if both separators occur, the last one is the decimal separator. */
function withoutGroups(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (!text.includes('.') || !text.includes(',')) return text;
  return text.slice(0, last).replace(/[.,]/g, '') + text.slice(last);
}

/**
 * The text of an amount field after a keystroke or a paste. A comma becomes a dot; spaces and a pasted currency are removed. If
 * the result is not an amount (a second dot, a third decimal, a leading zero or dot), the previous text stays.
 */
export function nextAmount(typed: string, previous: string): string {
  const plain = withoutGroups(typed.replace(/\s|zł|PLN/gi, '')).replace(',', '.');
  return ALLOWED.test(plain) ? plain : previous;
}
