import { FormField, type FormFieldLook } from '../form/form-field.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

export interface SearchSelectFieldProps
  extends FormFieldLook,
    Pick<ComboboxProps, 'options' | 'placeholder' | 'clearable' | 'loading' | 'autoPick' | 'disabled'> {}

/** Selects one of many options by typing; for a short list use `SelectField`. */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { options, placeholder, clearable, loading, autoPick, disabled, ...field } = props;
  return (
    <FormField {...field}>
      {(control, helpers) => (
        <Combobox
          {...{ options, placeholder, clearable, loading, autoPick, disabled }}
          {...control}
          onChange={(value) => helpers.setValue(value)}
        />
      )}
    </FormField>
  );
}
