import { changeQuery, ListPage, ListStates, useList, useListQuery } from '@wspolnik/kit';
import { FilterLinks, ListSearch } from '@wspolnik/kit/lists';
import { EmptyState, Select } from '@wspolnik/system';
import { Receipt, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  ORDER_STATUSES,
  reportsRead,
  type TransactionQuery,
  transactionQuery,
  transactionsRead,
  useLiveTransactions,
} from '../../lib/transactions.reads.ts';
import { ReportRow, TransactionRow } from './transaction-row.tsx';
import { listMessages as messages, statusMessages } from './transactions.messages.ts';
import classes from './transactions.module.css';

export function TransactionsPage() {
  const query = useListQuery(transactionQuery);
  useLiveTransactions();
  return query.show === 'all' ? <AllTransactions query={query} /> : <Reports query={query} />;
}

const SHOWS = [
  [undefined, messages.waiting],
  ['decided', messages.decided],
  ['all', messages.transactions],
] as const;

function ShowLinks({ query }: { query: TransactionQuery }) {
  const { formatMessage } = useIntl();
  return (
    <FilterLinks
      label={formatMessage(messages.filter)}
      options={SHOWS.map(([value, label]) => ({ value, label: formatMessage(label) }))}
      selected={query.show}
      to={(show) => transactionQuery.href({ show })}
    />
  );
}

/** Reports that wait for a decision, or decided ones. */
function Reports({ query }: { query: TransactionQuery }) {
  const { formatMessage } = useIntl();
  const isDecided = query.show === 'decided';
  const list = useList(reportsRead({ status: isDecided ? 'decided' : 'open', page: query.page }));
  const title = formatMessage(messages.title);
  return (
    <ListPage title={title} count={list.data && formatMessage(messages.reports, { count: list.data.count })}>
      <div className={classes.filters}>
        <ShowLinks query={query} />
      </div>
      <ListStates
        {...{ list, query }}
        of={transactionQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<Skeletons />}
        empty={
          <EmptyState
            icon={<ShieldCheck size={26} strokeWidth={1.75} />}
            title={formatMessage(isDecided ? messages.noDecided : messages.noWaiting)}
            text={formatMessage(messages.noReportsText)}
          />
        }
      >
        {({ results }) => (
          <Rows>
            {results.map((report) => (
              <li key={report.id}>
                <ReportRow report={report} />
              </li>
            ))}
          </Rows>
        )}
      </ListStates>
    </ListPage>
  );
}

function AllTransactions({ query }: { query: TransactionQuery }) {
  const { formatMessage } = useIntl();
  const list = useList(transactionsRead(query));
  const title = formatMessage(messages.title);
  return (
    <ListPage title={title} count={list.data && formatMessage(messages.count, { count: list.data.count })}>
      <div className={classes.filters}>
        <ShowLinks query={query} />
        <div className={classes.tools}>
          <ListSearch
            of={transactionQuery}
            query={query}
            label={formatMessage(messages.search)}
            placeholder={formatMessage(messages.searchHint)}
          />
          <StatusSelect query={query} />
        </div>
      </div>
      <ListStates
        {...{ list, query }}
        of={transactionQuery}
        label={title}
        failed={formatMessage(messages.failedAll)}
        skeleton={<Skeletons />}
        empty={
          <EmptyState icon={<Receipt size={26} strokeWidth={1.75} />} title={formatMessage(messages.noTransactions)} />
        }
      >
        {({ results }) => (
          <Rows>
            {results.map((order) => (
              <li key={order.id}>
                <TransactionRow order={order} />
              </li>
            ))}
          </Rows>
        )}
      </ListStates>
    </ListPage>
  );
}

function StatusSelect({ query }: { query: TransactionQuery }) {
  const { formatMessage } = useIntl();
  return (
    <Select
      aria-label={formatMessage(messages.status)}
      options={[
        { value: '', label: formatMessage(messages.anyStatus) },
        ...ORDER_STATUSES.map((value) => ({ value, label: formatMessage(statusMessages[value]) })),
      ]}
      value={query.status ?? ''}
      onChange={({ target }) =>
        changeQuery(transactionQuery, { status: transactionQuery.parseOne('status', target.value) })
      }
    />
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

function Skeletons() {
  return (
    <div aria-hidden="true" className={classes.list}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <div key={key} className={classes.skeleton} />
      ))}
    </div>
  );
}
