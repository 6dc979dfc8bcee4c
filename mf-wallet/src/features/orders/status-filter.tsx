import { useIntl } from 'react-intl';
import { FilterLinks, type FilterLinksProps } from '../../lib/filter-links.tsx';
import { ordersMessages as messages, statusMessages } from './orders.messages.ts';
import { ORDER_STATUSES, type OrderStatus } from './orders.types.ts';

export type StatusFilterProps = Pick<FilterLinksProps<OrderStatus>, 'selected' | 'to'>;

export function StatusFilter({ selected, to }: StatusFilterProps) {
  const { formatMessage } = useIntl();
  const options = [undefined, ...ORDER_STATUSES].map((value) => ({
    value,
    label: formatMessage(value ? statusMessages[value] : messages.filterAll),
  }));
  return <FilterLinks label={formatMessage(messages.filterLabel)} {...{ options, selected, to }} />;
}
