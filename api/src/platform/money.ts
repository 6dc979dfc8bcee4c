/** zł. No real price reaches a billion. */
export const MAX_ZLOTY = 1_000_000_000;
/** The same in grosze: what any price, amount or reward of an order may be. */
export const MAX_PRICE = MAX_ZLOTY * 100;

/** Integer grosze as the wire's decimal string: 123450 → "1234.50". */
export function toMoney(grosze: number): string {
  const sign = grosze < 0 ? '-' : '';
  const digits = String(Math.abs(grosze)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The wire's decimal string as integer grosze; the schema `Money` has checked its format. */
export function toGrosze(money: string): number {
  const grosze = Number(money.replace('.', ''));
  if (!Number.isSafeInteger(grosze) || !/^-?\d+\.\d{2}$/.test(money)) throw new RangeError(`not an amount: ${money}`);
  return grosze;
}
