import * as yup from 'yup';
import { plainText } from '../format/plain-text.ts';
import { excessOf } from '../format/text-length.ts';
import type { FieldMessage } from './field-message.ts';

export const message = (name: string, values?: FieldMessage['values']) => ({ id: `validators.${name}`, values });

// Schemas that use yup's own tests (`.required()`, `.max(60)`) get the same messages.
yup.setLocale({
  mixed: { required: message('required'), notNull: message('required'), notType: message('invalid') },
  string: {
    email: message('email'),
    url: message('url'),
  },
  number: {
    integer: message('integer'),
    min: ({ min }) => message('min', { min }),
    max: ({ max }) => message('max', { max }),
  },
  array: { min: message('select') },
});

// yup counts UTF-16 units: an emoji would be two of the API's characters.
yup.addMethod(yup.string, 'max', function max(n: number) {
  return this.test('max', message('maxLength', { n }), (value) => excessOf(value, n) === 0);
});

/** A text that is empty or passes; `required` rejects an empty one. */
export const text = (name: string, passes: (value: string) => boolean, values?: FieldMessage['values']) =>
  yup.string().test(name, message(name, values), (value) => !value || passes(value));

/** As {@link text}, for what a pattern reads: without the invisible characters that pasting brings along. */
export const typed = (name: string, passes: (value: string) => boolean, values?: FieldMessage['values']) =>
  text(name, (value) => passes(plainText(value)), values);

export const toNumber = (value: string): number => Number(plainText(value).replace(',', '.'));

/** For a text, a number, a checkbox or a list: `false` and "false" are an unticked checkbox. */
export const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value === 0 || (Boolean(value) && !/^(?:false|\s*)$/.test(String(value)));
