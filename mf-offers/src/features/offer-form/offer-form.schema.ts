import * as yup from 'yup';
import { FIELD_NAMES, type OfferFormValues, optionsOf } from './offer-form.fields.ts';

export const offerFormSchema = yup.object(
  Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const { rule } = optionsOf(name);
      return rule ? [[name, rule] as const] : [];
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
