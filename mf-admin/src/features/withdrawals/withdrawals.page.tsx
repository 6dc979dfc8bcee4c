import { DialogOnDemand } from '@wspolnik/system';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import { useLiveWithdrawals, withdrawalQuery, withdrawalsRead } from '../../lib/withdrawals.reads.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Decision } from './decision-dialog.tsx';
import { loadDecisionDialog } from './load-forms.ts';
import { useSelection } from './use-selection.ts';
import { WithdrawalDrawer } from './withdrawal-drawer.tsx';
import { WithdrawalRow } from './withdrawal-row.tsx';
import { listMessages as messages, statusMessages } from './withdrawals.messages.ts';
import classes from './withdrawals.module.css';

const LINKS = [{ name: 'status', label: messages.filter, any: messages.open, options: statusMessages }] as const;

export function WithdrawalsPage() {
  useLiveWithdrawals();
  const { of, query, list } = useAdminList(withdrawalQuery, withdrawalsRead);
  const [decision, setDecision] = useState<Decision | null>(null);
  const selection = useSelection(list.data?.results ?? []);
  const rowOf = (id: string) => (list.isOther ? undefined : list.data?.results.find((request) => request.id === id));
  return (
    <AdminList
      {...{ of, query, list, messages }}
      icon={Landmark}
      links={LINKS}
      skeleton={<Skeletons />}
      bar={(requests) => <BulkBar selection={selection} listed={requests} />}
      row={(request) => (
        <WithdrawalRow
          request={request}
          detailTo={withdrawalQuery.href({ ...query, open: request.id })}
          isSelected={selection.has(request.id)}
          failure={selection.failures[request.id]}
          onSelect={(selected) => selection.select([request.id], selected)}
          onDecide={(action) => setDecision({ request, action })}
        />
      )}
    >
      {query.open ? (
        <WithdrawalDrawer id={query.open} listed={rowOf(query.open)} query={query} onDecide={setDecision} />
      ) : null}
      <DialogOnDemand
        load={loadDecisionDialog}
        props={decision && { decision, listed: rowOf(decision.request.id), onClose: () => setDecision(null) }}
      />
    </AdminList>
  );
}

function Skeletons() {
  return (
    <>
      <div aria-hidden="true" className={classes.barSkeleton} />
      <RowSkeletons height={128} narrow={210} />
    </>
  );
}
