import { Input } from '@wspolnik/shared-ui';
import { useField } from 'formik';
import { useEffect, useState } from 'react';
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

/** `dd.mm.rrrr`, in the order of the browser's field, which follows the browser's language and not the page's. */
function useFormatHint(): string {
  const intl = useIntl();
  const [language, setLanguage] = useState(intl.locale);
  useEffect(() => setLanguage(navigator.language), []);
  const parts = new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' });
  return parts
    .formatToParts(0)
    .map(({ type, value }) => (type === 'literal' ? value : intl.formatMessage({ id: `ui.date.${type}` })))
    .join('');
}

/**
 * A date, `2026-11-21`, in the browser's own field and calendar. The browser decides the order of day and month, so the date is
 * repeated in words below.
 */
export function DateField({ min, max, disabled, ...field }: DateFieldProps) {
  const intl = useIntl();
  const [{ value }] = useField<string>(field.name);
  const format = useFormatHint();
  const day = parseDay(value);
  const words = day
    ? formatDay(day, intl.locale, { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' })
    : intl.formatMessage({ id: 'ui.date.hint' }, { format });
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
