import { toGrosze } from '../format/money.ts';
import { isAmount } from './amount.ts';

/** Amounts as text with a dot; either may be empty. */
export interface AmountRange {
  from: string;
  to: string;
}

/** Whether `from` is at most `to`; an empty or incomplete amount is accepted. */
export const isOrderedRange = ({ from, to }: AmountRange): boolean =>
  !isAmount(from) || !isAmount(to) || toGrosze(from) <= toGrosze(to);
