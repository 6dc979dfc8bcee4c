import { Select, type SelectProps } from '@wspolnik/system';
import { FormField, type FormFieldLook } from '../form/form-field.tsx';

export interface SelectFieldProps extends FormFieldLook, Pick<SelectProps, 'options' | 'placeholder' | 'disabled'> {}

export function SelectField({ options, placeholder, disabled, ...field }: SelectFieldProps) {
  return (
    <FormField {...field}>{(control) => <Select {...{ options, placeholder, disabled }} {...control} />}</FormField>
  );
}
