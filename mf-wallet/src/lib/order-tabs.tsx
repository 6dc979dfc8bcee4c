import { Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import type { OrderSide } from './order-query.ts';
import classes from './order-tabs.module.css';

const PATHS = { purchases: '/transactions/orders', sales: '/transactions/sales' } as const;

export type OrderTab = 'orders' | 'quotes' | 'summary';

/** The switch between the pages of one side: orders, quotes and, of sales, the summary. */
export function OrderTabs({ side, selected }: { side: OrderSide; selected: OrderTab }) {
  const { formatMessage } = useIntl();
  const tabs = [
    { tab: 'orders', to: PATHS[side], text: formatMessage({ id: `order_tabs.${side}` }) },
    { tab: 'quotes', to: `${PATHS[side]}/quotes`, text: formatMessage({ id: 'order_tabs.quotes' }) },
    ...(side === 'sales'
      ? [{ tab: 'summary', to: `${PATHS.sales}/summary`, text: formatMessage({ id: 'order_tabs.summary' }) }]
      : []),
  ];
  return (
    <nav aria-label={formatMessage({ id: 'order_tabs.label' })} className={classes.tabs}>
      {tabs.map(({ tab, to, text }) => (
        <Link key={tab} to={to} className={classes.tab} aria-current={tab === selected ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
