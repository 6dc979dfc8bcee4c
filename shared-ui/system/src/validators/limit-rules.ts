import * as yup from 'yup';
import { parseDay } from '../format/day.ts';
import { fromGrosze, toGrosze } from '../format/money.ts';
import { isAmount } from './amount.ts';
import { isFilled, message, text, toNumber } from './rule-base.ts';

// Rules with a minimum and a maximum: of numbers, days and amounts.

/** A fixed number, or the sibling field that contains it. */
export type NumberBound = number | { field: string };

type Comparison = 'min' | 'max';

/** An empty or non-numeric value is accepted: `required` and `numeric` report it. */
export function compared(name: Comparison, bound: NumberBound) {
  return yup
    .mixed<string | number>()
    .nullable()
    .test(name, message(name), function compares(value) {
      const limit = typeof bound === 'number' ? bound : this.parent[bound.field];
      if (!isFilled(value) || !isFilled(limit)) return true;
      const [own, other] = [toNumber(String(value)), toNumber(String(limit))];
      const passes = Number.isNaN(own) || Number.isNaN(other) || (name === 'min' ? own >= other : own <= other);
      return passes || this.createError({ message: message(name, { [name]: limit }) });
    });
}

export interface DayLimits {
  /** `2026-11-21` */
  min?: string;
  max?: string;
}

/** The days in the message are formatted at render time, in the language of the page. */
export function date({ min, max }: DayLimits = {}) {
  const [first, last] = [parseDay(min)?.getTime(), parseDay(max)?.getTime()];
  const at = (value: string) => parseDay(value)?.getTime() ?? Number.NaN;
  let schema = text('date', (value) => parseDay(value) !== null);
  if (min !== undefined && first !== undefined) {
    schema = schema.test('dateMin', message('dateMin', { min }), (value) => !value || !(at(value) < first));
  }
  if (max !== undefined && last !== undefined) {
    schema = schema.test('dateMax', message('dateMax', { max }), (value) => !value || !(at(value) > last));
  }
  return schema;
}

export interface AmountLimits {
  /** Decimal string or number, in zł unless `unit` says otherwise. */
  min?: string | number;
  max?: string | number;
  unit?: 'zł' | '%';
}

export function amount({ min, max, unit = 'zł' }: AmountLimits = {}) {
  const limited = (schema: ReturnType<typeof text>, name: Comparison, limit: string | number) => {
    const grosze = toGrosze(limit);
    // In the format of the API, which the message shows as money.
    const shown = unit === 'zł' ? fromGrosze(grosze) : String(limit);
    return schema.test(name, message(name, { [name]: shown }), (value) => {
      if (!value || !isAmount(value)) return true;
      return name === 'min' ? toGrosze(value) >= grosze : toGrosze(value) <= grosze;
    });
  };
  let schema = text('amount', isAmount);
  if (min !== undefined) schema = limited(schema, 'min', min);
  if (max !== undefined) schema = limited(schema, 'max', max);
  return schema;
}
