import * as yup from 'yup';
import { parseDay } from '../format/day.ts';
import { toGrosze } from '../format/money.ts';
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
  /** Decimal string or number, in zł. */
  min?: string | number;
  max?: string | number;
}

export function amount({ min, max }: AmountLimits = {}) {
  let schema = text('amount', isAmount);
  const compare = (passes: (grosze: number) => boolean) => (value?: string) =>
    !value || !isAmount(value) || passes(toGrosze(value));
  if (min !== undefined) {
    const least = toGrosze(min);
    schema = schema.test(
      'min',
      message('min', { min: String(min) }),
      compare((grosze) => grosze >= least),
    );
  }
  if (max !== undefined) {
    const most = toGrosze(max);
    schema = schema.test(
      'max',
      message('max', { max: String(max) }),
      compare((grosze) => grosze <= most),
    );
  }
  return schema;
}
