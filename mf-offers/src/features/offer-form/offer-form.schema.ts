import type { ISchema } from 'yup';
import * as yup from 'yup';
import { FIELD_NAMES, type OfferFormValues, optionsOf } from './offer-form.fields.ts';

/** The rule of a field that a job does not have. */
const unlessJob = (rule: ISchema<unknown>) => yup.mixed().when('is_job', ([isJob], none) => (isJob ? none : rule));

export const offerFormSchema = yup.object(
  Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const { rule, jobStep } = optionsOf(name);
      if (!rule) return [];
      return [[name, jobStep === null ? unlessJob(rule) : rule] as const];
    }),
  ),
);

/** The fields that a rule is broken in, whether or not the person has been there. */
export function brokenFields(values: OfferFormValues): ReadonlySet<string> {
  try {
    offerFormSchema.validateSync(values, { abortEarly: false });
    return new Set();
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return new Set(error.inner.flatMap(({ path }) => path ?? []));
  }
}
