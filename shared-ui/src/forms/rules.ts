import * as yup from 'yup';
import { isAmount, toGrosze } from './amount-input.ts';
import { type AmountRange, isOrderedRange } from './amount-range.ts';
import { isBankNumber, isKrs, isNip, isPesel, isPolishPhone, isRegon } from './check-digits.ts';
import { parseDay } from './day.ts';
import type { FieldMessage } from './field-message.ts';
import { checkFile, type FileLimits } from './file-rule.ts';
import { readLength } from './mention-text.ts';
import { isSocialProfile, isUrl, type SocialService } from './url-rules.ts';

const message = (name: string, values?: FieldMessage['values']) => ({ id: `validators.${name}`, values });

// Schemas that use yup's own tests (`.required()`, `.max(60)`) speak the same texts.
yup.setLocale({
  mixed: { required: message('required'), notNull: message('required'), notType: message('invalid') },
  string: {
    email: message('email'),
    url: message('url'),
    max: ({ max }) => message('maxLength', { n: max }),
  },
  number: {
    integer: message('integer'),
    min: ({ min }) => message('min', { min }),
    max: ({ max }) => message('max', { max }),
  },
  array: { min: message('select') },
});

/** A text that is empty or passes; emptiness is the business of `required`. */
const text = (name: string, passes: (value: string) => boolean, values?: FieldMessage['values']) =>
  yup.string().test(name, message(name, values), (value) => !value || passes(value));

const EMAIL = /^[^\s@,;]+@[^\s@.,;]+(?:\.[^\s@.,;]+)*\.[^\s@.,;]{2,}$/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

const toNumber = (value: string): number => Number(value.replace(',', '.'));

/** Of a text, a number, a ticked box or a list: `false` and its text are an unticked box. */
const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value === 0 || (Boolean(value) && !/^(?:false|\s*)$/.test(String(value)));

/** A number of its own, or the field beside it that holds one. */
export type NumberBound = number | { field: string };

type Comparison = 'min' | 'max';

/** What is empty or no number stands in nobody's way: `required` and `numeric` speak of that. */
function compared(name: Comparison, bound: NumberBound) {
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

/** The days in the message are moments, which react-intl writes in the language of the page. */
function date({ min, max }: DayLimits = {}) {
  const [first, last] = [parseDay(min)?.getTime(), parseDay(max)?.getTime()];
  const at = (value: string) => parseDay(value)?.getTime() ?? Number.NaN;
  let schema = text('date', (value) => parseDay(value) !== null);
  if (first !== undefined) {
    schema = schema.test('dateMin', message('dateMin', { min: first }), (value) => !value || !(at(value) < first));
  }
  if (last !== undefined) {
    schema = schema.test('dateMax', message('dateMax', { max: last }), (value) => !value || !(at(value) > last));
  }
  return schema;
}

/** Parts of a registration password, in the order in which they are shown. */
export const PASSWORD_RULES = {
  length: (value: string) => value.length >= 8,
  upper: (value: string) => /\p{Lu}/u.test(value),
  lower: (value: string) => /\p{Ll}/u.test(value),
  digit: (value: string) => /\d/.test(value),
  special: (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
} as const;

const isRegisterPassword = (value: string): boolean => Object.values(PASSWORD_RULES).every((rule) => rule(value));

export interface AmountLimits {
  /** Decimal string or number, in zł. */
  min?: string | number;
  max?: string | number;
}

function amount({ min, max }: AmountLimits = {}) {
  let schema = text('amount', isAmount);
  const compare = (passes: (grosze: bigint) => boolean) => (value?: string) =>
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

/**
 * Validators of the specification as yup schemas. Text ones pass when empty; add `.required()` to ask for a value:
 * `rules.email().required()`. Messages are ids with values (`FieldMessage`).
 */
export const rules = {
  required: () => yup.string().trim().required(),
  email: () => text('email', (value) => EMAIL.test(value.trim())),
  integer: () => text('integer', (value) => /^-?\d+$/.test(value)),
  numeric: () => text('numeric', (value) => NUMBER.test(value)),
  min: (min: number) => text('min', (value) => toNumber(value) >= min, { min }),
  max: (max: number) => text('max', (value) => toNumber(value) <= max, { max }),
  /** Comparisons of numbers, or of texts that hold one, with a number or with a field beside this one. */
  minNumber: (bound: NumberBound) => compared('min', bound),
  maxNumber: (bound: NumberBound) => compared('max', bound),
  /** A ticked box: true, or the string "true" of a radio or a query. */
  accepted: () => yup.mixed().test('accepted', message('accepted'), (value) => value === true || value === 'true'),
  phone: () => text('phone', isPolishPhone),
  url: () => text('url', isUrl),
  socials: (service: SocialService) => text('socials', (value) => isSocialProfile(value, service), { service }),
  password: () => text('password', PASSWORD_RULES.length),
  registerPassword: () => text('registerPassword', isRegisterPassword),
  /** Equal to the field named. */
  passwordMatch: (field = 'password') =>
    yup.string().test('passwordMatch', message('passwordMatch'), function matches(value) {
      return (value ?? '') === (this.parent[field] ?? '');
    }),
  nip: () => text('nip', isNip),
  regon: () => text('regon', isRegon),
  pesel: () => text('pesel', isPesel),
  krs: () => text('krs', isKrs),
  bankNumber: () => text('bankNumber', isBankNumber),
  brokerAccount: () => text('brokerAccount', (value) => value.length <= 60),
  zip: () => text('zip', (value) => value.trim().length >= 4 && value.trim().length <= 20),
  amount,
  /** In UTF-16 units, as the browser's `maxlength` counts. */
  maxLength: (n: number) => text('maxLength', (value) => value.length <= n, { n }),
  /** In characters that people read, as the API counts a text with mentions. */
  mentionLength: (n = 1000) => text('maxLength', (value) => readLength(value) <= n, { n }),
  /** At least one of this field and its siblings named is filled in. */
  oneOf: (fields: readonly string[]) =>
    yup
      .mixed()
      .nullable()
      .test('oneOf', message('oneOf'), function anyFilled(value) {
        return [value, ...fields.map((field) => this.parent[field])].some(isFilled);
      }),
  /** At least one option of a multiple choice, or a chosen one of a single choice. */
  select: () => yup.mixed().nullable().test('select', message('select'), isFilled),
  /** At least one of the options named: what was offered once and is gone does not count. */
  someValueSelected: (options: readonly string[]) =>
    yup
      .mixed()
      .nullable()
      .test('select', message('select'), (value) => [value].flat().some((each) => options.includes(String(each)))),
  date,
  /** From and to in the right order, each an amount. */
  amountRange: () =>
    yup
      .mixed<AmountRange>()
      .test('amount', message('amount'), (value) => [value?.from, value?.to].every((end) => !end || isAmount(end)))
      .test('range', message('range'), (value) => !value || isOrderedRange(value)),
  file: (limits: FileLimits) =>
    yup.mixed<File>().test('file', message('fileFormat'), function fits(value) {
      const broken = checkFile(value, limits);
      return broken ? this.createError({ message: message(broken.name, broken.values) }) : true;
    }),
};
