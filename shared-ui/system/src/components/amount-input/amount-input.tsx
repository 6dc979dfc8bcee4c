import { Input, type InputProps, useLocale } from '@wspolnik/system';
import { useFormatted } from '../../hooks/use-formatted.ts';
import { amountValue, nextAmount, shownAmount } from './amount-text.ts';

export interface AmountInputProps extends Omit<InputProps, 'value' | 'onChange' | 'end'> {
  /** With a dot and without groups: `5000.50`. */
  value: string;
  onChange(value: string): void;
  unit?: string | undefined;
  /** Most decimals; 2 without. */
  places?: number | undefined;
}

/** Digits and decimal signs; the signs between groups come and go while typing. */
const COUNTED = { pl: /[\d,]/, en: /[\d.]/ } as const;

/**
 * The control of `AmountField` without a label, and without Formik. Shows the amount as it is written in the language of the page: `5 000,50` or
 * `5,000.50`. Rejected input leaves the text and the caret unchanged.
 */
export function AmountInput({ value, onChange, unit = 'zł', places, ...rest }: AmountInputProps) {
  const locale = useLocale();
  const typing = useFormatted(
    shownAmount(value, locale),
    (shown) => onChange(amountValue(shown, locale)),
    (typed, previous, forward) => nextAmount(typed, previous, { locale, forward, places }),
    { counted: COUNTED[locale], from: 'end' },
  );
  return <Input {...rest} {...typing} inputMode="decimal" autoComplete="off" end={unit} />;
}
