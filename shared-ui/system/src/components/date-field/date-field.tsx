import { Input } from '@wspolnik/system';
import { useField } from 'formik';
import { useIntl } from 'react-intl';
import { formatDay, parseDay } from '../../format/day.ts';
import { FormField, type FormFieldLook } from '../form/form-field.tsx';
import styles from './date-field.module.css';

export interface DateFieldProps extends FormFieldLook {
  /** First and last selectable date, `2026-11-21`. The rule `rules.date({ min, max })` rejects typed ones. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

/**
 * A date, `2026-11-21`, in the browser's own field and calendar. The browser decides the order of day and month, which
 * no script can ask for, so the hint names no format and the date is repeated in words below.
 */
export function DateField({ min, max, disabled, ...field }: DateFieldProps) {
  const intl = useIntl();
  const [{ value }] = useField<string>(field.name);
  const day = parseDay(value);
  const words = day
    ? formatDay(day, intl.locale, { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' })
    : intl.formatMessage({ id: 'ui.date.hint' });
  const help = (
    <>
      {field.help && <>{field.help} </>}
      <span>{words}</span>
    </>
  );
  return (
    <FormField {...field} help={help}>
      {(control) => (
        <span className={styles.date}>
          <Input {...{ min, max, disabled }} {...control} type="date" className={styles.control} />
        </span>
      )}
    </FormField>
  );
}
