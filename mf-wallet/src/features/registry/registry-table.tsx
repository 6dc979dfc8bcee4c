import type { WalletRow } from '@wspolnik/api/contract';
import { Badge, classNames, formatDate, formatMoney, Link, useLocale } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { registryMessages as messages, typeMessages } from './registry.messages.ts';
import { rowLink, rowStatus, rowTitle, signedMoney } from './registry-row.ts';
import classes from './registry-table.module.css';

/** A table on a wide screen; on a phone date and balance move into the remaining cells. */
export function RegistryTable({ rows }: { rows: WalletRow[] }) {
  const { formatMessage } = useIntl();
  return (
    <table className={classes.table} aria-label={formatMessage(messages.listTitle)}>
      <thead>
        <tr>
          <th scope="col" className={classes.date}>
            {formatMessage(messages.columnDate)}
          </th>
          <th scope="col">{formatMessage(messages.columnWhat)}</th>
          <th scope="col" className={classes.money}>
            {formatMessage(messages.columnAmount)}
          </th>
          <th scope="col" className={`${classes.money} ${classes.wide}`}>
            {formatMessage(messages.columnBalance)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RegistryRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function RegistryRow({ row }: { row: WalletRow }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const date = formatDate(row.created_at, locale, { time: true });
  const balance = formatMoney(row.balance_after);
  const status = rowStatus(row);
  return (
    <tr>
      <td className={classes.date}>
        <time dateTime={row.created_at}>{date}</time>
      </td>
      <td>
        <span className={classes.what}>
          {formatMessage(typeMessages[rowTitle(row)])}
          <Badge tone={status.tone}>{formatMessage(status.message)}</Badge>
        </span>
        <About row={row} />
        <span className={classes.narrow}>{date}</span>
      </td>
      <td className={classNames(classes.money, amountClass(row))}>
        {signedMoney(row.amount)}
        {!row.moves_balance && <span className={classes.unmoved}>{formatMessage(messages.unmoved)}</span>}
        <span className={classes.narrow}>{formatMessage(messages.balanceAfter, { balance })}</span>
      </td>
      <td className={`${classes.money} ${classes.wide}`}>{balance}</td>
    </tr>
  );
}

/** Amber for earned amounts only, grey for movements that did not change the balance. */
function amountClass(row: WalletRow): string | undefined {
  if (!row.moves_balance) return classes.quiet;
  const isEarned = row.type === 'BUY' || row.type === 'NETWORK_BUY';
  return isEarned && !row.amount.startsWith('-') ? classes.more : undefined;
}

/** The movement's subject and the other side; the order's title links to the order. */
function About({ row }: { row: WalletRow }) {
  const link = rowLink(row);
  if (!row.offer && !row.counterparty) return null;
  return (
    <span className={classes.about}>
      {row.offer && (link ? <Link to={link}>{row.offer.title}</Link> : row.offer.title)}
      {row.offer && row.counterparty && ' · '}
      {row.counterparty?.name}
    </span>
  );
}

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** Skeletons as high as real rows, so that the layout does not shift when the list has loaded. */
export function RegistrySkeleton() {
  return (
    <div aria-busy="true">
      <div aria-hidden="true" className={classes.skeletons}>
        {ROWS.map((row) => (
          <div key={row} className={classes.skeleton} />
        ))}
      </div>
    </div>
  );
}
