import { MAX_FILTER_PRICE } from '@wspolnik/contract/limits';
import { listOf, number, oneOf, uuid } from '@wspolnik/kit';
import { choicesFilter, defineFilter, flagsFilter, listValue, toggled } from '@wspolnik/kit/lists';
import { formatMoney } from '@wspolnik/system';
import { categoryName, flatten } from './categories.ts';
import { filterMessages as messages } from './filter.messages.ts';
import { workMessages } from './work.messages.ts';

export const WORKPLACE_TYPES = ['on_site', 'hybrid', 'remote'] as const;
export const WORK_SCHEDULE_TYPES = ['full_time', 'part_time', 'contract', 'internship'] as const;
export const CONTRACT_TYPES = ['employment', 'mandate', 'specific_work', 'b2b'] as const;

const labelsOf = (types: readonly (keyof typeof workMessages)[]) =>
  Object.fromEntries(types.map((type) => [type, workMessages[type]]));

/** A link may name one category; the panel writes a list. */
export const categoryFilter = defineFilter({
  params: { category: uuid, categories: listOf(uuid) },
  chips({ category, categories }, { intl, locale, categories: tree }) {
    if (!category && !categories) return [];
    const known = flatten(tree);
    const labelOf = (id: string) => {
      const found = known.find((node) => node.id === id);
      return found ? categoryName(found, locale) : intl.formatMessage(messages.category);
    };
    const single = category ? [{ key: category, label: labelOf(category), without: { category: undefined } }] : [];
    const several = listValue(categories).map((id) => ({
      key: `in-${id}`,
      label: labelOf(id),
      without: { categories: toggled(categories, id) },
    }));
    return [...single, ...several];
  },
  plain: [{ kind: 'category', param: 'categories', also: ['category'], label: messages.category }],
});

/** zł. */
export const priceFilter = defineFilter({
  params: { price_from: number(0, MAX_FILTER_PRICE), price_to: number(0, MAX_FILTER_PRICE) },
  chips({ price_from, price_to }, { intl }) {
    if (price_from === undefined && price_to === undefined) return [];
    const kind = price_from === undefined ? 'priceTo' : price_to === undefined ? 'priceFrom' : 'priceRange';
    const label = intl.formatMessage(messages[kind], {
      from: formatMoney(price_from ?? '0'),
      to: formatMoney(price_to ?? '0'),
    });
    return [{ key: 'price', label, without: { price_from: undefined, price_to: undefined } }];
  },
  plain: [
    { kind: 'number', param: 'price_from', label: messages.plainFrom },
    { kind: 'number', param: 'price_to', label: messages.plainTo },
  ],
});

export const workplaceFilter = choicesFilter({
  param: 'workplace_types',
  title: messages.workplace,
  labels: labelsOf(WORKPLACE_TYPES),
});

export const scheduleFilter = choicesFilter({
  param: 'work_schedule_types',
  title: messages.schedule,
  labels: labelsOf(WORK_SCHEDULE_TYPES),
});

export const contractFilter = choicesFilter({
  param: 'contract_types',
  title: messages.contract,
  labels: labelsOf(CONTRACT_TYPES),
});

/** zł a month. */
export const salaryMinFilter = defineFilter({
  params: { salary_min: number(0, MAX_FILTER_PRICE) },
  chips({ salary_min }, { intl }) {
    if (salary_min === undefined) return [];
    const label = intl.formatMessage(messages.salaryChip, { from: formatMoney(salary_min) });
    return [{ key: 'salary_min', label, without: { salary_min: undefined } }];
  },
  plain: [{ kind: 'number', param: 'salary_min', label: messages.salaryMonth }],
});

export const salaryFilter = flagsFilter({
  title: messages.salaryTitle,
  flags: {
    with_salary: { label: messages.with_salary, counted: ['salary', 'with'] },
    without_salary: { label: messages.without_salary, counted: ['salary', 'without'] },
  },
});

/** Only links set it. */
export const sellerFilter = defineFilter({
  params: { seller_id: uuid },
  chips: ({ seller_id }, { intl }) =>
    seller_id
      ? [{ key: 'seller_id', label: intl.formatMessage(messages.seller_id), without: { seller_id: undefined } }]
      : [],
  plain: [],
});

/** Only links set it. */
export const statusFilter = defineFilter({
  params: { status: oneOf<string>(['active', 'inactive']) },
  chips({ status }, { intl }) {
    if (!status) return [];
    const label = intl.formatMessage(status === 'active' ? messages.active : messages.inactive);
    return [{ key: 'status', label, without: { status: undefined } }];
  },
  plain: [],
});
