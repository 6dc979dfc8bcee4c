import * as yup from 'yup';
import { readLength } from '../components/mention-field/mention-text.ts';
import { textLength } from '../format/text-length.ts';
import { hasDigits, isBankNumber, isKrs, isNip, isPesel, isPolishPhone, isRegon } from './check-digits.ts';
import { checkFile, type FileLimits } from './file-rule.ts';
import { amount, compared, date, type NumberBound } from './limit-rules.ts';
import { isFilled, message, text, toNumber, typed } from './rule-base.ts';
import { isSocialProfile, isUrl, type SocialService } from './url-rules.ts';

const EMAIL = /^[^\s@,;]+@[^\s@.,;]+(?:\.[^\s@.,;]+)*\.[^\s@.,;]{2,}$/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** Rules of a registration password, in the order of display. A letter with its mark is one character, however it is typed. */
export const PASSWORD_RULES = {
  length: (value: string) => Array.from(value.normalize('NFC')).length >= 8,
  upper: (value: string) => /\p{Lu}/u.test(value),
  lower: (value: string) => /\p{Ll}/u.test(value),
  digit: (value: string) => /\d/.test(value),
  special: (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
} as const;

const isRegisterPassword = (value: string): boolean => Object.values(PASSWORD_RULES).every((rule) => rule(value));

/** A number with a check digit: one of the right length gets its own message, because a digit of it is wrong. */
const checked = (name: string, isRight: (value: string) => boolean, ...lengths: number[]) =>
  text(name, (value) => hasDigits(value, ...lengths)).test(
    `${name}Sum`,
    message(`${name}Sum`),
    (value) => !value || !hasDigits(value, ...lengths) || isRight(value),
  );

/**
 * Validators of the specification as yup schemas. Those for text pass when empty; add `.required()` for a mandatory value:
 * `rules.email().required()`. Messages are ids with values (`FieldMessage`).
 */
export const rules = {
  required: () => yup.string().trim().required(),
  email: () => typed('email', (value) => EMAIL.test(value)),
  integer: () => typed('integer', (value) => /^-?\d+$/.test(value)),
  numeric: () => typed('numeric', (value) => NUMBER.test(value)),
  min: (min: number) => text('min', (value) => toNumber(value) >= min, { min }),
  max: (max: number) => text('max', (value) => toNumber(value) <= max, { max }),
  /** Compares numbers, or texts that contain one, with a number or with a sibling field. */
  minNumber: (bound: NumberBound) => compared('min', bound),
  maxNumber: (bound: NumberBound) => compared('max', bound),
  /** A ticked checkbox: true, or the string "true" of a radio or a query. */
  accepted: () => yup.mixed().test('accepted', message('accepted'), (value) => value === true || value === 'true'),
  phone: () => typed('phone', isPolishPhone),
  url: () => text('url', isUrl),
  socials: (service: SocialService) => text('socials', (value) => isSocialProfile(value, service), { service }),
  password: () => text('password', PASSWORD_RULES.length),
  registerPassword: () => text('registerPassword', isRegisterPassword),
  /** Equal to the named field. */
  passwordMatch: (field = 'password') =>
    yup.string().test('passwordMatch', message('passwordMatch'), function matches(value) {
      return (value ?? '').normalize('NFC') === (this.parent[field] ?? '').normalize('NFC');
    }),
  nip: () => checked('nip', isNip, 10),
  regon: () => checked('regon', isRegon, 9, 14),
  pesel: () => checked('pesel', isPesel, 11),
  krs: () => text('krs', isKrs),
  bankNumber: () => checked('bankNumber', isBankNumber, 26),
  brokerAccount: () => text('brokerAccount', (value) => value.length <= 60),
  zip: () => typed('zip', (value) => value.length >= 4 && value.length <= 20),
  amount,
  /** In characters, as the API counts them. */
  maxLength: (n: number) => text('maxLength', (value) => textLength(value) <= n, { n }),
  /** In displayed characters, as the API counts a text with mentions. */
  mentionLength: (n = 1000) => text('maxLength', (value) => readLength(value) <= n, { n }),
  /** At least one of this field and the named siblings is filled in. */
  oneOf: (fields: readonly string[]) =>
    yup
      .mixed()
      .nullable()
      .test('oneOf', message('oneOf'), function anyFilled(value) {
        return [value, ...fields.map((field) => this.parent[field])].some(isFilled);
      }),
  /** At least one option of a multiple choice, or the selected one of a single choice. */
  select: () => yup.mixed().nullable().test('select', message('select'), isFilled),
  /** At least one of the named options: one that is no longer offered does not count. */
  someValueSelected: (options: readonly string[]) =>
    yup
      .mixed()
      .nullable()
      .test('select', message('select'), (value) => [value].flat().some((each) => options.includes(String(each)))),
  date,
  file: (limits: FileLimits) =>
    yup.mixed<File>().test('file', message('fileFormat'), function fits(value) {
      const broken = checkFile(value, limits);
      return broken ? this.createError({ message: message(broken.name, broken.values) }) : true;
    }),
};
