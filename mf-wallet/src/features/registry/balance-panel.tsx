import type { PointBalance } from '@wspolnik/api/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, classNames, ErrorPanel, formatMoney, Link, useErrorText } from '@wspolnik/shared-ui';
import { ArrowDownToLine, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { isLongMoney, isPositive } from '../../lib/money.ts';
import { displayedBalance } from '../../lib/use-balance.ts';
import classes from './balance-panel.module.css';
import { BalanceParts } from './balance-parts.tsx';
import { balancePanelMessages as messages } from './registry.messages.ts';
import type { RegistryDialog } from './registry-query.ts';
import { type Rights, useRights } from './use-rights.ts';

export interface BalancePanelProps {
  balance: PointBalance | undefined;
  error: unknown;
  onRetry: () => void;
  onOpen: (dialog: RegistryDialog) => void;
}

/** The balance as the header shows it, what it is made of, and what can be done with it. */
export function BalancePanel({ balance, error, onRetry, onOpen }: BalancePanelProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (!balance) {
    if (!error) return <section aria-busy="true" className={`${classes.card} ${classes.bone}`} />;
    return (
      <section className={classes.card}>
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={onRetry} />
      </section>
    );
  }
  const label = formatMessage(balance.company_id ? messages.company : messages.person);
  const amount = formatMoney(displayedBalance(balance));
  return (
    <section aria-label={label} className={classNames(classes.card, balance.company_id && classes.company)}>
      <h2 className={classes.label}>{label}</h2>
      <p className={classNames(classes.amount, isLongMoney(amount) && classes.long)}>{amount}</p>
      {error ? <p className={classes.stale}>{formatMessage(messages.stale)}</p> : null}
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
  return (
    <div className={classes.actions}>
      {rights.recharge && (
        <Button
          // One strong action a screen: what is overdue comes first.
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

/** Why there is no button to withdraw. */
function noWithdrawal({ withdraw, recharge }: Rights) {
  if (!withdraw) return messages.ownerWithdraws;
  return recharge ? messages.nothingEarned : messages.nothingToWithdraw;
}
