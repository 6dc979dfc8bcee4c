import { MAX_REWARD_PERCENT, MAX_SCOPE_LINES, MAX_ZLOTY, SCOPE_LINE_LENGTH } from '@wspolnik/contract/limits';
import { bothOf, netOf, type VatValues } from '@wspolnik/market';
import { toGrosze } from '@wspolnik/system';
import { isAmount, rules } from '@wspolnik/system/forms';
import * as yup from 'yup';
import { maxReward } from './reward.ts';

// The rules of the offer's form that need more than one of its fields.

const money = () => rules.amount({ min: 0, max: MAX_ZLOTY });
/** A price as it is typed: what the buyer pays is at most {@link MAX_ZLOTY}. */
const price = (vat: VatValues) =>
  rules.amount({ min: 0, max: vat.price_type === 'net' ? netOf(String(MAX_ZLOTY), vat.vat_rate) : MAX_ZLOTY });

/** The upper end of a range whose lower end is another field. */
const notBelow = (field: string, rule = money()) =>
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

export const priceFrom = yup
  .string()
  .when(['price_kind', 'price_type', 'vat_rate'], ([kind, price_type, vat_rate], none) =>
    kind === 'individual' ? none : price({ price_type, vat_rate }).required(),
  );

export const priceTo = yup
  .string()
  .when(['price_kind', 'price_type', 'vat_rate'], ([kind, price_type, vat_rate], none) =>
    kind === 'range' ? notBelow('price_from', price({ price_type, vat_rate })).required() : none,
  );

export const rewardPoints = yup
  .string()
  .when(
    ['loyalty_kind', 'price_kind', 'price_from', 'price_type', 'vat_rate'],
    ([kind, priceKind, typed, price_type, vat_rate], none) => {
      if (kind !== 'amount') return none;
      return (priceKind === 'individual' ? money() : upToHalf(typed, { price_type, vat_rate })).required();
    },
  );

export const rewardPercentage = yup
  .string()
  .when('loyalty_kind', ([kind], none) =>
    kind === 'percent' ? rules.amount({ min: 0, max: MAX_REWARD_PERCENT, unit: '%' }).required() : none,
  );

/** A rule of what a job offers, for offers that have it. */
const ofWork = (rule: () => yup.StringSchema) =>
  yup.string().when(['has_work', 'is_job'], ([hasWork, isJob], none) => (hasWork || isJob ? rule() : none));

export const salaryFrom = ofWork(() => yup.string().when('salary_to', ([to]) => (to ? money().required() : money())));

export const salaryTo = ofWork(() => notBelow('salary_from'));

/** The last day for applications. The API checks that it is not over, because a form may stay open past midnight. */
export const closesOn = ofWork(() => rules.date());

/** Lines that are not blank, each once. */
export function scopeLines(scope: string): string[] {
  const lines = scope.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter(Boolean);
}

/** All lines with their ends. */
export const MAX_SCOPE = MAX_SCOPE_LINES * (SCOPE_LINE_LENGTH + 1);

export const scope = yup
  .string()
  .test(
    'scope-lines',
    { id: 'offers.form.scopeMany' } as never,
    (text) => scopeLines(text ?? '').length <= MAX_SCOPE_LINES,
  )
  .test('scope-line', { id: 'offers.form.scopeLong' } as never, (text) =>
    scopeLines(text ?? '').every((line) => line.length <= SCOPE_LINE_LENGTH),
  );
