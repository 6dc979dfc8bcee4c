import { FormField, type FormFieldLook } from '../form/form-field.tsx';
import { AmountInput } from './amount-input.tsx';

export interface AmountFieldProps extends FormFieldLook {
  placeholder?: string;
  /** Shown at the end of the field. */
  unit?: string;
  /** Most decimals; 2 without. */
  places?: number;
  disabled?: boolean;
}

/** An amount; its value is text with a dot, whatever the language. */
export function AmountField({ placeholder, unit, places, disabled, ...field }: AmountFieldProps) {
  return (
    <FormField {...field}>
      {(control, helpers) => (
        <AmountInput
          {...{ placeholder, unit, places, disabled }}
          {...control}
          onChange={(value) => helpers.setValue(value)}
        />
      )}
    </FormField>
  );
}
