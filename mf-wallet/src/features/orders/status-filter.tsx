import { Link } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { ordersMessages as messages, statusMessages } from './orders.messages.ts';
import { ORDER_STATUSES, type OrderStatus } from './orders.types.ts';
import classes from './status-filter.module.css';

export interface StatusFilterProps {
  selected: OrderStatus | undefined;
  /** The page with that status; undefined for every status. */
  to: (status: OrderStatus | undefined) => string;
}

/** Links and not ARIA tabs: each one is a page of its own that Back, a bookmark and a new tab know. */
export function StatusFilter({ selected, to }: StatusFilterProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.filterLabel)}>
      <ul className={classes.list}>
        {[undefined, ...ORDER_STATUSES].map((status) => (
          <li key={status ?? 'all'}>
            <Link to={to(status)} className={classes.item} aria-current={status === selected ? 'page' : undefined}>
              {formatMessage(status ? statusMessages[status] : messages.filterAll)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
