import { Input, type InputProps } from '@wspolnik/system';
import { useFormatted } from '../../hooks/use-formatted.ts';
import { FormField, type FormFieldLook } from '../form/form-field.tsx';
import styles from './phone-field.module.css';
import { isForeign, nextPhone, phoneValue, shownPhone } from './phone-input.ts';

export interface PhoneInputProps extends Omit<InputProps, 'value' | 'onChange' | 'start' | 'end' | 'type'> {
  /** `+48 600 700 800`, or empty; other formats are displayed in the same way, numbers of other countries as they are. */
  value: string;
  onChange(value: string): void;
}

/** A Polish number: the country code is a prefix, spaces are added while typing. One of another country has its own prefix. */
export function PhoneInput({ value, onChange, ...rest }: PhoneInputProps) {
  const typing = useFormatted(shownPhone(value), (shown) => onChange(phoneValue(shown)), nextPhone, {
    counted: /[+\d]/,
  });
  return (
    <span className={styles.phone}>
      <Input
        {...rest}
        {...typing}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        className={styles.control}
        start={<span hidden={isForeign(value)}>+48</span>}
      />
    </span>
  );
}

export interface PhoneFieldProps extends FormFieldLook {
  placeholder?: string;
  disabled?: boolean;
}

export function PhoneField({ placeholder = '600 700 800', disabled, ...field }: PhoneFieldProps) {
  return (
    <FormField {...field}>
      {(control, helpers) => (
        <PhoneInput {...{ placeholder, disabled }} {...control} onChange={(value) => helpers.setValue(value)} />
      )}
    </FormField>
  );
}
