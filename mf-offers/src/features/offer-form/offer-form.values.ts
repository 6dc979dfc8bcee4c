import type { Offer, OfferForm } from '@wspolnik/contract';
import { toGallery } from '@wspolnik/system/files';
import { FIELD_NAMES, OFFER_FIELDS, type OfferFormValues, optionsOf, type SentFields } from './offer-form.fields.ts';
import type { RewardTerms } from './reward.ts';

export type { OfferFormValues } from './offer-form.fields.ts';

const fromFields = <Values>(read: (name: keyof OfferFormValues) => unknown, names = FIELD_NAMES): Values =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Values;

export const EMPTY_OFFER = fromFields<OfferFormValues>((name) => OFFER_FIELDS[name].empty);

export const valuesOfOffer = (offer: Offer): OfferFormValues => fromFields((name) => OFFER_FIELDS[name].of(offer));

/** The offer's coordinates, unless another town was typed since. */
export function pointOf({ latitude, longitude, located_in, city }: OfferFormValues) {
  if (latitude === null || longitude === null || located_in.trim() !== city.trim()) return null;
  return { lat: latitude, lng: longitude };
}

/** Formats a typed amount for the API; null when it is empty. */
const money = (text: string): string | null => (text === '' ? null : Number(text).toFixed(2));

type Prices = Required<
  Pick<
    OfferForm,
    'individual_price' | 'price_type' | 'vat_rate' | 'price_from' | 'price_to' | 'price_net_from' | 'price_net_to'
  >
>;

/** What the person typed, under the name of what it is; the API computes the other amounts. */
function pricesOf({ price_kind, price_type, vat_rate, price_from, price_to }: OfferFormValues): Prices {
  const individual_price = price_kind === 'individual';
  const from = individual_price ? null : money(price_from);
  const to = price_kind === 'range' ? money(price_to) : null;
  const kind = { individual_price, price_type, vat_rate };
  return price_type === 'net'
    ? { ...kind, price_from: null, price_to: null, price_net_from: from, price_net_to: to }
    : { ...kind, price_from: from, price_to: to, price_net_from: null, price_net_to: null };
}

function rewardOf({ loyalty_kind, ...values }: OfferFormValues): RewardTerms {
  return loyalty_kind === 'amount'
    ? { loyalty_points: money(values.loyalty_points), loyalty_points_percentage_total: null }
    : { loyalty_points: null, loyalty_points_percentage_total: Number(values.loyalty_points_percentage_total) };
}

/** A job has no price, reward and delivery time, whatever was typed before its category was chosen. */
const JOB_TERMS: Prices & RewardTerms & Pick<OfferForm, 'delivery_time'> = {
  delivery_time: null,
  individual_price: true,
  price_type: 'gross',
  vat_rate: '23',
  price_from: null,
  price_to: null,
  price_net_from: null,
  price_net_to: null,
  loyalty_points: '0.00',
  loyalty_points_percentage_total: null,
};

type Work = Required<
  Pick<
    OfferForm,
    | 'workplace_types'
    | 'work_schedule_types'
    | 'contract_types'
    | 'salary_from'
    | 'salary_to'
    | 'salary_period'
    | 'salary_type'
    | 'closes_on'
  >
>;

const NO_WORK: Work = {
  workplace_types: [],
  work_schedule_types: [],
  contract_types: [],
  salary_from: null,
  salary_to: null,
  salary_period: null,
  salary_type: null,
  closes_on: null,
};

/** A salary that is not stated has no period and no type. */
function workOf(values: OfferFormValues): Work {
  const salary_from = money(values.salary_from);
  return {
    workplace_types: values.workplace_types as Work['workplace_types'],
    work_schedule_types: values.work_schedule_types as Work['work_schedule_types'],
    contract_types: values.contract_types as Work['contract_types'],
    salary_from,
    salary_to: money(values.salary_to),
    salary_period: salary_from === null ? null : values.salary_period,
    salary_type: salary_from === null ? null : values.salary_type,
    closes_on: values.closes_on || null,
  };
}

/** The offer in the API's form, without the pictures. */
export function fieldsOf(values: OfferFormValues): Required<Omit<OfferForm, 'gallery'>> {
  const { is_job, has_work } = values;
  const sendOf = (name: keyof OfferFormValues) => optionsOf(name).send;
  const point = pointOf(values);
  const hasPlace = [values.address, values.zip_code, values.city].some((text) => text.trim() !== '');
  return {
    ...fromFields<SentFields>(
      (name) => sendOf(name)?.(values[name] as never),
      FIELD_NAMES.filter((name) => sendOf(name)),
    ),
    ...(is_job ? JOB_TERMS : { ...pricesOf(values), ...rewardOf(values) }),
    country: hasPlace ? 'PL' : null,
    latitude: point?.lat ?? null,
    longitude: point?.lng ?? null,
    ...(is_job || has_work ? workOf(values) : NO_WORK),
  };
}

/** Multipart form data: lists as JSON, null as an empty text, new pictures in the order of their uploads. */
export function formDataOf(values: OfferFormValues, { active }: { active?: boolean | undefined } = {}): FormData {
  const { gallery, images } = toGallery(values.images);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fieldsOf(values), gallery })) {
    form.append(name, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''));
  }
  if (active !== undefined) form.append('is_active', String(active));
  for (const image of images) form.append('images', image, image.name);
  return form;
}
