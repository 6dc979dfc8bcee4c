import type { MessageDescriptor } from 'react-intl';
import { FIELD_NAMES, OFFER_STEPS, type OfferFormValues, type OfferStep, optionsOf } from './offer-form.fields.ts';
import { stepMessages as messages } from './offer-form.messages.ts';

type Kind = Pick<OfferFormValues, 'is_job'>;

function stepOf(name: keyof OfferFormValues, { is_job }: Kind): OfferStep | null | undefined {
  const { step, jobStep = step } = optionsOf(name);
  return is_job ? jobStep : step;
}

/** The fields of a step; an error is shown in the step of its field. */
export const stepFields = (step: OfferStep, offer: Kind): readonly (keyof OfferFormValues)[] =>
  FIELD_NAMES.filter((name) => stepOf(name, offer) === step);

/** The name of a step: a job is paid for, and has no price. */
export const stepName = (step: OfferStep, { is_job }: Kind): MessageDescriptor =>
  is_job && step === 'price' ? messages.pay : messages[step];

/** What has been touched once the whole form is checked. */
export const allTouched = (offer: Kind): Record<string, boolean> =>
  Object.fromEntries(FIELD_NAMES.filter((name) => stepOf(name, offer)).map((name) => [name, true]));

/** A step is done when something was entered and no rule is broken: one that was only passed by is not. */
export function isDone(step: OfferStep, values: OfferFormValues, broken: ReadonlySet<string>): boolean {
  const fields = stepFields(step, values);
  return fields.some((field) => isFilled(field, values[field])) && !fields.some((field) => broken.has(field));
}

function isFilled(name: keyof OfferFormValues, value: OfferFormValues[keyof OfferFormValues]): boolean {
  if (typeof value === 'string') return value.trim() !== '' && value !== optionsOf(name).empty;
  return Array.isArray(value) ? value.length > 0 : value === true;
}

type Errors = Readonly<Record<string, unknown>>;

export const hasError = (step: OfferStep, errors: Errors, offer: Kind): boolean =>
  stepFields(step, offer).some((field) => errors[field] !== undefined);

export const firstWrongStep = (errors: Errors, offer: Kind): OfferStep | undefined =>
  OFFER_STEPS.find((step) => hasError(step, errors, offer));

/** The step before or after; undefined past the ends. */
export const stepBeside = (step: OfferStep, by: 1 | -1): OfferStep | undefined =>
  OFFER_STEPS[OFFER_STEPS.indexOf(step) + by];

/** The server's field names that differ from the form's. */
const FORM_FIELD: Readonly<Record<string, keyof OfferFormValues>> = {
  gallery: 'images',
  individual_price: 'price_from',
  price_net_from: 'price_from',
  price_net_to: 'price_to',
  latitude: 'address',
  longitude: 'address',
  country: 'address',
};

/** Field errors of a response, by the form's field names. */
export function formFields<Rules>(fields: Readonly<Record<string, Rules>>): Record<string, Rules> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, broken]) => {
      // For example `images.0` or `gallery/2/alt`: the form has one field for the whole list.
      const [first = name] = name.split(/[./[]/);
      return [FORM_FIELD[first] ?? first, broken];
    }),
  );
}
