import { Link } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { ordersMessages as messages, statusMessages } from './orders.messages.ts';
import { ORDER_STATUSES, type OrderStatus } from './orders.types.ts';
import classes from './status-filter.module.css';

export interface StatusFilterProps {
  selected: OrderStatus | '';
  /** The page with that status; empty for every status. */
  to: (status: OrderStatus | '') => string;
}

/** Links and not ARIA tabs: each one is a page of its own that Back, a bookmark and a new tab know. */
export function StatusFilter({ selected, to }: StatusFilterProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.filterLabel)}>
      <ul className={classes.list}>
        {(['', ...ORDER_STATUSES] as const).map((status) => (
          <li key={status}>
            <Link to={to(status)} className={classes.item} aria-current={status === selected ? 'page' : undefined}>
              {formatMessage(status ? statusMessages[status] : messages.filterAll)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
