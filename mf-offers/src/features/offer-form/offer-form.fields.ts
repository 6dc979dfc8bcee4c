import type { Offer } from '@wspolnik/contract';
import {
  ADDRESS_LENGTH,
  CITY_LENGTH,
  DELIVERY_TIME_LENGTH,
  OFFER_TEXT_LENGTH,
  OFFER_TITLE_LENGTH,
} from '@wspolnik/contract/limits';
import type { PriceType, VatRate } from '@wspolnik/market';
import type { ImageEntry } from '@wspolnik/system/files';
import { rules } from '@wspolnik/system/forms';
import type { MessageDescriptor } from 'react-intl';
import type { ISchema } from 'yup';
import * as own from './offer-form.rules.ts';

export const OFFER_STEPS = ['basics', 'images', 'price', 'place', 'preview'] as const;
export type OfferStep = (typeof OFFER_STEPS)[number];

type PriceKind = 'fixed' | 'range' | 'individual';
type LoyaltyKind = 'amount' | 'percent';
type SalaryPeriod = NonNullable<Offer['salary_period']>;
type SalaryType = NonNullable<Offer['salary_type']>;

interface FieldOptions<Value> {
  /** Shows the field, and its error. */
  step?: OfferStep;
  /** The same in a category of jobs, where it is another one; null for what a job does not have. */
  jobStep?: OfferStep | null;
  /** Also names the field where its step is not done; the others are optional and accept nearly everything. */
  label?: MessageDescriptor;
  help?: MessageDescriptor;
  maxLength?: number;
  rule?: ISchema<unknown>;
  /** The value as the API takes it under the same name. `fieldsOf` has what depends on other fields. */
  send?(value: Value): unknown;
}

/** A field that is empty in a new offer and filled from an existing one. */
function field<Value, Options extends FieldOptions<Value>>(
  empty: Value,
  of: (offer: Offer) => Value,
  options: Options,
): { empty: Value; of(offer: Offer): Value } & Options {
  return { empty, of, ...options };
}

/** Formats `1800.00` as `1800`. */
const typed = (money: string | null): string => money?.replace(/\.00$/, '') ?? '';
/** The price as its seller has typed it. */
const typedPrice = ({ price_type }: Offer, net: string | null, gross: string | null) =>
  typed(price_type === 'net' ? net : gross);
/** What only an offer with a price has: a job begins without it, should it become another offer. */
function priceField<Value, Options extends FieldOptions<Value>>(
  empty: Value,
  of: (offer: Offer) => Value,
  options: Options,
) {
  return field(empty, (offer) => (offer.is_job ? empty : of(offer)), { ...options, jobStep: null });
}

const same = (text: string): string => text;
const textOrNull = (text: string): string | null => text.trim() || null;

function priceKind({ individual_price, price_to }: Offer): PriceKind {
  if (individual_price) return 'individual';
  return price_to === null ? 'fixed' : 'range';
}

const isWork = (offer: Offer): boolean =>
  offer.workplace_types.length + offer.work_schedule_types.length + offer.contract_types.length > 0 ||
  offer.salary_from !== null ||
  offer.closes_on !== null;

const basics = {
  title: field('', (offer) => offer.title, {
    step: 'basics',
    label: { id: 'offers.form.title' },
    help: { id: 'offers.form.titleHelp' },
    maxLength: OFFER_TITLE_LENGTH,
    rule: rules.required().max(OFFER_TITLE_LENGTH),
    send: same,
  }),
  category_id: field('', (offer) => offer.category.id, {
    step: 'basics',
    label: { id: 'offers.form.category' },
    rule: rules.required(),
    send: same,
  }),
  description: field('', (offer) => offer.description, {
    step: 'basics',
    label: { id: 'offers.form.description' },
    help: { id: 'offers.form.descriptionHelp' },
    maxLength: OFFER_TEXT_LENGTH,
    rule: rules.maxLength(OFFER_TEXT_LENGTH),
    send: same,
  }),
  delivery_time: field('', (offer) => offer.delivery_time ?? '', {
    step: 'basics',
    jobStep: null,
    label: { id: 'offers.form.deliveryTime' },
    help: { id: 'offers.form.deliveryTimeHelp' },
    maxLength: DELIVERY_TIME_LENGTH,
    rule: rules.maxLength(DELIVERY_TIME_LENGTH),
    send: textOrNull,
  }),
  /** One line for each entry. */
  scope: field('', (offer) => offer.scope.join('\n'), {
    step: 'basics',
    label: { id: 'offers.form.scope' },
    help: { id: 'offers.form.scopeHelp' },
    maxLength: own.MAX_SCOPE,
    rule: own.scope,
    send: own.scopeLines,
  }),
};

const work = {
  /** Whether the category is one of jobs; follows it, so that rules and steps can depend on it. */
  is_job: field(false as boolean, (offer) => offer.is_job, {}),
  /** Chosen by the person, and only asked where the category is none of jobs. */
  has_work: field(false as boolean, (offer) => !offer.is_job && isWork(offer), { step: 'basics', jobStep: null }),
  workplace_types: field([] as readonly string[], (offer) => offer.workplace_types, { step: 'basics' }),
  work_schedule_types: field([] as readonly string[], (offer) => offer.work_schedule_types, { step: 'basics' }),
  salary_from: field('', (offer) => typed(offer.salary_from), {
    step: 'basics',
    jobStep: 'price',
    label: { id: 'offers.form.work.salaryFrom' },
    rule: own.salaryFrom,
  }),
  salary_to: field('', (offer) => typed(offer.salary_to), {
    step: 'basics',
    jobStep: 'price',
    label: { id: 'offers.form.work.salaryTo' },
    rule: own.salaryTo,
  }),
  salary_period: field('month' as SalaryPeriod, (offer) => offer.salary_period ?? 'month', {
    step: 'basics',
    jobStep: 'price',
  }),
  salary_type: field('gross' as SalaryType, (offer) => offer.salary_type ?? 'gross', {
    step: 'basics',
    jobStep: 'price',
  }),
  contract_types: field([] as readonly string[], (offer) => offer.contract_types, {
    step: 'basics',
    jobStep: 'price',
  }),
  closes_on: field('', (offer) => offer.closes_on ?? '', {
    step: 'basics',
    label: { id: 'offers.form.work.closesOn' },
    help: { id: 'offers.form.work.closesOnHelp' },
    rule: own.closesOn,
  }),
};

/** Amounts are net or gross, as the type says. */
const price = {
  price_kind: priceField('fixed' as PriceKind, priceKind, {}),
  price_from: priceField('', (offer) => typedPrice(offer, offer.price_net_from, offer.price_from), {
    step: 'price',
    label: { id: 'offers.form.price.price' },
    rule: own.priceFrom,
  }),
  price_to: priceField('', (offer) => typedPrice(offer, offer.price_net_to, offer.price_to), {
    step: 'price',
    label: { id: 'offers.form.price.to' },
    rule: own.priceTo,
  }),
  price_type: priceField('gross' as PriceType, (offer) => offer.price_type ?? 'gross', {}),
  vat_rate: priceField('23' as VatRate, (offer) => offer.vat_rate ?? '23', {}),
  loyalty_kind: priceField(
    'amount' as LoyaltyKind,
    (offer) => (offer.loyalty_points_percentage_total === null ? 'amount' : 'percent'),
    {},
  ),
  loyalty_points: priceField('', (offer) => typed(offer.loyalty_points), {
    step: 'price',
    label: { id: 'offers.form.loyalty.amountLabel' },
    rule: own.rewardPoints,
  }),
  loyalty_points_percentage_total: priceField('', (offer) => String(offer.loyalty_points_percentage_total ?? ''), {
    step: 'price',
    label: { id: 'offers.form.loyalty.percentLabel' },
    rule: own.rewardPercentage,
  }),
};

const place = {
  address: field('', (offer) => offer.address ?? '', {
    step: 'place',
    rule: rules.maxLength(ADDRESS_LENGTH),
    send: textOrNull,
  }),
  zip_code: field('', (offer) => offer.zip_code ?? '', {
    step: 'place',
    label: { id: 'offers.form.place.zip' },
    rule: rules.zip(),
    send: textOrNull,
  }),
  city: field('', (offer) => offer.city ?? '', { step: 'place', rule: rules.maxLength(CITY_LENGTH), send: textOrNull }),
  latitude: field(null as number | null, (offer) => offer.latitude, {}),
  longitude: field(null as number | null, (offer) => offer.longitude, {}),
  /** The town that the coordinates belong to; with another town they are no longer valid. */
  located_in: field('', (offer) => offer.city ?? '', {}),
};

/** Everything that the form knows of each field, in the order of display. */
export const OFFER_FIELDS = {
  ...basics,
  ...work,
  images: field(
    [] as readonly ImageEntry[],
    (offer) => offer.images.map(({ id, alt, thumbnail, url }) => ({ id, alt, picture: { thumbnail, url } })),
    { step: 'images' },
  ),
  ...price,
  ...place,
};

type Fields = typeof OFFER_FIELDS;

/** Amounts are text with a dot. Fields that the chosen types do not need are retained while editing and not sent. */
export type OfferFormValues = { [Name in keyof Fields]: Fields[Name]['empty'] };

export const FIELD_NAMES = Object.keys(OFFER_FIELDS) as (keyof OfferFormValues)[];

export const optionsOf = (name: keyof OfferFormValues): FieldOptions<never> & { empty: unknown } => OFFER_FIELDS[name];

/** Fields that are sent as they are, by name. */
export type SentFields = {
  [Name in keyof Fields as Fields[Name] extends { send: unknown } ? Name : never]: Fields[Name] extends {
    send(value: never): infer Sent;
  }
    ? Sent
    : never;
};
