import { MAX_ZLOTY } from '@wspolnik/contract/limits';
/** {@link MAX_ZLOTY} in grosze: what any price, amount or reward of an order may be. */
export const MAX_PRICE = MAX_ZLOTY * 100;

/**
 * Integer grosze as the wire's decimal string: 123450 → "1234.50". A sum past 2^53 - 1, of pending rewards, comes as text from the
 * database (`wireTypes`) and stays exact; such a number would not be.
 *
 * @throws RangeError for a number that a double does not hold exactly
 */
export function toMoney(grosze: number | string): string {
  if (typeof grosze === 'number' && !Number.isSafeInteger(grosze)) throw new RangeError(`not exact: ${grosze}`);
  const text = String(grosze);
  const sign = text.startsWith('-') ? '-' : '';
  const digits = text.slice(sign.length).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The wire's decimal string as integer grosze; the schema `Money` has checked its format. */
export function toGrosze(money: string): number {
  const grosze = Number(money.replace('.', ''));
  if (!Number.isSafeInteger(grosze) || !/^-?\d+\.\d{2}$/.test(money)) throw new RangeError(`not an amount: ${money}`);
  return grosze;
}

/** The same in every language as in Polish, which always groups here: 1 234,50 zł (domain §10). */
export function writtenAmount(grosze: number): string {
  const format = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: 'always' });
  return format.format(grosze / 100);
}
