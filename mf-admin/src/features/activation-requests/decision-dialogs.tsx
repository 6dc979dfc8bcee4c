import type { ActivationRequestPage } from '@wspolnik/api/contract';
import { ConfirmDialog, DialogOnDemand } from '@wspolnik/shared-ui';
import type { ReadPath } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { loadReasonDialog } from '../../lib/people/load-reason-dialog.ts';
import { decisionMessages as messages } from './activation-requests.messages.ts';
import { type DecisionState, useApprove, useReject } from './use-decide.ts';

interface DecisionDialogsProps {
  decision: DecisionState;
  /** Path of the list that shows the request; null on the request's own page. */
  path: ReadPath<ActivationRequestPage> | null;
}

/** Asks before an activation, and for the reason of a rejection. */
export function DecisionDialogs({ decision: { asked, close }, path }: DecisionDialogsProps) {
  const { formatMessage } = useIntl();
  const approve = useApprove(path);
  const { reject, refuse } = useReject(path);
  const company = asked?.request.company.name ?? '';
  return (
    <>
      <ConfirmDialog
        open={asked?.approve === true}
        title={formatMessage(messages.approveTitle, { company })}
        text={formatMessage(messages.approveDetail)}
        confirmLabel={formatMessage(messages.approveConfirm)}
        cancelLabel={formatMessage(messages.cancel)}
        onConfirm={() => {
          close();
          if (asked) void approve(asked.request);
        }}
        onCancel={close}
      />
      <DialogOnDemand
        load={loadReasonDialog}
        props={
          asked?.approve === false
            ? {
                title: formatMessage(messages.rejectTitle, { company }),
                text: formatMessage(messages.rejectDetail),
                confirm: formatMessage(messages.rejectConfirm),
                danger: true,
                decide: (reason) => reject(asked.request, reason),
                onDone: () => undefined,
                onRefused: (error) => {
                  if (refuse(asked.request, error)) close();
                },
                onClose: close,
              }
            : null
        }
      />
    </>
  );
}
