import type { FieldMessage } from '../../validators/field-message.ts';

/** The fields of the client's `ApiError` that a form uses. */
export interface ProblemLike {
  code: string;
  /** The API's document; `params` are values of the text for the code. */
  problem?: { params?: Record<string, string | number> };
  fields?: Record<string, readonly { code: string; params?: Record<string, string | number> }[]>;
}

/** The part of Formik's helpers that is used; methods, so that the helpers of any form are assignable. */
export interface ProblemTarget {
  setErrors(errors: object): void;
  setTouched(touched: object, shouldValidate?: boolean): unknown;
  setStatus(status?: FieldMessage): void;
}

const isProblem = (error: unknown): error is ProblemLike =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** The message of a failed call: `errors.<code>`, or `errors.unknown` for anything but an API error. */
export const problemMessage = (error: unknown): FieldMessage => ({
  id: `errors.${isProblem(error) ? error.code : 'unknown'}`,
  ...(isProblem(error) && error.problem?.params ? { values: error.problem.params } : {}),
});

interface Nested {
  [key: string]: unknown;
}

const put = (all: Nested, [key = '', ...rest]: readonly string[], value: unknown): Nested => ({
  ...all,
  [key]: rest.length > 0 ? put((all[key] ?? {}) as Nested, rest, value) : value,
});

/** By the names of fields; `lines.0.name` is a field of a list. Not Formik's `setIn`: pages without a form load this file as well. */
const nested = (entries: readonly (readonly [string, unknown])[]): Nested =>
  entries.reduce<Nested>((all, [name, value]) => put(all, name.split('.'), value), {});

/** Shows a failed call in the form: the first error of each field at the field, the code in `FormError`. */
export function applyProblem(formik: ProblemTarget, error: unknown): void {
  const fields = isProblem(error) ? Object.entries(error.fields ?? {}) : [];
  const broken = fields.flatMap(([name, [first]]) =>
    first ? [[name, { id: `validators.${first.code}`, values: first.params }] as const] : [],
  );
  // Setting a field as touched must not validate again: the schema would clear the server's errors.
  formik.setTouched(nested(broken.map(([name]) => [name, true] as const)), false);
  formik.setErrors(nested(broken));
  formik.setStatus(problemMessage(error));
}
