import type { OrderPage } from '@wspolnik/api/contract';
import { EmptyState, LinkButton, Pagination } from '@wspolnik/shared-ui';
import { ListFilter, ReceiptText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type OrderSide, PAGE_SIZE } from '../../lib/swr-keys.ts';
import { isOpenOrder } from './order-query.ts';
import { OrderRow } from './order-row.tsx';
import { ordersMessages as messages } from './orders.messages.ts';
import classes from './orders.module.css';
import type { OrderListState } from './orders.types.ts';

export interface OrderListProps {
  side: OrderSide;
  page: OrderPage;
  state: OrderListState;
  /** The page with these parts of its state changed. */
  to: (change: Partial<OrderListState>) => string;
}

export function OrderList({ side, page, state, to }: OrderListProps) {
  if (page.results.length === 0) return <NoOrders side={side} page={page} state={state} to={to} />;
  return (
    <>
      <ul className={classes.list}>
        {page.results.map((order) => {
          const isOpen = isOpenOrder(order, state.open);
          return (
            <li key={order.id}>
              <OrderRow
                order={order}
                side={side}
                isOpen={isOpen}
                toggleTo={to({ open: isOpen ? undefined : order.id })}
              />
            </li>
          );
        })}
      </ul>
      <Pagination
        page={Number(state.page ?? 1)}
        count={page.count}
        limit={PAGE_SIZE}
        hrefFor={(number) => to({ page: number > 1 ? String(number) : undefined, open: undefined })}
      />
    </>
  );
}

function NoOrders({ side, page, state, to }: OrderListProps) {
  const { formatMessage } = useIntl();
  if (page.count > 0) {
    return (
      <EmptyState
        icon={<ReceiptText size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.pageEmpty)}
        action={<LinkButton to={to({ page: undefined })}>{formatMessage(messages.pageFirst)}</LinkButton>}
      />
    );
  }
  if (state.status) {
    return (
      <EmptyState
        icon={<ListFilter size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.filterEmpty)}
        text={formatMessage(messages.filterEmptyDetail)}
        action={
          <LinkButton to={to({ status: undefined, page: undefined })}>{formatMessage(messages.filterClear)}</LinkButton>
        }
      />
    );
  }
  const isPurchase = side === 'purchases';
  return (
    <EmptyState
      icon={<ReceiptText size={26} strokeWidth={1.75} />}
      title={formatMessage(isPurchase ? messages.purchasesEmpty : messages.salesEmpty)}
      text={formatMessage(isPurchase ? messages.purchasesEmptyDetail : messages.salesEmptyDetail)}
      action={
        <LinkButton to={isPurchase ? '/offers' : '/offers/create'}>
          {formatMessage(isPurchase ? messages.seeOffers : messages.addOffer)}
        </LinkButton>
      }
    />
  );
}
