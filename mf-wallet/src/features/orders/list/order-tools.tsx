import type { Order } from '@wspolnik/contract';
import { changeQuery } from '@wspolnik/kit';
import { ListSearch } from '@wspolnik/kit/lists';
import { Button, FilterChip, Select } from '@wspolnik/system';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useMonthOptions } from '../../../lib/month-options.ts';
import { type OrderQuery, type OrderSide, orderQueries } from '../../../lib/order-query.ts';
import { fileMessages, ordersMessages as messages } from '../orders.messages.ts';
import classes from './order-tools.module.css';
import { useOrderFile } from './use-order-file.ts';

interface OrderToolsProps {
  side: OrderSide;
  query: OrderQuery;
  listed: readonly Order[] | undefined;
}

/** What narrows the list down, and the file of what is left. */
export function OrderTools({ side, query, listed }: OrderToolsProps) {
  const { formatMessage } = useIntl();
  const of = orderQueries[side];
  const months = useMonthOptions(query.month);
  const { save, isSaving } = useOrderFile(side, query);
  return (
    <div className={classes.tools}>
      <ListSearch
        {...{ of, query }}
        label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.searchHint)}
      />
      <Select
        className={classes.month}
        aria-label={formatMessage(messages.month)}
        placeholder={formatMessage(messages.anyMonth)}
        options={months}
        value={query.month ?? ''}
        onChange={({ target }) => changeQuery(of, { month: target.value || undefined })}
      />
      <Button
        variant="outline"
        icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
        loading={isSaving}
        disabled={listed?.length === 0}
        onClick={() => void save()}
      >
        {formatMessage(fileMessages.save)}
      </Button>
      {query.offer_id && <OfferChip {...{ side, query, listed }} />}
    </div>
  );
}

/** The one offer of a link from elsewhere, with a way back to all. */
function OfferChip({ side, query, listed }: OrderToolsProps) {
  const { formatMessage } = useIntl();
  const of = orderQueries[side];
  const title = listed?.find(({ offer }) => offer.id === query.offer_id)?.offer.title;
  const without = { offer_id: undefined };
  return (
    <p className={classes.offer}>
      <FilterChip
        label={title ? formatMessage(messages.offer, { title }) : formatMessage(messages.oneOffer)}
        to={of.href(of.with(query, without))}
        onRemove={() => changeQuery(of, without)}
      />
    </p>
  );
}
