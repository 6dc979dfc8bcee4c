import type { LedgerCheck } from '@wspolnik/contract';
import { formatMoney, Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { ledgerMessages as messages } from './overview.messages.ts';
import classes from './overview.module.css';

type Broken = LedgerCheck['broken'][number];

const HEADS = [messages.account, messages.owner, messages.balance, messages.entries, messages.difference];

/** The accounts that do not add up. */
export function BrokenTable({ broken, total }: { broken: readonly Broken[]; total: number }) {
  const { formatMessage } = useIntl();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroll} aria-label={formatMessage(messages.account)} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head.id} scope="col">
                {formatMessage(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {broken.map((account) => (
            <tr key={account.account_id}>
              <td>
                {account.account_id} <span>{account.kind}</span>
              </td>
              <td>
                <Owner owner={account.owner} />
              </td>
              <td>{formatMoney(account.balance)}</td>
              <td>{formatMoney(account.entries_sum)}</td>
              <td>{formatMoney(account.difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > broken.length && <p>{formatMessage(messages.first, { shown: broken.length, total })}</p>}
    </section>
  );
}

function Owner({ owner }: Pick<Broken, 'owner'>) {
  const { formatMessage } = useIntl();
  if (!owner) return <span>{formatMessage(messages.missing)}</span>;
  return owner.type === 'user' ? (
    <Link to={`/admin/users/${owner.id}`}>{formatMessage(messages.user)}</Link>
  ) : (
    <Link to={`/admin/companies/${owner.id}`}>{formatMessage(messages.company)}</Link>
  );
}
