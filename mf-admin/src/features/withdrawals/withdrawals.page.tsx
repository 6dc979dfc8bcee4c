import type { WithdrawalRequest } from '@wspolnik/contract';
import { ListPage, ListStates, useList, useListQuery } from '@wspolnik/kit';
import { FilterLinks, ListSearch } from '@wspolnik/kit/lists';
import { DialogOnDemand, EmptyState } from '@wspolnik/system';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useLiveWithdrawals,
  WITHDRAWAL_STATUSES,
  type WithdrawalQuery,
  withdrawalQuery,
  withdrawalsRead,
} from '../../lib/withdrawals.reads.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Decision } from './decision-dialog.tsx';
import { loadDecisionDialog } from './load-forms.ts';
import { useSelection } from './use-selection.ts';
import { WithdrawalDrawer } from './withdrawal-drawer.tsx';
import { WithdrawalRow } from './withdrawal-row.tsx';
import { listMessages as messages, statusMessages } from './withdrawals.messages.ts';
import classes from './withdrawals.module.css';

export function WithdrawalsPage() {
  const { formatMessage } = useIntl();
  useLiveWithdrawals();
  const query = useListQuery(withdrawalQuery);
  const list = useList(withdrawalsRead(query));
  const [decision, setDecision] = useState<Decision | null>(null);
  const shown = list.isOther ? undefined : list.data?.results;
  const title = formatMessage(messages.title);
  return (
    <ListPage title={title} count={list.data && formatMessage(messages.count, { count: list.data.count })}>
      <div className={classes.filters}>
        <StatusLinks query={query} />
        <ListSearch
          of={withdrawalQuery}
          query={query}
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchHint)}
        />
      </div>
      <ListStates
        {...{ list, query }}
        of={withdrawalQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<Skeletons />}
        empty={<NoWithdrawals />}
      >
        {({ results }) => <Rows requests={results} query={query} onDecide={setDecision} />}
      </ListStates>
      {query.open ? (
        <WithdrawalDrawer
          id={query.open}
          listed={shown?.find(({ id }) => id === query.open)}
          query={query}
          onDecide={setDecision}
        />
      ) : null}
      <DialogOnDemand
        load={loadDecisionDialog}
        props={
          decision && {
            decision,
            listed: shown?.find(({ id }) => id === decision.request.id),
            onClose: () => setDecision(null),
          }
        }
      />
    </ListPage>
  );
}

function StatusLinks({ query }: { query: WithdrawalQuery }) {
  const { formatMessage } = useIntl();
  const options = [undefined, ...WITHDRAWAL_STATUSES, 'all' as const].map((value) => ({
    value,
    label: formatMessage(value ? statusMessages[value] : messages.open),
  }));
  return (
    <FilterLinks
      label={formatMessage(messages.filter)}
      options={options}
      selected={query.status}
      to={(status) => withdrawalQuery.href(withdrawalQuery.with(query, { status }))}
    />
  );
}

interface RowsProps {
  requests: readonly WithdrawalRequest[];
  query: WithdrawalQuery;
  onDecide: (decision: Decision) => void;
}

function Rows({ requests, query, onDecide }: RowsProps) {
  const selection = useSelection(requests);
  return (
    <>
      <BulkBar selection={selection} listed={requests} />
      <ul className={classes.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <WithdrawalRow
              request={request}
              detailTo={withdrawalQuery.href({ ...query, open: request.id })}
              isSelected={selection.has(request.id)}
              failure={selection.failures[request.id]}
              onSelect={(selected) => selection.select([request.id], selected)}
              onDecide={(action) => onDecide({ request, action })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Skeletons() {
  return (
    <div aria-hidden="true">
      <div className={classes.barSkeleton} />
      <div className={classes.list}>
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <div key={key} className={classes.skeleton} />
        ))}
      </div>
    </div>
  );
}

function NoWithdrawals() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Landmark size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
    />
  );
}
