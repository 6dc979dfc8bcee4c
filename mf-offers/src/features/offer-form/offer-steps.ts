import { FIELD_NAMES, OFFER_STEPS, type OfferFormValues, type OfferStep, optionsOf } from './offer-form.fields.ts';

const shownIn = (step: OfferStep) => FIELD_NAMES.filter((name) => optionsOf(name).step === step);

/** The fields of each step; an error is shown in the step of its field. */
export const STEP_FIELDS: Readonly<Record<OfferStep, readonly (keyof OfferFormValues)[]>> = {
  basics: shownIn('basics'),
  images: shownIn('images'),
  price: shownIn('price'),
  place: shownIn('place'),
  preview: shownIn('preview'),
};

/** A step is done when something was entered and no rule is broken: one that was only passed by is not. */
export function isDone(step: OfferStep, values: OfferFormValues, broken: ReadonlySet<string>): boolean {
  const fields = STEP_FIELDS[step];
  return fields.some((field) => isFilled(values[field])) && !fields.some((field) => broken.has(field));
}

function isFilled(value: OfferFormValues[keyof OfferFormValues]): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value === true;
}

type Errors = Readonly<Record<string, unknown>>;

export const hasError = (step: OfferStep, errors: Errors): boolean =>
  STEP_FIELDS[step].some((field) => errors[field] !== undefined);

export const firstWrongStep = (errors: Errors): OfferStep | undefined =>
  OFFER_STEPS.find((step) => hasError(step, errors));

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
