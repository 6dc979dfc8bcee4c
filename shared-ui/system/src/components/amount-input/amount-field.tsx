import { FormField, type FormFieldLook } from '../form/form-field.tsx';
import { AmountInput } from './amount-input.tsx';

export interface AmountFieldProps extends FormFieldLook {
  placeholder?: string;
  /** Shown at the end of the field. */
  unit?: string;
  disabled?: boolean;
}

/** An amount with at most two decimals; its value is text with a dot, whatever the language. */
export function AmountField({ placeholder, unit, disabled, ...field }: AmountFieldProps) {
  return (
    <FormField {...field}>
      {(control, helpers) => (
        <AmountInput {...{ placeholder, unit, disabled }} {...control} onChange={(value) => helpers.setValue(value)} />
      )}
    </FormField>
  );
}
