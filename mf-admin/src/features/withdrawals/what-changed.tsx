import type { WithdrawalAction, WithdrawalRequest } from '@wspolnik/contract';
import { Button, Callout } from '@wspolnik/system';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { SeenWithdrawal } from './use-seen-withdrawal.ts';
import { changeMessages as messages, stateMessages } from './withdrawals.messages.ts';
import classes from './withdrawals.module.css';

/** In an open dialog: the changes by another admin, and the question whether to continue. */
export function WhatChanged({ state, action }: { state: SeenWithdrawal; action: WithdrawalAction }) {
  const { formatMessage } = useIntl();
  const changes = useChanges(state.seen, state.changed);
  if (!state.changed) return null;
  const isPossible = state.changed.allowed_actions.includes(action);
  return (
    <Callout
      tone="danger"
      role="alert"
      icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}
      title={formatMessage(messages.title)}
      action={
        isPossible ? (
          <Button size="sm" variant="outline" onClick={state.agree}>
            {formatMessage(messages.accept)}
          </Button>
        ) : null
      }
    >
      <ul className={classes.sent}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {isPossible ? null : <p>{formatMessage(messages.impossible)}</p>}
    </Callout>
  );
}

function useChanges(before: WithdrawalRequest, now: WithdrawalRequest | null): string[] {
  const { formatMessage } = useIntl();
  const holder = useHolder();
  if (!now) return [];
  const changes: string[] = [];
  if (now.status !== before.status) {
    const [from, to] = [before, now].map(({ status }) => formatMessage(stateMessages[status]));
    changes.push(formatMessage(messages.status, { from, to }));
  }
  if (now.file && now.file.id !== before.file?.id) changes.push(formatMessage(messages.file, { file: now.file.name }));
  if (!now.file && before.file) changes.push(formatMessage(messages.notSent, { file: before.file.name }));
  if (now.held_by?.id !== before.held_by?.id) changes.push(holder(now));
  return changes;
}

/** Text about the admin who has it in hand. */
export function useHolder(): (request: WithdrawalRequest) => string {
  const { formatMessage } = useIntl();
  return ({ held_by }) => {
    if (!held_by) return formatMessage(messages.nobody);
    return held_by.is_caller ? formatMessage(messages.you) : formatMessage(messages.holder, { name: held_by.name });
  };
}
