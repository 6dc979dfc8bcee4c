import { Input, type InputProps } from '@wspolnik/shared-ui';
import { useFormatted } from '../../hooks/use-formatted.ts';
import { FormField, type FormFieldLook } from '../form/form-field.tsx';
import { nextAmount } from './next-amount.ts';

export interface AmountFieldProps extends FormFieldLook {
  placeholder?: string;
  /** Shown at the end of the field. */
  unit?: string;
  disabled?: boolean;
}

export interface AmountInputProps extends Omit<InputProps, 'value' | 'onChange' | 'end'> {
  value: string;
  onChange(value: string): void;
  unit?: string;
}

/** The control of `AmountField` without a label. Rejected input leaves the text and the caret unchanged. */
export function AmountInput({ value, onChange, unit = 'zł', ...rest }: AmountInputProps) {
  const typing = useFormatted(value, onChange, nextAmount, /[^\s]/);
  return <Input {...rest} {...typing} inputMode="decimal" autoComplete="off" end={unit} />;
}

/** An amount with at most two decimals, as text with a dot; a typed comma becomes a dot. */
export function AmountField({ placeholder, unit, disabled, ...field }: AmountFieldProps) {
  return (
    <FormField {...field}>
      {(control, helpers) => (
        <AmountInput {...{ placeholder, unit, disabled }} {...control} onChange={(value) => helpers.setValue(value)} />
      )}
    </FormField>
  );
}
