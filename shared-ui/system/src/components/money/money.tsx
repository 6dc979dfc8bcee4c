import { formatMoney } from '../../format/money.ts';

export interface MoneyProps {
  /** Decimal string of the API, or a number. */
  value: string | number;
}

export function Money({ value }: MoneyProps) {
  return <>{formatMoney(value)}</>;
}
