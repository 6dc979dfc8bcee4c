import type { Category } from '@wspolnik/contract';
import { type SelectOption, useLocale } from '@wspolnik/system';
import { type IntlShape, useIntl } from 'react-intl';
import type { Control, Filter } from './filter.ts';
import { type PlainControl, PlainForm } from './plain-form.tsx';
import type { QueryOf } from './query.ts';

export interface PlainFiltersProps<Query extends object> {
  of: Pick<QueryOf<Query>, 'with' | 'href'>;
  query: Query;
  filters: readonly Filter[];
  categories: readonly Category[];
  /** The orders of the list; the first is the usual one. */
  orders: readonly SelectOption[];
}

/** The filters of a list and its order as a form that works without scripts, in the order of their definitions. */
export function PlainFilters<Query extends object>({ filters, categories, orders, ...list }: PlainFiltersProps<Query>) {
  const intl = useIntl();
  const isEnglish = useLocale() === 'en';
  const nameOf = (category: Category) => (isEnglish ? category.name_en : category.name);
  const any = { value: '', label: intl.formatMessage({ id: 'ui.filters.any' }) };
  const categoryOptions = () => [any, ...optionsOf(categories, nameOf)];
  const relevance = { value: '', label: intl.formatMessage({ id: 'ui.filters.relevance' }) };
  const order = (): PlainControl => ({
    kind: 'select',
    param: 'sort_by',
    label: intl.formatMessage({ id: 'ui.filters.sort' }),
    options:
      'q' in list.query
        ? [relevance, ...orders]
        : orders.map((option, index) => (index === 0 ? { ...option, value: '' } : option)),
  });
  const controls = () => [
    ...filters.flatMap(({ plain, control }) => [
      ...(plain ?? []).map(
        ({ kind, label, ...rest }): PlainControl => ({
          ...rest,
          label: intl.formatMessage(label),
          ...(kind === 'category' ? { kind: 'select', options: categoryOptions() } : { kind }),
        }),
      ),
      ...(control ? plainOf(control, any, intl) : []),
    ]),
    order(),
  ];
  return <PlainForm {...list} controls={controls} />;
}

const DEPTH = '\u2003';

const optionsOf = (
  categories: readonly Category[],
  nameOf: (category: Category) => string,
  indent = '',
): SelectOption[] =>
  categories.flatMap((category) => [
    { value: category.id, label: indent + nameOf(category) },
    ...optionsOf(category.children, nameOf, indent + DEPTH),
  ]);

/** The same filter as native controls. What only members have is not there: without scripts everybody is a guest. */
function plainOf(control: Control, any: SelectOption, intl: IntlShape): PlainControl[] {
  if (control.signedIn) return [];
  if (control.kind === 'flags') {
    return Object.entries(control.flags).map(([param, { label }]) => ({
      kind: 'flag',
      param,
      label: intl.formatMessage(label),
    }));
  }
  const options =
    control.kind === 'choices'
      ? Object.entries(control.labels).map(([value, label]) => ({ value, label: intl.formatMessage(label) }))
      : control.values.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'ui.filters.ratingFrom' }, { rating: intl.formatNumber(Number(value)) }),
        }));
  const label = control.title ? intl.formatMessage(control.title) : '';
  return [{ kind: 'select', param: control.param, label, options: [any, ...options] }];
}
