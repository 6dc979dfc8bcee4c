import type { WalletGroup, WalletRow } from '@wspolnik/contract';
import { Badge, classNames, formatDate, formatMoney, Link, useLocale } from '@wspolnik/system';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import dated from '../../lib/dated-table.module.css';
import classes from './history-table.module.css';
import { headOf, movesBalance, rowLink, rowStatus, rowTitle, signedMoney } from './movement.ts';
import { disputedMessage, pointsMessages as messages, typeMessages } from './points.messages.ts';

/** Orders and single movements. A table on a wide screen; on a phone date and balance move into the remaining cells. */
export function HistoryTable({ groups }: { groups: readonly WalletGroup[] }) {
  const { formatMessage } = useIntl();
  return (
    <table className={classNames(dated.table, classes.table)} aria-label={formatMessage(messages.listTitle)}>
      <thead>
        <tr>
          <th scope="col" className={dated.date}>
            {formatMessage(messages.columnDate)}
          </th>
          <th scope="col">{formatMessage(messages.columnWhat)}</th>
          <th scope="col" className={classNames(dated.amount, classes.money)}>
            {formatMessage(messages.columnAmount)}
          </th>
          <th scope="col" className={classNames(dated.amount, classes.money, classes.wide)}>
            {formatMessage(messages.columnBalance)}
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.steps.at(-1)?.id} group={group} />
      ))}
    </table>
  );
}

/** One line for an order, which opens to its steps. */
function Group({ group }: { group: WalletGroup }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const stepsId = useId();
  const { newest, told, first } = headOf(group);
  const isMoved = movesBalance(group);
  const count = group.steps.length;
  const number = first.order_number ?? '';
  return (
    <>
      <tbody>
        <Line
          row={{ ...told, balance_after: newest.balance_after, created_at: newest.created_at }}
          title={formatMessage(typeMessages[rowTitle(first)])}
          amount={isMoved ? group.balance_change : told.amount}
          isMoved={isMoved}
          about={<About row={first} />}
        >
          {count > 1 ? (
            <button
              type="button"
              className={classes.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? stepsId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {formatMessage(messages.steps, { count })}
              <span className="wp-visually-hidden"> {number}</span>
              <ChevronDown aria-hidden size={16} className={isOpen ? classes.up : undefined} />
            </button>
          ) : null}
        </Line>
      </tbody>
      {isOpen ? (
        <tbody id={stepsId} className={classes.steps} aria-label={formatMessage(messages.stepsOf, { number })}>
          {group.steps.map((step) => (
            <Line
              key={step.id}
              row={step}
              title={formatMessage(typeMessages[rowTitle(step)])}
              amount={step.amount}
              isMoved={movesBalance(step)}
              about={
                step.counterparty && step.counterparty.id !== first.counterparty?.id ? step.counterparty.name : null
              }
            />
          ))}
        </tbody>
      ) : null}
    </>
  );
}

interface LineProps {
  row: WalletRow;
  title: string;
  /** Signed. */
  amount: string;
  isMoved: boolean;
  about: ReactNode;
  children?: ReactNode;
}

function Line({ row, title, amount, isMoved, about, children }: LineProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const date = formatDate(row.created_at, locale, { time: true });
  const balance = formatMoney(row.balance_after);
  const { tone, message, at } = rowStatus(row);
  return (
    <tr>
      <td className={dated.date}>
        <time dateTime={row.created_at}>{date}</time>
      </td>
      <td>
        <span className={dated.what}>
          {title}
          <Badge tone={tone}>{formatMessage(message, { date: at ? formatDate(at, locale) : '' })}</Badge>
          {row.disputed ? <Badge tone="danger">{formatMessage(disputedMessage)}</Badge> : null}
        </span>
        {about ? <span className={classes.about}>{about}</span> : null}
        <span className={dated.narrow}>{date}</span>
        {children}
      </td>
      <td className={classNames(dated.amount, classes.money, amountClass(row, amount, isMoved))}>
        {isMoved ? signedMoney(amount) : formatMoney(amount.replace('-', ''))}
        {isMoved ? null : <span className={classes.unmoved}>{formatMessage(messages.unmoved)}</span>}
        <span className={dated.narrow}>{formatMessage(messages.balanceAfter, { balance })}</span>
      </td>
      <td className={classNames(dated.amount, classes.money, classes.wide)}>{balance}</td>
    </tr>
  );
}

/** Amber for earned amounts only, grey for movements that did not change the balance. */
function amountClass({ type }: WalletRow, amount: string, isMoved: boolean): string | undefined {
  if (!isMoved) return classes.quiet;
  const isEarned = type === 'BUY' || type === 'NETWORK_BUY';
  return isEarned && !amount.startsWith('-') ? classes.more : undefined;
}

/** The movement's subject and the other side; the order's title links to the order. */
function About({ row }: { row: WalletRow }) {
  const link = rowLink(row);
  if (!row.offer && !row.counterparty) return null;
  const { order_number, offer, counterparty } = row;
  return (
    <>
      {order_number && <span>{`${order_number} · `}</span>}
      {offer && (link ? <Link to={link}>{offer.title}</Link> : <span>{offer.title}</span>)}
      {offer && counterparty && <span>{' · '}</span>}
      <span>{counterparty?.name}</span>
    </>
  );
}

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** Skeletons as high as real rows, so that the layout does not shift when the list has loaded. */
export function HistorySkeleton() {
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
