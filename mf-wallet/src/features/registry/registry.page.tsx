import { DialogOnDemand, navigate, useKeptFocus, useLocation, usePage } from '@wspolnik/shared-ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBalance } from '../../lib/use-balance.ts';
import { useProfileId } from '../../lib/use-profile-id.ts';
import { BalancePanel } from './balance-panel.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { DueNotice } from './due-notice.tsx';
import { PaymentReturn } from './payment-return.tsx';
import { registryMessages as messages } from './registry.messages.ts';
import classes from './registry.module.css';
import { RegistryPanel } from './registry-panel.tsx';
import { parseRegistryQuery, type RegistryDialog, type RegistryState, registryPath } from './registry-query.ts';
import { usePointsFollowBalance, useWithdrawals, WITHDRAWALS_SHOWN } from './use-registry.ts';
import { WithdrawalsPanel } from './withdrawals-panel.tsx';

// Formik and yup come with the dialogs, not with the page.
const loadDialogs = async () =>
  (await import(/* webpackChunkName: "points-dialogs" */ './points-dialogs.tsx')).PointsDialogs;

export function RegistryPage() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const profileId = useProfileId();
  const state = parseRegistryQuery(search);
  const { balance, error, refetch } = useBalance();
  const { withdrawals, error: noWithdrawals } = useWithdrawals(WITHDRAWALS_SHOWN);
  // What the field of a recharge starts with: what is missing to settle, or what was not paid the first time.
  const [suggested, setSuggested] = useState('');
  const title = formatMessage(messages.title);
  usePage({ title });
  usePointsFollowBalance();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Notices and links that did their part go, and the keyboard would be nowhere.
  useKeptFocus(root, () => heading.current);

  const to = (change: Partial<RegistryState>) => registryPath({ ...state, ...change });
  const open = (dialog: RegistryDialog, amount = '') => {
    setSuggested(amount);
    navigate(to({ open: dialog, payment: undefined }), { replace: state.open !== undefined });
  };
  const close = () => navigate(to({ open: undefined }), { replace: true });

  return (
    <div ref={root} className={`wp-container ${classes.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.intro}>{formatMessage(messages.intro)}</p>
      <PaymentReturn
        payment={state.payment}
        onAgain={(amount) => open('recharge', amount)}
        onDismiss={() => navigate(to({ payment: undefined }), { replace: true })}
      />
      {balance && <DueNotice due={balance.due} onSettle={() => open('settle')} />}
      <div className={classes.overview}>
        <BalancePanel balance={balance} error={error} onRetry={() => void refetch()} onOpen={open} />
        <ChartPanel key={profileId} />
      </div>
      <WithdrawalsPanel key={profileId} />
      {/* Not before it is known whether anything stands above: nobody likes a list that jumps. */}
      {(withdrawals || noWithdrawals) && <RegistryPanel state={state} to={to} onRecharge={() => open('recharge')} />}
      <DialogOnDemand
        load={loadDialogs}
        props={state.open ? { open: state.open, balance, suggested, onOpen: open, onClose: close } : null}
      />
    </div>
  );
}
