import { useIntl } from 'react-intl';
import { refreshRequests } from '../../lib/activation-requests.reads.ts';
import { ReasonDialog } from '../../lib/people/reason-dialog.tsx';
import { decisionMessages as messages, seenMessages } from './activation-requests.messages.ts';
import type { DialogOfRequestProps } from './approve-dialog.tsx';
import { requestOfRefusal, useReject } from './use-decide.ts';
import { useSeenRequest } from './use-seen-request.ts';
import { isPossible, SeenFacts, WhatChanged } from './what-changed.tsx';

/** Asks for the reason of a rejection, about the request that it opened with. */
export function RejectDialog({ decision, listed, onChanged, onClose }: Omit<DialogOfRequestProps, 'path'>) {
  const { formatMessage } = useIntl();
  const { seen, changed, isReading, agree } = useSeenRequest(decision, listed);
  const { reject, refuse } = useReject();
  const canDecide = isPossible(false, changed ?? seen);
  return (
    <ReasonDialog
      title={formatMessage(messages.rejectTitle, { company: seen.company.name })}
      text={formatMessage(messages.rejectDetail)}
      note={changed && <WhatChanged {...{ seen, changed }} approve={false} />}
      facts={<SeenFacts request={seen} />}
      confirm={formatMessage(messages.rejectConfirm)}
      danger
      before={changed && canDecide ? { confirm: formatMessage(seenMessages.confirm), onConfirm: agree } : null}
      disabled={!canDecide || isReading}
      decide={(reason) => reject(seen, reason)}
      onDone={() => undefined}
      onRefused={(error) => {
        if (refuse(seen, error)) return onClose();
        const now = requestOfRefusal(error);
        if (!now) return;
        onChanged(seen, now);
        void refreshRequests();
      }}
      onClose={onClose}
    />
  );
}
