import type { FieldMessage } from '../../validators/field-message.ts';

/** The part of the client's `ApiError` that a form needs. */
export interface ProblemLike {
  code: string;
  fields?: Record<string, readonly { code: string; params?: Record<string, string | number> }[]>;
}

/** The part of Formik's helpers that is used; methods, so that the helpers of any form fit. */
export interface ProblemTarget {
  setErrors(errors: object): void;
  setTouched(touched: object, shouldValidate?: boolean): unknown;
  setStatus(status?: FieldMessage): void;
}

const isProblem = (error: unknown): error is ProblemLike =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** The message of a failed call: `errors.<code>`; what is no API error is `errors.unknown`. */
export const problemMessage = (error: unknown): FieldMessage => ({
  id: `errors.${isProblem(error) ? error.code : 'unknown'}`,
});

/** Puts a failed call into the form: each field's first broken rule at the field, the code in `FormError`. */
export function applyProblem(formik: ProblemTarget, error: unknown): void {
  const fields = isProblem(error) ? Object.entries(error.fields ?? {}) : [];
  const broken = fields.flatMap(([name, [first]]) =>
    first ? [[name, { id: `validators.${first.code}`, values: first.params }] as const] : [],
  );
  // Touching must not validate again: the schema knows nothing of the server's reasons and would clear them.
  formik.setTouched(Object.fromEntries(broken.map(([name]) => [name, true])), false);
  formik.setErrors(Object.fromEntries(broken));
  formik.setStatus(problemMessage(error));
}
