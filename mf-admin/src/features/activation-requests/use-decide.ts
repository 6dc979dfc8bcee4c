import type { ActivationRequest, ActivationRequestPage, VerifyCompanyBody } from '@wspolnik/api/contract';
import { ApiError, sendJSON } from '@wspolnik/shared-auth';
import { toast, useErrorText } from '@wspolnik/shared-ui';
import { changeRead, type ReadPath, refresh } from '@wspolnik/shared-ui/remote';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { requestRead, requestsRead } from '../../lib/activation-requests.reads.ts';
import { companiesRead, companyRead, historyRead } from '../../lib/people/people.reads.ts';
import { decisionMessages as messages } from './activation-requests.messages.ts';

export interface Decision {
  approve: boolean;
  request: ActivationRequest;
}

export interface DecisionState {
  /** The decision that a dialog asks about. */
  asked: Decision | null;
  ask(decision: Decision): void;
  close(): void;
}

export function useDecision(): DecisionState {
  const [asked, ask] = useState<Decision | null>(null);
  return { asked, ask, close: () => ask(null) };
}

const send = (body: VerifyCompanyBody) => sendJSON('POST', 'admin/verify_company/', { json: body });
const refreshOthers = () => refresh(requestRead, companyRead, companiesRead, historyRead);

/** Says that somebody else was faster and reads the requests again; false for any other refusal. */
function useAlreadyDecided() {
  const { formatMessage } = useIntl();
  return ({ company }: ActivationRequest, error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.code !== 'already_decided') return false;
    toast.info(formatMessage(messages.alreadyDecided, { company: company.name }));
    void refresh(requestsRead, requestRead);
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

/** Activates a company. The list at `path` shows the outcome optimistically and reverts it when the API refuses. */
export function useApprove(path: ReadPath<ActivationRequestPage> | null) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const refuse = useAlreadyDecided();
  return async (request: ActivationRequest): Promise<void> => {
    const body = { company_id: request.company.id, approve: true };
    const decided: ActivationRequest = { ...request, status: 'active' };
    try {
      if (path === null) await send(body);
      else {
        const change = async (current: ActivationRequestPage | undefined) => {
          await send(body);
          return withDecided(current, decided);
        };
        const optimisticData = (current?: ActivationRequestPage) =>
          withDecided(current, decided) as ActivationRequestPage;
        await changeRead(path, change, { optimisticData, revalidate: false });
      }
    } catch (error) {
      if (refuse(request, error)) return;
      const obstacle = obstacleIn(error);
      if (obstacle) void refresh(requestsRead, requestRead);
      toast.error(obstacle ? formatMessage(obstacle) : errorText(error));
      return;
    }
    toast.success(formatMessage(messages.approveDone, { company: request.company.name }));
    void refreshOthers();
  };
}

/** Rejects a request; its dialog stays open with the reason while that fails. */
export function useReject(path: ReadPath<ActivationRequestPage> | null) {
  const { formatMessage } = useIntl();
  const refuse = useAlreadyDecided();
  const reject = async (request: ActivationRequest, reason: string) => {
    await send({ company_id: request.company.id, approve: false, reason });
    toast.success(formatMessage(messages.rejectDone, { company: request.company.name }));
    const decided: ActivationRequest = { ...request, status: 'rejected', reason };
    if (path !== null) void changeRead(path, async (current) => withDecided(current, decided), { revalidate: false });
    void refreshOthers();
  };
  return { reject, refuse };
}

/** The page with this request decided and the number of waiting requests reduced by one. */
function withDecided(page: ActivationRequestPage | undefined, decided: ActivationRequest) {
  if (!page) return page;
  const results = page.results.map((request) => (request.id === decided.id ? decided : request));
  return { ...page, count: Math.max(0, page.count - 1), results };
}
