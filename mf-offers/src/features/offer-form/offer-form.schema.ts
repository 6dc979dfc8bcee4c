import { bothOf, MAX_REWARD_PERCENT, maxReward, netOf, type VatValues } from '@wspolnik/market';
import { toGrosze } from '@wspolnik/system';
import { isAmount, rules } from '@wspolnik/system/forms';
import * as yup from 'yup';
import { type OfferFormValues, scopeLines } from './offer-form.values.ts';

/** Limits of `OfferForm` in the contract. */
export const MAX_TITLE = 200;
export const MAX_DESCRIPTION = 5000;
export const MAX_IMAGES = 10;
export const MAX_DELIVERY_TIME = 100;
const MAX_SCOPE_LINES = 10;
const MAX_SCOPE_LINE = 120;
/** All lines with their ends. */
export const MAX_SCOPE = MAX_SCOPE_LINES * (MAX_SCOPE_LINE + 1);
const MAX_ADDRESS = 200;
const MAX_CITY = 100;
/** zł */
const MAX_MONEY = 1_000_000_000;

const money = () => rules.amount({ min: 0, max: MAX_MONEY });
/** A price as it is typed: what the buyer pays is at most {@link MAX_MONEY}. */
const price = (vat: VatValues) =>
  rules.amount({ min: 0, max: vat.price_type === 'net' ? netOf(String(MAX_MONEY), vat.vat_rate) : MAX_MONEY });
const needed = (schema: yup.StringSchema<string | undefined>) => schema.required();

/** The upper end of a range whose lower end is another field. */
const notBelow = (field: keyof OfferFormValues, rule = money()) =>
  rule.test('range', { id: 'validators.range' } as never, function isOrdered(value) {
    const from = this.parent[field];
    return !isAmount(value ?? '') || !isAmount(from) || toGrosze(value ?? '') >= toGrosze(from);
  });

/** A reward for an order at a price as it is typed, which may be incomplete. */
function upToHalf(typed: string, vat: VatValues) {
  if (!isAmount(typed)) return money();
  const max = maxReward(bothOf(typed, vat).gross);
  return money().test(
    'max-reward',
    { id: 'validators.maxReward', values: { max } } as never,
    (value) => !isAmount(value ?? '') || toGrosze(value ?? '') <= toGrosze(max),
  );
}

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

export const offerFormSchema = yup.object({
  title: rules.required().max(MAX_TITLE),
  category_id: rules.required(),
  description: rules.maxLength(MAX_DESCRIPTION),
  delivery_time: rules.maxLength(MAX_DELIVERY_TIME),
  scope: yup
    .string()
    .test(
      'scope-lines',
      { id: 'offers.form.scopeMany' } as never,
      (text) => scopeLines(text ?? '').length <= MAX_SCOPE_LINES,
    )
    .test('scope-line', { id: 'offers.form.scopeLong' } as never, (text) =>
      scopeLines(text ?? '').every((line) => line.length <= MAX_SCOPE_LINE),
    ),
  price_from: yup
    .string()
    .when(['price_kind', 'price_type', 'vat_rate'], ([kind, price_type, vat_rate], none) =>
      kind === 'individual' ? none : needed(price({ price_type, vat_rate })),
    ),
  price_to: yup
    .string()
    .when(['price_kind', 'price_type', 'vat_rate'], ([kind, price_type, vat_rate], none) =>
      kind === 'range' ? needed(notBelow('price_from', price({ price_type, vat_rate }))) : none,
    ),
  loyalty_points: yup
    .string()
    .when(
      ['loyalty_kind', 'price_kind', 'price_from', 'price_type', 'vat_rate'],
      ([kind, priceKind, typed, price_type, vat_rate], none) => {
        if (kind !== 'amount') return none;
        return needed(priceKind === 'individual' ? money() : upToHalf(typed, { price_type, vat_rate }));
      },
    ),
  loyalty_points_percentage_total: yup
    .string()
    .when('loyalty_kind', ([kind], none) =>
      kind === 'percent' ? needed(rules.amount({ min: 0, max: MAX_REWARD_PERCENT, unit: '%' })) : none,
    ),
  address: rules.maxLength(MAX_ADDRESS),
  zip_code: rules.zip(),
  city: rules.maxLength(MAX_CITY),
  salary_from: yup.string().when(['has_work', 'salary_to'], ([hasWork, to], none) => {
    if (!hasWork) return none;
    return to ? needed(money()) : money();
  }),
  salary_to: yup.string().when('has_work', ([hasWork], none) => (hasWork ? notBelow('salary_from') : none)),
});
