import type { WithdrawalRequest } from '@wspolnik/contract';
import { Badge } from '@wspolnik/system';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { formatAccount } from '../../lib/account.ts';
import { PartyLink } from '../../lib/party.tsx';
import rows from '../../lib/rows.module.css';
import { accountMessages as messages } from './withdrawals.messages.ts';
import classes from './withdrawals.module.css';

const WARN = <TriangleAlert aria-hidden size={14} />;

/** The account with its verification and warnings. */
export function AccountFacts({ request }: { request: WithdrawalRequest }) {
  const { formatMessage } = useIntl();
  const { account, bank_number, broker_account } = request;
  if (!account) {
    return <p className={classes.account}>{formatMessage(messages.broker, { account: broker_account ?? '' })}</p>;
  }
  const { valid, bank, verified, shared_with } = account;
  return (
    <>
      <p className={classes.account}>
        <span className={classes.number}>{formatAccount(bank_number ?? '')}</span>
        <span className={classes.muted}>{bank ?? formatMessage(messages.unknownBank)}</span>
      </p>
      {!valid || verified !== null ? (
        <p className={rows.facts}>
          {valid ? null : (
            <Badge tone="danger" icon={WARN}>
              {formatMessage(messages.invalid)}
            </Badge>
          )}
          {verified === true ? (
            <Badge tone="primary" icon={<BadgeCheck aria-hidden size={14} />}>
              {formatMessage(messages.verified)}
            </Badge>
          ) : null}
          {verified === false ? (
            <Badge tone="danger" icon={WARN}>
              {formatMessage(messages.notVerified)}
            </Badge>
          ) : null}
        </p>
      ) : null}
      {shared_with.length > 0 ? (
        <p className={classes.warning}>
          {WARN}
          <span>
            {formatMessage(messages.shared)}{' '}
            {shared_with.map((party, index) => (
              <Fragment key={party.id}>
                {index > 0 ? <span>{', '}</span> : null}
                <PartyLink party={party} />
              </Fragment>
            ))}
          </span>
        </p>
      ) : null}
    </>
  );
}
