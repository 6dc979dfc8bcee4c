import { Input } from '@wspolnik/shared-ui';
import { nextAmount } from './amount-input.ts';
import { FormField, type FormFieldLook } from './form-field.tsx';

export interface AmountFieldProps extends FormFieldLook {
  placeholder?: string;
  /** Stands at the end of the field. */
  unit?: string;
  disabled?: boolean;
}

/** An amount with at most two decimals, as text with a dot; a typed comma becomes one. */
export function AmountField({ placeholder, unit = 'zł', disabled, ...field }: AmountFieldProps) {
  return (
    <FormField {...field}>
      {(control, helpers) => (
        <Input
          {...{ placeholder, disabled }}
          {...control}
          inputMode="decimal"
          autoComplete="off"
          end={unit}
          onChange={(event) => helpers.setValue(nextAmount(event.target.value, control.value))}
        />
      )}
    </FormField>
  );
}
