import type { Transaction } from '@wspolnik/contract';
import { ReadStates, useRead } from '@wspolnik/kit';
import { LinkButton, PageSkeleton, usePage } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { transactionQuery, transactionRead, useLiveTransactions } from '../../lib/transactions.reads.ts';
import { DealPart } from './deal/deal-part.tsx';
import { Evidence } from './evidence.tsx';
import { Ledger } from './ledger.tsx';
import { OrderBadge } from './order-badge.tsx';
import { Parties } from './parties.tsx';
import { Reports } from './reports.tsx';
import { Timeline } from './timeline.tsx';
import classes from './transaction.module.css';
import { detailMessages as messages } from './transactions.messages.ts';

/** An order's whole life, and the decision about its report. */
export function TransactionPage({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.title) });
  useLiveTransactions();
  const read = useRead(transactionRead({ id }));
  return (
    <ReadStates
      read={read}
      skeleton={<PageSkeleton kind="text" />}
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.gone),
        action: <LinkButton to={transactionQuery.href({ show: 'all' })}>{formatMessage(messages.all)}</LinkButton>,
      }}
    >
      {(transaction) => <Life transaction={transaction} />}
    </ReadStates>
  );
}

function Life({ transaction }: { transaction: Transaction }) {
  const { order, reports, entries } = transaction;
  usePage({ title: order.number });
  return (
    <div className={`wp-container ${classes.page}`}>
      <header className={classes.header}>
        <h1>
          {order.number} {order.offer.title}
        </h1>
        <OrderBadge status={order.status} />
      </header>
      {reports.length > 0 ? <Reports transaction={transaction} /> : null}
      <div className={classes.columns}>
        <div className={classes.main}>
          <Evidence order={order} />
          <DealPart id={order.id} />
          <Ledger entries={entries} />
        </div>
        <div className={classes.main}>
          <Parties order={order} />
          <Timeline history={order.history} />
        </div>
      </div>
    </div>
  );
}
