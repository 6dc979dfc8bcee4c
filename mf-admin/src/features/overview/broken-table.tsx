import type { LedgerCheck } from '@wspolnik/contract';
import { formatMoney, Link } from '@wspolnik/system';
import { FigureTable } from '@wspolnik/system/figures';
import { useIntl } from 'react-intl';
import { ledgerMessages as messages } from './overview.messages.ts';

type Broken = LedgerCheck['broken'][number];

const HEADS = [messages.account, messages.owner, messages.balance, messages.entries, messages.difference];

/** The accounts that do not add up. */
export function BrokenTable({ broken, total }: { broken: readonly Broken[]; total: number }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <FigureTable
        textColumns={2}
        label={formatMessage(messages.account)}
        heads={HEADS.map((head) => formatMessage(head))}
      >
        {broken.map((account) => (
          <tr key={account.account_id}>
            <th scope="row">
              {account.account_id} <span>{account.kind}</span>
            </th>
            <td data-text>
              <Owner owner={account.owner} />
            </td>
            <td>{formatMoney(account.balance)}</td>
            <td>{formatMoney(account.entries_sum)}</td>
            <td>{formatMoney(account.difference)}</td>
          </tr>
        ))}
      </FigureTable>
      {total > broken.length && <p>{formatMessage(messages.first, { shown: broken.length, total })}</p>}
    </>
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
