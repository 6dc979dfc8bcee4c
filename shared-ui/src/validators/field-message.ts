import { type IntlShape, useIntl } from 'react-intl';
import { formatDay, parseDay } from '../format/day.ts';
import { numberFormat } from '../format/number-formats.ts';

/** A validator's text: id and values; react-intl makes the sentence when it is shown, in the language of that moment. */
export interface FieldMessage {
  id: string;
  values?: Record<string, string | number>;
}

const isFieldMessage = (value: unknown): value is FieldMessage =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Turns what stands in Formik's errors (a message, an id, a ready sentence) into text. */
export function useFieldText(): (error: unknown) => string | undefined {
  const intl = useIntl();
  return (error) => {
    if (isFieldMessage(error)) {
      const id = error.id in intl.messages ? error.id : 'validators.invalid';
      return intl.formatMessage({ id }, localized(error.values, intl));
    }
    if (typeof error !== 'string' || error === '') return undefined;
    return error in intl.messages ? intl.formatMessage({ id: error }) : error;
  };
}

const DECIMAL = /^\d+(?:\.(\d+))?$/;

/** As money stands beside the field, in Polish form in every language. */
const formatBound = (bound: number, minimumFractionDigits: number) =>
  numberFormat(`bound ${minimumFractionDigits}`, 'pl', { minimumFractionDigits, useGrouping: 'always' }).format(bound);

/**
 * Amounts and days stand in messages as they do on the wire, `50000.00` and `2026-11-21`; a person reads them as money
 * and days are written.
 */
function localized(values: FieldMessage['values'] = {}, intl: IntlShape): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const day = typeof value === 'string' ? parseDay(value) : null;
      if (day) return [name, formatDay(day, intl.locale, { dateStyle: 'medium' })];
      const decimal = typeof value === 'string' ? DECIMAL.exec(value) : null;
      if (!decimal) return [name, value];
      const minimumFractionDigits = decimal[1]?.length ?? 0;
      return [name, formatBound(Number(value), minimumFractionDigits)];
    }),
  );
}
