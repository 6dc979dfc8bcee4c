import type { WithdrawalDetail, WithdrawalRequest } from '@wspolnik/contract';
import { isGone, useRead } from '@wspolnik/kit';
import {
  Drawer,
  ErrorPanel,
  formatDate,
  formatMoney,
  formatPercent,
  Link,
  navigate,
  Spinner,
  useErrorText,
  useLocale,
} from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { Fact } from '../../lib/fact.tsx';
import { PartyLink } from '../../lib/party.tsx';
import { type WithdrawalQuery, withdrawalQuery, withdrawalRead } from '../../lib/withdrawals.reads.ts';
import { AccountFacts } from './account-facts.tsx';
import type { Decision } from './decision-dialog.tsx';
import { Flags } from './origin-facts.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useHolder } from './what-changed.tsx';
import classes from './withdrawal-drawer.module.css';
import { DecisionButtons } from './withdrawal-row.tsx';
import { eventMessages, detailMessages as messages, originMessages, rowMessages } from './withdrawals.messages.ts';

interface WithdrawalDrawerProps {
  id: string;
  /** Its row of the list, shown while the rest loads. */
  listed: WithdrawalRequest | undefined;
  query: WithdrawalQuery;
  onDecide: (decision: Decision) => void;
}

/** One withdrawal: its owner, the rewards behind it, and its history. */
export function WithdrawalDrawer({ id, listed, query, onDecide }: WithdrawalDrawerProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(withdrawalRead({ id }));
  const request = data ?? listed;
  const close = () => navigate(withdrawalQuery.href({ ...query, open: undefined }), { replace: true });
  return (
    <Drawer
      open
      onClose={close}
      title={formatMessage(messages.title)}
      footer={
        request ? <DecisionButtons request={request} onDecide={(action) => onDecide({ request, action })} /> : null
      }
    >
      <div className={classes.detail}>
        {request ? <Summary request={request} /> : null}
        {data ? (
          <>
            <Sources detail={data} />
            <History history={data.history} />
          </>
        ) : error ? (
          <ErrorPanel
            title={formatMessage(isGone(error) ? messages.gone : messages.failed)}
            detail={errorText(error)}
            onRetry={retry}
          />
        ) : (
          <Spinner />
        )}
      </div>
    </Drawer>
  );
}

function Summary({ request }: { request: WithdrawalRequest }) {
  const { formatMessage } = useIntl();
  const holderText = useHolder();
  const { holder, amount, requested_by, status } = request;
  return (
    <section className={classes.section}>
      <p className={classes.head}>
        <strong className={classes.amount}>{formatMoney(amount)}</strong>
        <StatusBadge status={status} />
      </p>
      {request.held_by ? <p>{holderText(request)}</p> : null}
      <AccountFacts request={request} />
      <Flags flags={request.origin.flags} />
      <dl className={classes.facts}>
        <Fact term={formatMessage(messages.holder)}>
          <PartyLink party={holder} />
        </Fact>
        <Fact term={formatMessage(messages.requestedBy)}>
          <PartyLink party={{ id: requested_by.id, type: 'user', name: requested_by.name }} />
          <a href={`mailto:${requested_by.email}`}>{requested_by.email}</a>
        </Fact>
      </dl>
      {request.is_own ? <p className={classes.muted}>{formatMessage(rowMessages.own)}</p> : null}
    </section>
  );
}

function Sources({ detail }: { detail: WithdrawalDetail }) {
  const { formatMessage } = useIntl();
  const { sources, source_count, other_amount } = detail;
  return (
    <section className={classes.section} aria-labelledby="sources">
      <h3 id="sources">{formatMessage(messages.sources)}</h3>
      <p className={classes.muted}>{formatMessage(messages.sourcesText)}</p>
      <ul className={classes.list}>
        {sources.map((source) => (
          <SourceRow key={`${source.order_id} ${source.type}`} source={source} />
        ))}
        {Number(other_amount) > 0 ? (
          <li className={classes.source}>
            <span>{formatMessage(messages.other)}</span>
            <strong>{formatMoney(other_amount)}</strong>
          </li>
        ) : null}
      </ul>
      {source_count > sources.length ? (
        <p className={classes.muted}>{formatMessage(messages.more, { count: source_count - sources.length })}</p>
      ) : null}
    </section>
  );
}

/** One reward with its order and seller, its share of the price, and the age of the points. */
function SourceRow({ source }: { source: WithdrawalDetail['sources'][number] }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { order_id, number, offer, seller, type, amount, matured_at, reward_percent } = source;
  const { oldest_recharge_at: from, newest_recharge_at: to } = source;
  return (
    <li className={classes.source}>
      <span>
        <Link to={`/admin/transactions/${order_id}`}>{number}</Link> {offer}
        <span className={classes.muted}>
          {formatMessage(type === 'BUY' ? messages.asBuyer : messages.asReferrer)} ·{' '}
          <time dateTime={matured_at}>{formatDate(matured_at, locale)}</time> ·{' '}
          <PartyLink party={{ ...seller, type: 'company' }} />
        </span>
        <span className={classes.muted}>
          {reward_percent === null
            ? formatMessage(originMessages.noPrice)
            : formatMessage(originMessages.percent, { percent: formatPercent(reward_percent) })}{' '}
          ·{' '}
          {from && to
            ? formatMessage(originMessages.recharges, { from: formatDate(from, locale), to: formatDate(to, locale) })
            : formatMessage(originMessages.noRecharge)}
        </span>
        <Flags flags={source.flags} />
      </span>
      <strong>{formatMoney(amount)}</strong>
    </li>
  );
}

function History({ history }: Pick<WithdrawalDetail, 'history'>) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <section className={classes.section} aria-labelledby="history">
      <h3 id="history">{formatMessage(messages.history)}</h3>
      <ol className={classes.list}>
        {history.map(({ at, action, actor, text }) => (
          <li key={`${at} ${action}`} className={classes.event}>
            <span>{formatMessage(eventMessages[action])}</span>
            <span className={classes.muted}>
              <time dateTime={at}>{formatDate(at, locale, { time: true })}</time> · {actor}
            </span>
            {text ? <span className={classes.text}>{text}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
