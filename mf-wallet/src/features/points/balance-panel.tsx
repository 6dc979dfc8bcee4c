import type { PointBalance } from '@wspolnik/contract';
import { InactiveCompany, type ReadState, StaleNote } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, classNames, ErrorPanel, formatMoney, Link, useErrorText } from '@wspolnik/system';
import { ArrowDownToLine, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { isLongMoney, isPositive } from '../../lib/money.ts';
import { usablePoints } from '../../lib/points.reads.ts';
import type { PointsDialog } from '../../lib/points-query.ts';
import classes from './balance-panel.module.css';
import { BalanceParts } from './balance-parts.tsx';
import { balancePanelMessages as messages } from './points.messages.ts';
import { type Rights, useRights } from './use-rights.ts';

export interface BalancePanelProps {
  read: ReadState<PointBalance>;
  onOpen: (dialog: PointsDialog) => void;
}

/** What can be used, as in the header; the rest of the balance, and its actions. */
export function BalancePanel({ read, onOpen }: BalancePanelProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: balance, error, retry } = read;
  if (!balance) {
    if (!error) return <section aria-busy="true" className={`${classes.card} ${classes.skeleton}`} />;
    return (
      <section className={classes.card}>
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      </section>
    );
  }
  const label = formatMessage(balance.company_id ? messages.usable : messages.person);
  const amount = formatMoney(usablePoints(balance));
  return (
    <section
      aria-label={balance.company_id ? formatMessage(messages.company) : label}
      className={classNames(classes.card, balance.company_id && classes.company)}
    >
      <h2 className={classes.label}>{label}</h2>
      <p className={classNames(classes.amount, isLongMoney(amount) && classes.long)}>{amount}</p>
      <div role="status" className={classes.note}>
        <StaleNote read={read} />
      </div>
      <BalanceParts balance={balance} />
      <Actions balance={balance} onOpen={onOpen} />
    </section>
  );
}

function Actions({ balance, onOpen }: Pick<BalancePanelProps, 'onOpen'> & { balance: PointBalance }) {
  const { formatMessage } = useIntl();
  const rights = useRights();
  const hasCompanies = useSessionStore(({ user }) => (user?.companies.length ?? 0) > 0);
  const canWithdraw = rights.withdraw && isPositive(balance.withdrawable_points);
  if (!rights.active) {
    return (
      <div className={classes.actions}>
        <p className={classes.hint}>
          <InactiveCompany />
        </p>
      </div>
    );
  }
  return (
    <div className={classes.actions}>
      {rights.recharge && (
        <Button
          // One primary button per screen: settling overdue rewards takes precedence.
          variant={balance.due.overdue ? 'outline' : 'solid'}
          icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => onOpen('recharge')}
        >
          {formatMessage(messages.recharge)}
        </Button>
      )}
      {canWithdraw && (
        <Button
          variant={rights.recharge ? 'outline' : 'solid'}
          icon={<ArrowDownToLine aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => onOpen('withdrawal')}
        >
          {formatMessage(messages.withdraw)}
        </Button>
      )}
      {canWithdraw ? null : <p className={classes.hint}>{formatMessage(noWithdrawal(rights))}</p>}
      {!rights.recharge && hasCompanies && (
        <p className={classes.hint}>
          {formatMessage(messages.rechargeElsewhere)}{' '}
          <Link to="/auth/change-profile?from=/points/registry">{formatMessage(messages.changeProfile)}</Link>
        </p>
      )}
    </div>
  );
}

/** Explains why there is no button to withdraw. */
function noWithdrawal({ withdraw, recharge }: Rights) {
  if (!withdraw) return messages.ownerWithdraws;
  return recharge ? messages.nothingEarned : messages.nothingToWithdraw;
}
