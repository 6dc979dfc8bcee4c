import { Button } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { FilterGroup } from './filter-group.tsx';
import classes from './lists.module.css';

/** In place of the categories when they could not be read. */
export function CategoriesFailed({ title, onRetry }: { title: string; onRetry(): void }) {
  const { formatMessage } = useIntl();
  return (
    <FilterGroup title={title}>
      <p className={classes.problem} role="status">
        {formatMessage({ id: 'ui.filters.categoriesFailed' })}
      </p>
      <Button variant="outline" size="sm" className={classes.retry} onClick={onRetry}>
        {formatMessage({ id: 'ui.retry' })}
      </Button>
    </FilterGroup>
  );
}
