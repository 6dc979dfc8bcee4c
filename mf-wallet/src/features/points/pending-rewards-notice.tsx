import type { PointBalance } from '@wspolnik/contract';
import { OVERDUE_AFTER_DAYS } from '@wspolnik/contract/limits';
import { Button, Callout, DAY_MS, formatDate, formatMoney, useLocale } from '@wspolnik/system';
import { Clock, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { isPositive } from '../../lib/money.ts';
import { pendingRewardMessages as messages } from './points.messages.ts';
import classes from './points.module.css';
import { useRights } from './use-rights.ts';

const OVERDUE_MS = OVERDUE_AFTER_DAYS * DAY_MS;

export interface PendingRewardsNoticeProps {
  due: PointBalance['due'];
  onSettle: () => void;
}

/** Pending rewards that the balance could not cover: amount, deadline, and the consequence of missing it. */
export function PendingRewardsNotice({ due, onSettle }: PendingRewardsNoticeProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { settle } = useRights();
  if (!isPositive(due.amount)) return null;
  const Icon = due.overdue ? TriangleAlert : Clock;
  const amount = formatMoney(due.amount);
  return (
    <section aria-label={formatMessage(messages.label)} className={classes.notice}>
      <Callout
        tone={due.overdue ? 'danger' : 'info'}
        icon={<Icon aria-hidden strokeWidth={1.75} />}
        title={<h2>{formatMessage(due.overdue ? messages.overdueTitle : messages.title, { amount })}</h2>}
        action={
          settle && (
            <Button variant={due.overdue ? 'solid' : 'outline'} onClick={onSettle}>
              {formatMessage(messages.settle)}
            </Button>
          )
        }
      >
        <p>
          {due.oldest_at &&
            formatMessage(due.overdue ? messages.overdue : messages.detail, {
              since: formatDate(due.oldest_at, locale),
              by: formatDate(Date.parse(due.oldest_at) + OVERDUE_MS, locale),
            })}
        </p>
        {settle ? null : <p>{formatMessage(messages.others)}</p>}
      </Callout>
    </section>
  );
}
