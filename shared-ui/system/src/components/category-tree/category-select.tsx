import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type CategoryTreeLook, CategoryTreeView } from './category-tree.tsx';
import { type CategoryNode, categoryName, checkStates, pathOf, toggleCategory } from './category-tree-model.ts';

export interface CategoryFilterProps extends CategoryTreeLook {
  /** Ids; a selected category includes all categories below it. */
  value: readonly string[];
  onChange(value: string[]): void;
}

/** Selects any number of categories with three-state checkboxes: for filters. */
export function CategoryFilter({ value, onChange, ...look }: CategoryFilterProps) {
  const intl = useIntl();
  const { categories } = look;
  const states = useMemo(() => checkStates(categories, new Set(value)), [categories, value]);
  return (
    <CategoryTreeView
      {...look}
      multiple
      chosen={value}
      stateOf={(id) => states.get(id) ?? false}
      choose={(node: CategoryNode) => onChange(toggleCategory(categories, value, node))}
      clear={() => onChange([])}
      summary={intl.formatMessage({ id: 'ui.category.chosen' }, { count: value.length })}
    />
  );
}

export interface CategorySelectProps extends CategoryTreeLook {
  /** Id of one category, of any level; empty when none is selected. */
  value: string;
  onChange(value: string): void;
}

/** Selects one category of any level: for a form. */
export function CategorySelect({ value, onChange, ...look }: CategorySelectProps) {
  const { locale } = useIntl();
  const names = pathOf(look.categories, value).map((node) => categoryName(node, locale));
  return (
    <CategoryTreeView
      {...look}
      pictured
      multiple={false}
      chosen={value ? [value] : []}
      stateOf={(id) => id === value}
      choose={(node) => onChange(node.id)}
      clear={() => onChange('')}
      summary={names.join(' › ')}
    />
  );
}
