import { MAX_REWARD_PERCENT, MAX_ZLOTY } from '@wspolnik/contract/limits';
import type { OfferForm } from '@wspolnik/contract/offers';
import { MAX_PRICE, toGrosze, toMoney } from '../../platform/money.ts';
import { polishDay } from '../../platform/polish-days.ts';
import { grossOf, netOf } from '../../platform/vat.ts';
import { type FieldErrors, problem } from '../../platform/wire/problem.ts';
import { isBlank, nameText, plainText } from '../../platform/words/text.ts';

type NetField = 'price_net_from' | 'price_net_to';
type MoneyField = NetField | 'price_from' | 'price_to' | 'loyalty_points' | 'salary_from' | 'salary_to';
type OtherFields = Required<Omit<OfferForm, MoneyField | 'loyalty_points_percentage_total' | 'gallery'>>;

/** An offer as it is stored, by the names of its columns; money in grosze, prices gross. */
export interface OfferValues extends OtherFields, Record<Exclude<MoneyField, NetField>, number | null> {
  loyalty_percentage: number | null;
}

const MIN_ZIP = 4;

function amount(form: OfferForm, field: MoneyField, errors: FieldErrors, max = MAX_PRICE): number | null {
  const text = form[field];
  if (text == null) return null;
  const grosze = toGrosze(text);
  if (grosze < 0) errors[field] = [{ code: 'min', params: { min: 0 } }];
  if (grosze > max) errors[field] = [{ code: 'max', params: { max: max === MAX_PRICE ? MAX_ZLOTY : toMoney(max) } }];
  return grosze;
}

/** Both ends of a range; equal ends become one value. */
function range(form: OfferForm, fields: [MoneyField, MoneyField], errors: FieldErrors, max = MAX_PRICE) {
  const [low, high] = fields;
  const from = amount(form, low, errors, max);
  const to = amount(form, high, errors, max);
  if (to !== null && from === null) errors[low] ??= [{ code: 'required' }];
  if (to !== null && from !== null && to < from) errors[high] ??= [{ code: 'min', params: { min: form[low] ?? '' } }];
  return { from, to };
}

type PriceFields = 'individual_price' | 'price_from' | 'price_to' | 'price_type' | 'vat_rate';
const NET: [MoneyField, MoneyField] = ['price_net_from', 'price_net_to'];
const GROSS: [MoneyField, MoneyField] = ['price_from', 'price_to'];

/** The gross amount of a price as it was named. */
function gross(named: number | null, { price_type, vat_rate }: Pick<OfferValues, 'price_type' | 'vat_rate'>) {
  return named === null || price_type === 'gross' ? named : grossOf(named, vat_rate);
}

/** Drops values that the kind of price does not use: forms send what was typed before the kind was chosen. */
function price(form: OfferForm, errors: FieldErrors): Pick<OfferValues, PriceFields> {
  const vat = { price_type: form.price_type ?? 'gross', vat_rate: form.vat_rate ?? '23' } as const;
  if (form.individual_price) return { individual_price: true, price_from: null, price_to: null, ...vat };
  const fields = vat.price_type === 'net' ? NET : GROSS;
  const named = range(form, fields, errors, vat.price_type === 'net' ? netOf(MAX_PRICE, vat.vat_rate) : MAX_PRICE);
  if (named.from === null) errors[fields[0]] = [{ code: 'required' }];
  const [from, to] = [gross(named.from, vat), gross(named.to, vat)];
  return { individual_price: false, price_from: from, price_to: to === from ? null : to, ...vat };
}

/** The reward of an individual price is bounded when the price is proposed. */
function refuseLargeReward(points: number | null, priceFrom: number | null, errors: FieldErrors): void {
  if (points === null || priceFrom === null || errors.price_from || errors.price_net_from) return;
  const max = Math.floor((priceFrom * MAX_REWARD_PERCENT) / 100);
  if (points > max) errors.loyalty_points ??= [{ code: 'maxReward', params: { max: toMoney(max) } }];
}

type RewardFields = Pick<OfferValues, 'loyalty_points' | 'loyalty_percentage'>;

function loyalty(form: OfferForm, errors: FieldErrors): RewardFields {
  const points = amount(form, 'loyalty_points', errors);
  const percentage = form.loyalty_points_percentage_total ?? null;
  if ((points === null) === (percentage === null)) {
    const code = points === null ? 'oneOf' : 'invalid';
    errors.loyalty_points ??= [{ code }];
    errors.loyalty_points_percentage_total = [{ code }];
  }
  // The column would round the third decimal place and so pay a different percentage than the typed one.
  if (percentage !== null && Number(percentage.toFixed(2)) !== percentage) {
    errors.loyalty_points_percentage_total = [{ code: 'amount' }];
  }
  return { loyalty_points: points, loyalty_percentage: percentage };
}

type WorkFields = 'workplace_types' | 'work_schedule_types' | 'contract_types' | 'closes_on';
type SalaryFields = 'salary_from' | 'salary_to' | 'salary_period' | 'salary_type';

/** Of a salary that is not stated nothing is stored. */
function work(form: OfferForm, errors: FieldErrors, now: Date): Pick<OfferValues, WorkFields | SalaryFields> {
  const { from, to } = range(form, ['salary_from', 'salary_to'], errors);
  const { salary_period = null, salary_type = null, closes_on = null } = form;
  const today = polishDay(now);
  if (closes_on !== null && closes_on < today) errors.closes_on = [{ code: 'dateMin', params: { min: today } }];
  return {
    workplace_types: [...new Set(form.workplace_types)],
    work_schedule_types: [...new Set(form.work_schedule_types)],
    contract_types: [...new Set(form.contract_types)],
    salary_from: from,
    salary_to: to,
    salary_period: from === null ? null : salary_period,
    salary_type: from === null ? null : salary_type,
    closes_on,
  };
}

const optional = (text: string | null | undefined, clean = nameText): string | null => clean(text ?? '') || null;

/** Lines with something to read, each once. */
function scopeOf({ scope = [] }: OfferForm): string[] {
  const lines = scope.map((line) => line.replace(/\s+/g, ' ').trim());
  return [...new Set(lines)].filter((line) => !isBlank(line));
}

type OfferAddress = Pick<OfferValues, 'address' | 'city' | 'zip_code' | 'country' | 'latitude' | 'longitude'>;

function addressOf(form: OfferForm, errors: FieldErrors): OfferAddress {
  const { latitude = null, longitude = null } = form;
  const zip = optional(form.zip_code, plainText);
  if (zip !== null && zip.length < MIN_ZIP) errors.zip_code = [{ code: 'zip' }];
  if (latitude === null && longitude !== null) errors.latitude = [{ code: 'required' }];
  if (longitude === null && latitude !== null) errors.longitude = [{ code: 'required' }];
  const { address, city, country } = form;
  const texts = { address: optional(address), city: optional(city), country: optional(country) };
  return { ...texts, zip_code: zip, latitude, longitude };
}

/** A job is paid for by its salary, and applications earn no reward: what the form says of both is not read. */
const JOB_PRICE: Pick<OfferValues, PriceFields> & RewardFields = {
  individual_price: true,
  price_from: null,
  price_to: null,
  price_type: 'gross',
  vat_rate: '23',
  loyalty_points: 0,
  loyalty_percentage: null,
};

function priceAndReward(form: OfferForm, errors: FieldErrors): Pick<OfferValues, PriceFields> & RewardFields {
  const priced = price(form, errors);
  const rewarded = loyalty(form, errors);
  refuseLargeReward(rewarded.loyalty_points, priced.price_from, errors);
  return { ...priced, ...rewarded };
}

/**
 * Applies all rules of the form at once; `now` decides whether the last day of applications is over.
 *
 * @throws ApiProblem validation_failed
 */
export function readOffer(form: OfferForm, { isJob, now }: { isJob: boolean; now: Date }): OfferValues {
  const errors: FieldErrors = {};
  const title = nameText(form.title.replace(/\s+/g, ' '));
  if (isBlank(title)) errors.title = [{ code: 'required' }];
  const worked = work(form, errors, now);
  const values: OfferValues = {
    category_id: form.category_id,
    title,
    description: form.description?.trim() ?? '',
    ...(isJob ? JOB_PRICE : priceAndReward(form, errors)),
    ...addressOf(form, errors),
    ...worked,
    delivery_time: optional(form.delivery_time),
    scope: scopeOf(form),
  };
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { fields: errors });
  return values;
}
