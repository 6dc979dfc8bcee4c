import type { Transaction } from '@wspolnik/contract';
import { formatDate, formatMoney, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { PartyLink } from '../../lib/party.tsx';
import { DetailSection } from './detail-section.tsx';
import classes from './transaction.module.css';
import { accountMessages, ledgerMessages as messages, typeMessages } from './transactions.messages.ts';

type Entry = Transaction['entries'][number];

/** Movements of points caused by the order. */
export function Ledger({ entries }: { entries: readonly Entry[] }) {
  const { formatMessage } = useIntl();
  return (
    <DetailSection title={formatMessage(messages.title)}>
      {entries.length === 0 ? <p className={classes.muted}>{formatMessage(messages.empty)}</p> : null}
      <ol className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <EntryText entry={entry} />
            <strong className={classes.amount}>{formatMoney(entry.amount)}</strong>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

function EntryText({ entry: { type, at, from, to } }: { entry: Entry }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <div>
      <p className={classes.what}>{formatMessage(typeMessages[type as keyof typeof typeMessages] ?? messages.other)}</p>
      <p className={classes.muted}>
        <Account account={from} /> <span aria-hidden="true">{'→ '}</span>
        <span className="wp-visually-hidden">{formatMessage(messages.to)} </span>
        <Account account={to} />
      </p>
      <p className={classes.muted}>
        <time dateTime={at}>{formatDate(at, locale, { time: true })}</time>
      </p>
    </div>
  );
}

function Account({ account: { kind, holder } }: { account: Entry['from'] }) {
  const { formatMessage } = useIntl();
  const name = formatMessage(accountMessages[kind as keyof typeof accountMessages] ?? accountMessages.clearing);
  return holder ? (
    <>
      <PartyLink party={holder} />
      <span>{` (${name})`}</span>
    </>
  ) : (
    <span>{name}</span>
  );
}
