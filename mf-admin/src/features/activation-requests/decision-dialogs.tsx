import type { ActivationRequest, ActivationRequestPage } from '@wspolnik/contract';
import type { ReadPath } from '@wspolnik/kit';
import { DialogOnDemand } from '@wspolnik/system';
import { ApproveDialog } from './approve-dialog.tsx';
import { loadRejectDialog } from './load-reject-dialog.ts';
import type { DecisionState } from './use-decide.ts';

interface DecisionDialogsProps {
  decision: DecisionState;
  /** The live requests of the page. */
  listed: readonly ActivationRequest[];
  /** Path of the list that shows the request; null on the request's own page. */
  path: ReadPath<ActivationRequestPage> | null;
}

/** Asks before an activation, and for the reason of a rejection. */
export function DecisionDialogs({ decision: { asked, askAgain, close }, listed, path }: DecisionDialogsProps) {
  const props = asked && {
    decision: asked,
    listed: listed.find(({ company }) => company.id === asked.request.company.id),
    path,
    onChanged: (request: ActivationRequest, now: string) => askAgain({ approve: asked.approve, request, now }),
    onClose: close,
  };
  return (
    <>
      {props?.decision.approve && <ApproveDialog {...props} />}
      <DialogOnDemand load={loadRejectDialog} props={props?.decision.approve === false ? props : null} />
    </>
  );
}
