import { FormField, type FormFieldLook } from '../form/form-field.tsx';
import { AddressInput, type AddressInputProps } from './address-input.tsx';

export interface AddressFieldProps
  extends FormFieldLook,
    Pick<AddressInputProps, 'onPick' | 'search' | 'placeholder' | 'disabled' | 'maxLength'> {}

/** An address field with suggestions; `onPick` fills the other fields of the form. */
export function AddressField({ onPick, search, placeholder, disabled, maxLength = 200, ...field }: AddressFieldProps) {
  return (
    <FormField {...field} maxLength={maxLength}>
      {(control, helpers) => (
        <AddressInput
          {...{ onPick, search, placeholder, disabled, maxLength }}
          {...control}
          onChange={(value) => helpers.setValue(value)}
        />
      )}
    </FormField>
  );
}
