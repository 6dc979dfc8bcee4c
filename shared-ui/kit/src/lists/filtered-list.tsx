import { classNames, usePage } from '@wspolnik/system';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import classes from './lists.module.css';

/** Same breakpoint as in lists.module.css, below which the filters are in a sheet. */
export const NARROW = '(max-width: 1023px)';

/** Of the panel, where the focus may be sent from outside, and of the button that opens the sheet instead of it. */
export const FILTERS_ID = 'list-filters';
export const SHEET_BUTTON_ID = 'list-filters-button';

export interface FilteredListProps {
  title: string;
  /** Beside the results on wide screens. */
  panel: ReactNode;
  /** The filters in their place without scripts. */
  plain: ReactNode;
  /** In the title's line: the number of results and the switch of views. */
  head: ReactNode;
  /** The page's primary button, at the end of the title's line. */
  action?: ReactNode;
  /** Search, order and the sheet of filters. */
  tools: ReactNode;
  /** Chips and results. */
  children: ReactNode;
}

/** The frame of a list with filters beside it. */
export function FilteredList({ title, panel, plain, head, action, tools, children }: FilteredListProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  usePage({ title });
  return (
    <div className={`wp-container ${classes.page}`}>
      <aside
        id={FILTERS_ID}
        tabIndex={-1}
        className={classes.panel}
        aria-label={formatMessage({ id: 'ui.filters.title' })}
      >
        {plain}
        {panel}
      </aside>
      <section className={classes.main} aria-labelledby={titleId}>
        <div className={classNames(classes.head, Boolean(action) && classes.withAction)}>
          <h1 id={titleId}>{title}</h1>
          {head}
          {action && <div className={classes.action}>{action}</div>}
        </div>
        <div className={classes.tools}>{tools}</div>
        {children}
      </section>
    </div>
  );
}
