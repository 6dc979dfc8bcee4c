import { useIntl } from 'react-intl';
import type { ListState } from '../use-read.ts';
import classes from './lists.module.css';

/** As every list of the API answers. */
export interface Counted {
  count: number;
  /** False above the limit of exact totals. */
  count_exact: boolean;
}

/** A live region, so that screen readers announce a filter's effect. */
export function ResultCount({ list: { data: page, error, isOther } }: { list: ListState<Counted> }) {
  const { formatMessage } = useIntl();
  const isKnown = page !== undefined && !(error && isOther);
  return (
    <p className={classes.count} aria-live="polite">
      {isKnown && formatMessage({ id: countText(page) }, { count: page.count })}
    </p>
  );
}

export const countText = ({ count_exact }: Counted): string =>
  count_exact ? 'ui.filters.count' : 'ui.filters.countOver';
