import type { PayoutAccount } from '@wspolnik/contract';
import { QuestionButton, refresh, useRead } from '@wspolnik/kit';
import { Button, ErrorPanel, formatDate, useErrorText, useLocale } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { payoutAccountsRead } from '../../lib/points.reads.ts';
import { accountListMessages as messages } from './dialogs.messages.ts';
import { removePayoutAccount } from './points.api.ts';
import { useRights } from './use-rights.ts';
import { isUsable, maskedNumber } from './withdrawal-dialog.schema.ts';
import classes from './withdrawals-panel.module.css';

/** Accounts for withdrawals with their dates; only for owners. */
export function AccountsPanel({ onAdd }: { onAdd: () => void }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(payoutAccountsRead());
  const { active } = useRights();
  if (!data && error) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />;
  }
  return (
    <section aria-labelledby="payout-accounts" className={classes.panel}>
      <h2 id="payout-accounts">{formatMessage(messages.title)}</h2>
      {data ? <Accounts accounts={data.results} /> : <div aria-busy="true" className={classes.skeleton} />}
      {active && (
        <Button variant="soft" size="sm" onClick={onAdd}>
          {formatMessage(messages.add)}
        </Button>
      )}
    </section>
  );
}

function Accounts({ accounts }: { accounts: readonly PayoutAccount[] }) {
  const { formatMessage } = useIntl();
  if (accounts.length === 0) return <p className={classes.muted}>{formatMessage(messages.none)}</p>;
  return (
    <ul className={classes.list}>
      {accounts.map((account) => (
        <AccountRow key={account.id} account={account} />
      ))}
    </ul>
  );
}

function AccountRow({ account }: { account: PayoutAccount }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { bank, bank_number, id, usable_at } = account;
  const name = `${bank ?? formatMessage(bank_number ? messages.bank : messages.broker)} ${maskedNumber(account)}`;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{name}</strong>
        <span className={classes.muted}>
          {isUsable(account, now)
            ? formatMessage(messages.usable)
            : formatMessage(messages.waiting, { date: formatDate(usable_at, locale, { time: true }) })}
        </span>
      </div>
      <QuestionButton
        danger
        label={formatMessage(messages.remove)}
        name={formatMessage(messages.removeOne, { name })}
        title={formatMessage(messages.removeTitle, { name })}
        text={formatMessage(messages.removeText)}
        act={() => removePayoutAccount(id)}
        done={formatMessage(messages.removed)}
        onEnd={() => void refresh(payoutAccountsRead)}
      />
    </li>
  );
}
