import type { Category } from '@wspolnik/api/contract';
import { Checkbox, useLocale } from '@wspolnik/shared-ui';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { categoryName, checkState, toggleCategory } from '../../lib/categories.ts';
import { listValue, type OfferQuery } from '../../lib/offer-query.ts';
import { FilterGroup } from './filter-group.tsx';
import classes from './offer-filters.module.css';
import { filterMessages as messages } from './offer-list.messages.ts';
import { useCategories } from './use-categories.ts';
import { changeFilters } from './use-offer-query.ts';

export function CategoryFilter({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  const { categories, isLoading } = useCategories();
  // A link from elsewhere names one category; with the first click here it joins the others.
  const chosen = listValue([query.category, query.categories].filter(Boolean).join(','));
  const toggle = (node: Category) => {
    const ids = toggleCategory(categories, chosen, node);
    changeFilters({ category: undefined, categories: ids.join(',') || undefined });
  };
  if (!isLoading && categories.length === 0) return null;
  return (
    <FilterGroup title={formatMessage(messages.category)}>
      <ul className={classes.tree} aria-busy={isLoading}>
        {categories.map((node) => (
          <CategoryNode key={node.id} node={node} chosen={new Set(chosen)} onToggle={toggle} />
        ))}
      </ul>
    </FilterGroup>
  );
}

interface CategoryNodeProps {
  node: Category;
  chosen: ReadonlySet<string>;
  onToggle: (node: Category) => void;
}

function CategoryNode({ node, chosen, onToggle }: CategoryNodeProps) {
  const { formatMessage } = useIntl();
  const name = categoryName(node, useLocale());
  const state = checkState(node, chosen);
  const [isOpen, setOpen] = useState(state === 'some');
  const hasChildren = node.children.length > 0;
  return (
    <li>
      <div className={classes.node}>
        <Checkbox
          checked={state === 'all'}
          indeterminate={state === 'some'}
          count={node.offer_count}
          onChange={() => onToggle(node)}
        >
          {name}
        </Checkbox>
        {hasChildren && (
          <button
            type="button"
            className={classes.expand}
            aria-expanded={isOpen}
            aria-label={formatMessage(isOpen ? messages.collapse : messages.expand, { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
          </button>
        )}
      </div>
      {hasChildren && isOpen && (
        <ul className={classes.branch}>
          {node.children.map((child) => (
            <CategoryNode key={child.id} node={child} chosen={impliedBy(chosen, node)} onToggle={onToggle} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Under a chosen parent every child counts as chosen. */
function impliedBy(chosen: ReadonlySet<string>, parent: Category): ReadonlySet<string> {
  return chosen.has(parent.id) ? new Set(parent.children.map(({ id }) => id)) : chosen;
}
