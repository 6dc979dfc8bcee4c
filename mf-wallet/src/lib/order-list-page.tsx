import { EmptyState, LinkButton, useKeptFocus, usePage } from '@wspolnik/system';
import { type ReactNode, useRef } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import classes from './order-list-page.module.css';
import type { OrderSide } from './order-query.ts';
import { type OrderTab, OrderTabs } from './order-tabs.tsx';

interface OrderListPageProps {
  side: OrderSide;
  tab: OrderTab;
  title: string;
  intro: string;
  /** Results of the list; undefined until they are known. */
  count?: number | undefined;
  /** With `{count}`; absent on a page without a list. */
  countMessage?: MessageDescriptor;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page with the orders or the quotes of one side, or the summary of sales. */
export function OrderListPage(props: OrderListPageProps) {
  const { side, tab, title, intro, count, countMessage, actions, children } = props;
  const { formatMessage } = useIntl();
  usePage({ title });
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, () => heading.current);
  return (
    <div ref={root} className={`wp-container ${classes.page}`}>
      <header className={classes.header}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {count === 0 || !countMessage ? null : (
          <p className={classes.count}>{count === undefined ? null : formatMessage(countMessage, { count })}</p>
        )}
        {actions}
      </header>
      <p className={classes.intro}>{intro}</p>
      <OrderTabs side={side} selected={tab} />
      {children}
    </div>
  );
}

interface NothingYetProps {
  side: OrderSide;
  icon: ReactNode;
  messages: Record<'empty' | 'emptyDetail', MessageDescriptor>;
}

/** Instead of a list without any entry. */
export function NothingYet({ side, icon, messages }: NothingYetProps) {
  const { formatMessage } = useIntl();
  const isBuyer = side === 'purchases';
  return (
    <EmptyState
      icon={icon}
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyDetail)}
      action={
        <LinkButton to={isBuyer ? '/offers' : '/offers/create'}>
          {formatMessage({ id: isBuyer ? 'orders.see_offers' : 'orders.add_offer' })}
        </LinkButton>
      }
    />
  );
}
