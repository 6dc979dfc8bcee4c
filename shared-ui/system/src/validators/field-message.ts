import { type IntlShape, useIntl } from 'react-intl';
import { formatDay, parseDay } from '../format/day.ts';
import { numberFormat } from '../format/number-formats.ts';

/** A validator's message: id and values; react-intl formats it at render time, in the current language. */
export interface FieldMessage {
  id: string;
  values?: Record<string, string | number>;
}

const isFieldMessage = (value: unknown): value is FieldMessage =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Converts a Formik error (a message, an id, a finished sentence) to text. */
export function useFieldText(): (error: unknown) => string | undefined {
  const intl = useIntl();
  return (error) => {
    if (isFieldMessage(error)) {
      const known = moneyMessage(error);
      const id = known in intl.messages ? known : 'validators.invalid';
      return intl.formatMessage({ id }, localized(error.values, intl));
    }
    if (typeof error !== 'string' || error === '') return undefined;
    return error in intl.messages ? intl.formatMessage({ id: error }) : error;
  };
}

/** A limit with two decimals is money, as everywhere on the wire: its message shows it as money. */
function moneyMessage({ id, values }: FieldMessage): string {
  const name = /^validators\.(min|max)$/.exec(id)?.[1];
  const limit = name && values?.[name];
  return typeof limit === 'string' && /\.\d{2}$/.test(limit) ? `${id}Amount` : id;
}

const DECIMAL = /^\d+(?:\.(\d+))?$/;

/** In the format of money fields, which is Polish in every language. */
const formatBound = (bound: number, minimumFractionDigits: number) =>
  numberFormat(`bound ${minimumFractionDigits}`, 'pl', { minimumFractionDigits, useGrouping: 'always' }).format(bound);

/** Formats amounts and days in messages, which have the API's format (`50000.00`, `2026-11-21`), as money and dates. */
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
