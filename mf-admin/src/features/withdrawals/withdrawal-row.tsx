import type { WithdrawalAction, WithdrawalRequest } from '@wspolnik/contract';
import { Avatar, Button, Checkbox, formatDate, formatMoney, Link, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { PartyLink } from '../../lib/party.tsx';
import rows from '../../lib/rows.module.css';
import { AccountFacts } from './account-facts.tsx';
import { OriginFacts } from './origin-facts.tsx';
import { StatusBadge } from './status-badge.tsx';
import { isSelectable } from './use-selection.ts';
import { useHolder } from './what-changed.tsx';
import { failureMessages, rowMessages as messages } from './withdrawals.messages.ts';
import classes from './withdrawals.module.css';

export interface WithdrawalRowProps {
  request: WithdrawalRequest;
  /** The page with its details open. */
  detailTo: string;
  isSelected: boolean;
  /** The code with which the last action on several refused it. */
  failure: string | undefined;
  onSelect: (selected: boolean) => void;
  onDecide: (action: WithdrawalAction) => void;
}

export function WithdrawalRow({ request, detailTo, isSelected, failure, onSelect, onDecide }: WithdrawalRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const holderText = useHolder();
  const { id, holder, amount, created_at } = request;
  const about = { holder: holder.name, amount: formatMoney(amount) };
  return (
    <article aria-labelledby={`row-${id}`} className={classes.row} data-selected={isSelected || undefined}>
      <div className={classes.choice}>
        {isSelectable(request) ? (
          <Checkbox checked={isSelected} onChange={({ target }) => onSelect(target.checked)}>
            <span className="wp-visually-hidden">{formatMessage(messages.choose, about)}</span>
          </Checkbox>
        ) : null}
      </div>
      <Avatar
        name={holder.name}
        image={holder.thumbnail}
        size={44}
        shape={holder.type === 'company' ? 'square' : 'round'}
      />
      <div className={rows.words}>
        <h2 id={`row-${id}`} className={`${rows.title} ${classes.title}`}>
          <PartyLink party={holder} />
          <strong className={classes.amount}>{formatMoney(amount)}</strong>
        </h2>
        <AccountFacts request={request} />
        <OriginFacts origin={request.origin} />
        <p className={rows.facts}>
          <StatusBadge status={request.status} />
          <time dateTime={created_at}>{formatDate(created_at, locale, { time: true })}</time>
          {request.file ? <span>{formatMessage(messages.inFile, { file: request.file.name })}</span> : null}
          {request.held_by ? <strong>{holderText(request)}</strong> : null}
        </p>
        {request.rejected_reason ? (
          <p className={classes.muted}>{formatMessage(messages.reason, { reason: request.rejected_reason })}</p>
        ) : null}
        {request.is_own ? <p className={classes.muted}>{formatMessage(messages.own)}</p> : null}
        {failure ? (
          <p className={classes.failure} role="alert">
            {formatMessage(failureMessages[failure as keyof typeof failureMessages] ?? failureMessages.other)}
          </p>
        ) : null}
      </div>
      <div className={classes.actions}>
        <DecisionButtons {...{ request, onDecide }} />
        <Link to={detailTo} className={classes.detail} aria-label={formatMessage(messages.detailsOf, about)}>
          {formatMessage(messages.details)}
        </Link>
      </div>
    </article>
  );
}

const ACTIONS = [
  ['approved', 'soft'],
  ['paid', 'soft'],
  ['rejected', 'outline'],
  ['not_sent', 'outline'],
  ['take', 'outline'],
] as const;

/** The actions that the API allows. */
export function DecisionButtons({ request, onDecide }: Pick<WithdrawalRowProps, 'request' | 'onDecide'>) {
  const { formatMessage } = useIntl();
  const about = { holder: request.holder.name, amount: formatMoney(request.amount) };
  const labelOf = (action: WithdrawalAction) =>
    formatMessage(action === 'take' && request.held_by ? messages.takeOver : messages[action]);
  return ACTIONS.filter(([action]) => request.allowed_actions.includes(action)).map(([action, variant]) => (
    <Button
      key={action}
      size="sm"
      variant={variant}
      aria-label={formatMessage(messages.actionFor, { action: labelOf(action), ...about })}
      onClick={() => onDecide(action)}
    >
      {labelOf(action)}
    </Button>
  ));
}
