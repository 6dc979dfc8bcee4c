import type { Order, OrderCounts, OrderUnread } from '@wspolnik/contract';
import { ListStates, NoMatch, useList, useListQuery } from '@wspolnik/kit';
import { type FilterLink, FilterLinks } from '@wspolnik/kit/lists';
import { Checkbox, useLocation, useWarmDialogs } from '@wspolnik/system';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import classes from '../../lib/order-list-page.module.css';
import { NothingYet, OrderListPage } from '../../lib/order-list-page.tsx';
import {
  isNarrowed,
  isOpenOrder,
  ORDER_TABS,
  type OrderFilter,
  type OrderQuery,
  type OrderSide,
  orderOfHash,
  orderQueries,
} from '../../lib/order-query.ts';
import { orderListReads, useLiveOrders } from '../../lib/orders.reads.ts';
import { waitingQuotes } from '../../lib/quotes.reads.ts';
import { loadOrderForms } from './actions/load-order-forms.ts';
import { OrderTools } from './list/order-tools.tsx';
import { OpenOrderPanel } from './open-order-panel.tsx';
import { useScrollToHash } from './order-focus.ts';
import { OrderRow, OrderRowSkeleton } from './order-row.tsx';
import { groupMessages, ordersMessages as messages, sideMessages, statusMessages } from './orders.messages.ts';
import { selectionMessages } from './selection/selection.messages.ts';
import selectionClasses from './selection/selection.module.css';
import { RefusedOrders, SelectionBar, SelectionStart } from './selection/selection-bar.tsx';
import { type Selection, useSelection } from './selection/use-selection.ts';
import { useOpenOrder } from './use-open-order.ts';

export function PurchasesPage() {
  return <OrdersPage side="purchases" />;
}

export function SalesPage() {
  return <OrdersPage side="sales" />;
}

function OrdersPage({ side }: { side: OrderSide }) {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const of = orderQueries[side];
  const query = useListQuery(of);
  const read = useList(orderListReads[side](query));
  const open = query.open ?? orderOfHash(hash);
  const { opened, list } = useOpenOrder(side, open, read);
  const listed = list.isOther ? undefined : list.data?.results;
  const title = formatMessage(sideMessages[side].title);
  useLiveOrders();
  useWarmDialogs(loadOrderForms);
  const linkedAnchor = useLinkedAnchor(open, listed);
  useScrollToHash(hash || linkedAnchor, listed !== undefined);
  const count = read.data?.count;
  const narrowed = isNarrowed(query);
  const isEmpty = count === 0 && !query.status && !narrowed;
  const selection = useSelection(side, listed ?? []);
  const nothing = nothingFor(query.status, narrowed);
  const hrefOf = (id: string | undefined) => of.href({ ...query, open: id });

  return (
    <OrderListPage
      {...{ side, title, count }}
      tab="orders"
      intro={formatMessage(sideMessages[side].intro)}
      countMessage={messages.count}
      actions={<SelectionStart selection={selection} />}
    >
      {isEmpty ? null : (
        <>
          <StatusFilter {...{ side, query }} counts={list.data?.counts ?? null} />
          <OrderTools {...{ side, query, listed }} />
        </>
      )}
      <OpenOrderPanel {...{ side, opened, hash }} closeTo={hrefOf(undefined)} />
      <RefusedOrders selection={selection} />
      <ListStates
        {...{ list, query, of }}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<OrderRowSkeleton rows={6} />}
        empty={
          <NothingYet side={side} icon={<ReceiptText size={26} strokeWidth={1.75} />} messages={sideMessages[side]} />
        }
        noMatch={
          <NoMatch
            to={of.href(of.cleared(query))}
            title={formatMessage(nothing.title)}
            text={formatMessage(nothing.text)}
          />
        }
      >
        {({ results, unread = [] }) => <Rows orders={results} {...{ side, unread, open, hrefOf, selection }} />}
      </ListStates>
      <SelectionBar selection={selection} />
    </OrderListPage>
  );
}

/** What an empty list says about its filters. */
function nothingFor(status: OrderFilter | undefined, narrowed: boolean) {
  if (narrowed) return { title: messages.narrowedEmpty, text: messages.narrowedEmptyDetail };
  if (status === 'needs_action') return { title: messages.actionEmpty, text: messages.actionEmptyDetail };
  return { title: messages.filterEmpty, text: messages.filterEmptyDetail };
}

interface StatusFilterProps {
  side: OrderSide;
  query: OrderQuery;
  /** Null while they are not known. */
  counts: OrderCounts | null;
}

/** Orders that wait for the person come first; the API suggests them without a choice. */
function StatusFilter({ side, query, counts }: StatusFilterProps) {
  const { formatMessage } = useIntl();
  const of = orderQueries[side];
  const isSuggested = !isNarrowed(query) && (counts?.needs_action ?? 0) > 0;
  const suggested: OrderFilter | undefined = counts ? (isSuggested ? 'needs_action' : 'all') : undefined;
  const selected = query.status ?? suggested;
  const isTab = ORDER_TABS.some((tab) => tab === selected);
  const isLate = selected === 'overdue' || (counts?.overdue ?? 0) > 0;
  const shown = ORDER_TABS.filter((tab) => tab !== 'overdue' || isLate);
  const tabs: readonly OrderFilter[] = selected && !isTab ? [...shown, selected] : shown;
  const options: FilterLink<OrderFilter | 'quotes'>[] = tabs.map((value) => ({
    value,
    label: formatMessage({ ...statusMessages, ...groupMessages }[value]),
    count: value === 'blocked' ? undefined : counts?.[value],
  }));
  // With what waits, though on a page of its kind.
  if (counts?.quotes) {
    const to = waitingQuotes(side);
    options.splice(1, 0, { value: 'quotes', label: formatMessage(messages.quotes), count: counts.quotes, to });
  }
  return (
    <div className={classes.filter}>
      <FilterLinks
        label={formatMessage(messages.filterLabel)}
        options={options}
        selected={selected}
        to={(status) => of.href(of.with(query, { status: status === 'quotes' ? undefined : status }))}
      />
    </div>
  );
}

const unreadOf = (unread: readonly OrderUnread[], { id }: Order): number =>
  unread.find(({ order_id }) => order_id === id)?.count ?? 0;

interface RowsProps {
  side: OrderSide;
  orders: readonly Order[];
  unread: readonly OrderUnread[];
  open: string | undefined;
  /** The page with this order open, or with none. */
  hrefOf: (id: string | undefined) => string;
  selection: Selection;
}

function Rows({ side, orders, unread, open, hrefOf, selection }: RowsProps) {
  const { formatMessage } = useIntl();
  return (
    <ul className={classes.list}>
      {orders.map((order) => {
        const isOpen = isOpenOrder(order, open);
        return (
          <li key={order.id} className={selection.canSelect(order) ? selectionClasses.selectable : undefined}>
            {selection.canSelect(order) && (
              <Checkbox checked={selection.selected.includes(order)} onChange={() => selection.toggle(order.id)}>
                <span className="wp-visually-hidden">
                  {formatMessage(selectionMessages.one, { number: order.number })}
                </span>
              </Checkbox>
            )}
            <OrderRow
              order={order}
              side={side}
              isOpen={isOpen}
              unread={unreadOf(unread, order)}
              toggleTo={hrefOf(isOpen ? undefined : order.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Anchor of the order that the page was opened with (`?open=`). An order that the person opens in the list needs no
 * scrolling.
 */
function useLinkedAnchor(open: string | undefined, orders: readonly Order[] | undefined): string {
  const [arrivedFor] = useState(open);
  const linked = open === arrivedFor ? orders?.find((order) => isOpenOrder(order, open)) : undefined;
  return linked ? `#order-${linked.id}` : '';
}
