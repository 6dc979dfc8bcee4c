/** Specification §5: digits and one dot, two decimals at most, no leading zero before digits, no dot in front. */
const AMOUNT = /^(?:(?:0|[1-9]\d{0,9})(?:\.\d{0,2})?)?$/;

/** What an amount input holds after `next` was typed: a comma becomes a dot, a forbidden character changes nothing. */
export function amountTyped(next: string, previous: string): string {
  const amount = next.replace(/\s/g, '').replace(',', '.');
  return AMOUNT.test(amount) ? amount : previous;
}
