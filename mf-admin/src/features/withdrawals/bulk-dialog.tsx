import type { WithdrawalRequest } from '@wspolnik/contract';
import { Button, Callout, ConfirmDialog, formatMoney } from '@wspolnik/system';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import rows from '../../lib/rows.module.css';
import { AccountFacts } from './account-facts.tsx';
import { OriginFacts } from './origin-facts.tsx';
import { sumOf } from './sum-of.ts';
import { isSame } from './use-seen-withdrawal.ts';
import { changeMessages, decisionMessages, bulkMessages as messages } from './withdrawals.messages.ts';
import classes from './withdrawals.module.css';

interface BulkDialogProps {
  status: 'approved' | 'paid';
  /** As they were on the page when the admin pressed. */
  requests: readonly WithdrawalRequest[];
  /** The live rows of the page. */
  listed: readonly WithdrawalRequest[];
  isRunning: boolean;
  onConfirm: (requests: readonly WithdrawalRequest[]) => void;
  onClose: () => void;
}

/** Asks before several withdrawals are approved or marked as paid; shows each with its account and warnings. */
export function BulkDialog({ status, requests, listed, isRunning, onConfirm, onClose }: BulkDialogProps) {
  const { formatMessage } = useIntl();
  const [seen, setSeen] = useState(requests);
  const unchanged = seen.filter((request) => listed.some((row) => row.id === request.id && isSame(row, request)));
  // While the decision is sent, the rows change because of it.
  const changed = isRunning ? 0 : seen.length - unchanged.length;
  return (
    <ConfirmDialog
      open
      title={formatMessage(messages[`${status}Title`], { count: seen.length })}
      text={
        <div className={classes.question}>
          <p>{formatMessage(messages[`${status}Text`], { sum: sumOf(seen) })}</p>
          {changed > 0 ? (
            <SomeChanged count={changed} left={unchanged.length} onAccept={() => setSeen(unchanged)} />
          ) : null}
          <ul className={classes.asked}>
            {seen.map((request) => (
              <li key={request.id}>
                <p className={`${rows.title} ${classes.title}`}>
                  <span>{request.holder.name}</span>
                  <strong className={classes.amount}>{formatMoney(request.amount)}</strong>
                </p>
                <AccountFacts request={request} />
                <OriginFacts origin={request.origin} />
              </li>
            ))}
          </ul>
        </div>
      }
      confirmLabel={formatMessage(messages[`${status}Confirm`])}
      cancelLabel={formatMessage(decisionMessages.back)}
      loading={isRunning}
      disabled={changed > 0}
      onCancel={onClose}
      onConfirm={() => onConfirm(seen)}
    />
  );
}

function SomeChanged({ count, left, onAccept }: { count: number; left: number; onAccept: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Callout
      tone="danger"
      role="alert"
      icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}
      title={formatMessage(changeMessages.several, { count })}
      action={
        left > 0 ? (
          <Button size="sm" variant="outline" onClick={onAccept}>
            {formatMessage(changeMessages.leaveOut, { count: left })}
          </Button>
        ) : null
      }
    />
  );
}
