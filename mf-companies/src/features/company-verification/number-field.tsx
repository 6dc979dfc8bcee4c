import { REGISTER_NUMBER_LENGTH } from '@wspolnik/contract/limits';
import { TextField } from '@wspolnik/system/forms';
import { useField } from 'formik';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { verificationMessages as messages } from './verification.messages.ts';
import classes from './verification.module.css';
import type { VerificationTexts } from './verification.schema.ts';

interface NumberFieldProps {
  name: keyof VerificationTexts;
  label: string;
  help?: string;
  /** The least number of digits of a whole number. */
  digits: number;
  required?: boolean;
}

/** A number of a register, checked while it is typed: an error shows as soon as the number has all its digits. */
export function NumberField({ name, digits, ...field }: NumberFieldProps) {
  const { formatMessage } = useIntl();
  const [{ value }, { error }, { setTouched }] = useField<string>(name);
  const isWhole = value.replace(/\D/g, '').length >= digits;
  const check = useEffectEvent(() => void setTouched(true, false));
  useEffect(() => {
    if (isWhole) check();
  }, [isWhole]);
  return (
    <TextField
      {...field}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={REGISTER_NUMBER_LENGTH}
      end={
        isWhole &&
        !error && (
          <CircleCheck
            size={18}
            strokeWidth={1.75}
            className={classes.valid}
            role="img"
            aria-label={formatMessage(messages.valid)}
          />
        )
      }
    />
  );
}
