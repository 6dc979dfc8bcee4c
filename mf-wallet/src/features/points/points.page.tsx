import { useList, useListQuery } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { DialogOnDemand, navigate, useKeptFocus, usePage } from '@wspolnik/system';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBalance, usePointsFollowBalance, withdrawalsRead } from '../../lib/points.reads.ts';
import { type PointsDialog, type PointsQuery, pointsQuery } from '../../lib/points-query.ts';
import { AccountsPanel } from './accounts-panel.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PaymentReturn } from './payment-return.tsx';
import { PendingRewardsNotice } from './pending-rewards-notice.tsx';
import { pointsMessages as messages } from './points.messages.ts';
import classes from './points.module.css';
import { useRights } from './use-rights.ts';
import { WithdrawalsPanel } from './withdrawals-panel.tsx';

// Formik and yup are loaded with the dialogs, not with the page.
const loadDialogs = async () =>
  (await import(/* webpackChunkName: "points-dialogs" */ './points-dialogs.tsx')).PointsDialogs;

// Only people with withdrawals may have tax data.
const TaxPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tax-panel" */ './tax-panel.tsx')).TaxPanel,
}));

export function PointsPage() {
  const { formatMessage } = useIntl();
  const profile = useSessionStore(profileKey);
  const query = useListQuery(pointsQuery);
  const balance = useBalance();
  const withdrawals = useList(withdrawalsRead({}));
  const { suggested, open, close, goTo } = useDialog(query);
  const { withdraw } = useRights();
  const isPerson = useSessionStore(({ company }) => company === null);
  const title = formatMessage(messages.title);
  usePage({ title });
  usePointsFollowBalance();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Notices and links disappear after use; the focus then moves to the heading.
  useKeptFocus(root, () => heading.current);

  return (
    <div ref={root} className={`wp-container ${classes.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.intro}>{formatMessage(messages.intro)}</p>
      <PaymentReturn
        payment={query.payment}
        onAgain={(amount) => open('recharge', amount)}
        onDismiss={() => goTo({ payment: undefined }, { replace: true })}
      />
      {balance.data && <PendingRewardsNotice due={balance.data.due} onSettle={() => open('settle')} />}
      <div className={classes.overview}>
        <BalancePanel read={balance} onOpen={open} />
        <ChartPanel key={profile} />
      </div>
      <WithdrawalsPanel key={profile} />
      {/* Rendered once the content above is known, so that it does not shift. */}
      {(withdrawals.data || withdrawals.error) && (
        <>
          {withdraw && <AccountsPanel key={`accounts ${profile}`} onAdd={() => open('account')} />}
          {isPerson && (withdrawals.data?.count ?? 0) > 0 && (
            <Suspense>
              <TaxPanel />
            </Suspense>
          )}
          <HistoryPanel query={query} onRecharge={() => open('recharge')} />
        </>
      )}
      <DialogOnDemand
        load={loadDialogs}
        props={query.open ? { open: query.open, balance: balance.data, suggested, onOpen: open, onClose: close } : null}
      />
    </div>
  );
}

/** The dialog of `?open=`; page and filter of the list are retained. */
function useDialog(query: PointsQuery) {
  // Initial amount of a recharge: the amount missing for a settlement, or that of the failed payment.
  const [suggested, setSuggested] = useState('');
  const goTo = (change: Partial<PointsQuery>, options: { replace: boolean }) =>
    navigate(pointsQuery.href({ ...query, ...change }), options);
  const open = (dialog: PointsDialog, amount = '') => {
    setSuggested(amount);
    goTo({ open: dialog, payment: undefined }, { replace: query.open !== undefined });
  };
  return { suggested, open, goTo, close: () => goTo({ open: undefined }, { replace: true }) };
}
