import type { Order } from '@wspolnik/api/contract';
import { Button, Callout, useKeptFocus, useLocation, usePage, useWarmDialogs } from '@wspolnik/shared-ui';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { loadOrderForms } from './load-order-forms.ts';
import { OpenOrderPanel } from './open-order-panel.tsx';
import { OrderList } from './order-list.tsx';
import { isOpenOrder, orderOfHash, orderSearch, parseOrderQuery } from './order-query.ts';
import { OrderRowSkeleton } from './order-row-skeleton.tsx';
import { ordersMessages as messages } from './orders.messages.ts';
import classes from './orders.module.css';
import type { OrderListState } from './orders.types.ts';
import { OrdersFailed } from './orders-failed.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useLiveOrders, useOrders } from './use-orders.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';

export function PurchasesPage() {
  return <OrdersPage side="purchases" />;
}

export function SalesPage() {
  return <OrdersPage side="sales" />;
}

const PATH = { purchases: '/transactions/orders', sales: '/transactions/sales' } as const;
const TEXT = {
  purchases: { title: messages.purchasesTitle, intro: messages.purchasesIntro },
  sales: { title: messages.salesTitle, intro: messages.salesIntro },
};

function OrdersPage({ side }: { side: OrderSide }) {
  const { formatMessage } = useIntl();
  const { search, hash } = useLocation();
  const asked = parseOrderQuery(search);
  const state = { ...asked, open: asked.open ?? orderOfHash(hash) };
  const { page, error, refetch } = useOrders(side, state);
  const title = formatMessage(TEXT[side].title);
  const to = (change: Partial<OrderListState>) => PATH[side] + orderSearch({ ...state, ...change });
  const isFirstTime = page?.count === 0 && !state.status;
  usePage({ title });
  useLiveOrders();
  useWarmDialogs(loadOrderForms);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, () => heading.current);
  const linkedAnchor = useLinkedAnchor(state.open, page?.results);
  useScrollToHash(hash || linkedAnchor, page !== undefined);

  return (
    <div ref={root} className={`wp-container ${classes.page}`}>
      <header className={classes.header}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {page && page.count > 0 ? (
          <p className={classes.count}>{formatMessage(messages.count, { count: page.count })}</p>
        ) : null}
      </header>
      <p className={classes.intro}>{formatMessage(TEXT[side].intro)}</p>
      {isFirstTime ? null : (
        <div className={classes.filter}>
          <StatusFilter selected={state.status} to={(status) => to({ status, page: undefined, open: undefined })} />
        </div>
      )}
      <OpenOrderPanel
        side={side}
        id={state.open}
        listed={page?.results}
        hash={hash}
        closeTo={to({ open: undefined })}
      />
      {page && error ? <OutdatedNote onRetry={() => void refetch()} /> : null}
      {page ? (
        <OrderList side={side} page={page} state={state} to={to} />
      ) : error ? (
        <OrdersFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <OrderRowSkeleton rows={6} />
      )}
    </div>
  );
}

/** What was read before stays on the screen when a later reading fails. */
function OutdatedNote({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Callout
      role="status"
      className={classes.note}
      icon={<CircleAlert aria-hidden strokeWidth={1.75} />}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {formatMessage(messages.retry)}
        </Button>
      }
    >
      {formatMessage(messages.outdated)}
    </Callout>
  );
}

/** Anchor of the order that the person came for with `?open=` alone; one that they open themselves is in view already. */
function useLinkedAnchor(open: string | undefined, orders: Order[] | undefined): string {
  const [arrivedFor] = useState(open);
  const linked = open === arrivedFor ? orders?.find((order) => isOpenOrder(order, open)) : undefined;
  return linked ? `#order-${linked.id}` : '';
}
