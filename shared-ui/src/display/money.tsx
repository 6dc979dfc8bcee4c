import { formatMoney } from '../format/money.ts';
import { useLocale } from '../root/locale.ts';

export interface MoneyProps {
  /** Decimal string of the wire, or a number. */
  value: string | number;
}

export function Money({ value }: MoneyProps) {
  return <>{formatMoney(value, useLocale())}</>;
}
