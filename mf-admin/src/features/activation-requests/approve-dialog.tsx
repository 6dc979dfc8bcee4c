import type { ActivationRequest, ActivationRequestPage } from '@wspolnik/contract';
import type { ReadPath } from '@wspolnik/kit';
import { ConfirmDialog } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { decisionMessages as messages, seenMessages } from './activation-requests.messages.ts';
import classes from './activation-requests.module.css';
import { type Decision, useApprove } from './use-decide.ts';
import { useSeenRequest } from './use-seen-request.ts';
import { isPossible, SeenFacts, WhatChanged } from './what-changed.tsx';

export interface DialogOfRequestProps {
  decision: Decision;
  /** The company's live row of the page. */
  listed: ActivationRequest | undefined;
  /** Path of the list that shows the request; null on the request's own page. */
  path: ReadPath<ActivationRequestPage> | null;
  /** Called when the API refuses because the request is no longer as `seen`. */
  onChanged(seen: ActivationRequest, now: string): void;
  onClose(): void;
}

/** Asks before an activation, about the request that it opened with. */
export function ApproveDialog({ decision, listed, path, onChanged, onClose }: DialogOfRequestProps) {
  const { formatMessage } = useIntl();
  const { seen, changed, isReading, agree } = useSeenRequest(decision, listed);
  const approve = useApprove(path, onChanged);
  const canDecide = isPossible(true, changed ?? seen);
  return (
    <ConfirmDialog
      open
      title={formatMessage(messages.approveTitle, { company: seen.company.name })}
      text={
        <div className={classes.question}>
          <p>{formatMessage(messages.approveDetail)}</p>
          {changed && <WhatChanged {...{ seen, changed }} approve />}
          <SeenFacts request={seen} />
        </div>
      }
      confirmLabel={formatMessage(changed && canDecide ? seenMessages.confirm : messages.approveConfirm)}
      cancelLabel={formatMessage(messages.cancel)}
      disabled={!canDecide || isReading}
      onConfirm={() => {
        if (changed) return agree();
        onClose();
        void approve(seen);
      }}
      onCancel={onClose}
    />
  );
}
