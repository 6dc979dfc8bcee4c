import { useList, useListQuery } from '@wspolnik/kit';
import { Receipt, ShieldCheck } from 'lucide-react';
import { AdminList } from '../../lib/admin-list.tsx';
import type { ListFilter } from '../../lib/list-filters.tsx';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import {
  reportsRead,
  type TransactionQuery,
  transactionQuery,
  transactionsRead,
  useLiveTransactions,
} from '../../lib/transactions.reads.ts';
import { ReportRow, TransactionRow } from './transaction-row.tsx';
import { filterMessages, ordersMessages, reportsMessages, statusMessages } from './transactions.messages.ts';

export function TransactionsPage() {
  const query = useListQuery(transactionQuery);
  useLiveTransactions();
  return query.show === 'all' ? <AllTransactions query={query} /> : <Reports query={query} />;
}

const COMMON = {
  of: transactionQuery,
  links: [
    {
      name: 'show',
      label: filterMessages.filter,
      any: filterMessages.waiting,
      options: { decided: filterMessages.decided, all: filterMessages.transactions },
      to: (show) => transactionQuery.href({ show: transactionQuery.parseOne('show', show ?? null) }),
    },
  ] satisfies readonly ListFilter<TransactionQuery>[],
  skeleton: <RowSkeletons height={122} narrow={200} />,
};

/** Reports that wait for a decision, or decided ones. */
function Reports({ query }: { query: TransactionQuery }) {
  const status = query.show === 'decided' ? 'decided' : 'open';
  return (
    <AdminList
      {...COMMON}
      query={query}
      list={useList(reportsRead({ status, page: query.page }))}
      messages={reportsMessages[status]}
      icon={ShieldCheck}
      row={(report) => <ReportRow report={report} />}
    />
  );
}

const SELECTS = [
  { name: 'status', label: filterMessages.status, any: filterMessages.anyStatus, options: statusMessages },
] as const;

function AllTransactions({ query }: { query: TransactionQuery }) {
  return (
    <AdminList
      {...COMMON}
      query={query}
      list={useList(transactionsRead(query))}
      messages={ordersMessages}
      icon={Receipt}
      selects={SELECTS}
      row={(order) => <TransactionRow order={order} />}
    />
  );
}
