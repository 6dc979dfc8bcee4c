import type { ActivationRequest, ActivationRequestPage, VerifyCompanyBody } from '@wspolnik/contract';
import { changeRead, type ReadPath } from '@wspolnik/kit';
import { ApiError, sendJSON } from '@wspolnik/shared-auth';
import { toast, useErrorText } from '@wspolnik/system';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { refreshRequests } from '../../lib/activation-requests.reads.ts';
import { decisionMessages as messages } from './activation-requests.messages.ts';

export interface Decision {
  approve: boolean;
  /** As it was on the page when the admin pressed. */
  request: ActivationRequest;
  /** Id of the company's open request, once a refusal reports that it has changed. */
  now?: string;
}

export interface DecisionState {
  /** The decision that a dialog asks about. */
  asked: Decision | null;
  ask(decision: Decision): void;
  /** Asks again about the request that a refusal named, unless a question about another company is open. */
  askAgain(decision: Decision): void;
  close(): void;
}

export function useDecision(): DecisionState {
  const [asked, ask] = useState<Decision | null>(null);
  const isOther = (one: Decision, other: Decision) => one.request.company.id !== other.request.company.id;
  return {
    asked,
    ask,
    askAgain: (decision) => ask((open) => (open && isOther(open, decision) ? open : decision)),
    close: () => ask(null),
  };
}

/** Fails with 409 `activation_changed` when the request has changed. */
function send({ id, company, document }: ActivationRequest, decision: Pick<VerifyCompanyBody, 'approve' | 'reason'>) {
  const seen = { seen_request: id, seen_name: company.name, seen_document: document?.sent_at ?? null };
  const json: VerifyCompanyBody = { company_id: company.id, ...seen, ...decision };
  return sendJSON('POST', 'admin/verify_company/', { json });
}

/** Id of the open request that a refusal answers because another was seen; undefined for any other refusal. */
export function requestOfRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'activation_changed') return undefined;
  return String(error.problem?.params?.request_id);
}

/** Reports that somebody else was faster and reloads the requests; false for any other refusal. */
function useAlreadyDecided() {
  const { formatMessage } = useIntl();
  return ({ company }: ActivationRequest, error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.code !== 'already_decided') return false;
    toast.info(formatMessage(messages.alreadyDecided, { company: company.name }));
    void refreshRequests();
    return true;
  };
}

/** The text of a refusal about a field, which the question does not have. */
function obstacleIn(error: unknown): MessageDescriptor | null {
  const fields = error instanceof ApiError ? error.fields : undefined;
  if (fields?.nip) return messages.nipTaken;
  if (!fields?.document) return null;
  const isRemoved = fields.document.some(({ code }) => code === 'documentRemoved');
  return isRemoved ? messages.documentRemoved : messages.documentChecking;
}

/**
 * Activates a company. The list at `path` shows the outcome optimistically and reverts it when the API refuses. `onChanged` is called with
 * the present request when it has changed.
 */
export function useApprove(
  path: ReadPath<ActivationRequestPage> | null,
  onChanged: (request: ActivationRequest, now: string) => void,
) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const refuse = useAlreadyDecided();
  return async (request: ActivationRequest): Promise<void> => {
    const decided: ActivationRequest = { ...request, status: 'active' };
    try {
      if (path === null) await send(request, { approve: true });
      else {
        const change = async (current: ActivationRequestPage | undefined) => {
          await send(request, { approve: true });
          return withDecided(current, decided);
        };
        const optimisticData = (current?: ActivationRequestPage) =>
          withDecided(current, decided) as ActivationRequestPage;
        await changeRead(path, change, { optimisticData, revalidate: false });
      }
    } catch (error) {
      if (refuse(request, error)) return;
      const obstacle = obstacleIn(error);
      toast.error(obstacle ? formatMessage(obstacle) : errorText(error));
      const now = requestOfRefusal(error);
      if (obstacle || now) await refreshRequests();
      if (now) onChanged(request, now);
      return;
    }
    toast.success(formatMessage(messages.approveDone, { company: request.company.name }));
    void refreshRequests();
  };
}

/** Rejects a request; its dialog stays open with the reason while that fails. */
export function useReject() {
  const { formatMessage } = useIntl();
  const refuse = useAlreadyDecided();
  const reject = async (request: ActivationRequest, reason: string) => {
    await send(request, { approve: false, reason });
    toast.success(formatMessage(messages.rejectDone, { company: request.company.name }));
    void refreshRequests();
  };
  return { reject, refuse };
}

/** The page with this request decided and the number of waiting requests reduced by one. */
function withDecided(page: ActivationRequestPage | undefined, decided: ActivationRequest) {
  if (!page) return page;
  const results = page.results.map((request) => (request.id === decided.id ? decided : request));
  return { ...page, count: Math.max(0, page.count - 1), results };
}
