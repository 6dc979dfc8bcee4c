import type { ProblemTarget } from '@wspolnik/system/forms';

/** The form has one field for the place; the API names the coordinates as well. */
const FORM_FIELD: Readonly<Record<string, string>> = { lat: 'address', lng: 'address' };

const renamed = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [FORM_FIELD[name] ?? name, value]));

/** The form, with errors by the API's names of fields. */
export const formFields = (form: ProblemTarget): ProblemTarget => ({
  setStatus: (status) => form.setStatus(status),
  setTouched: (touched, shouldValidate) => form.setTouched(renamed(touched), shouldValidate),
  setErrors: (errors) => form.setErrors(renamed(errors)),
});
