import type { ActivationRequest, ActivationRequestPage, VerifyCompanyBody } from '@wspolnik/api/contract';
import { ApiError, sendJSON } from '@wspolnik/shared-auth';
import { toast, useErrorText } from '@wspolnik/shared-ui';
import { changeRead, type ReadPath, refresh, useAction } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { requestsRead } from '../../lib/activation-requests.reads.ts';
import { decisionMessages as messages } from './activation-requests.messages.ts';

/** `reason` is required for a rejection. */
type Verdict = Omit<VerifyCompanyBody, 'company_id'>;

/**
 * Decides on a request of the page at `path`. The card shows the outcome optimistically and reverts it when the API
 * refuses. When somebody else has already decided on the request, a toast says so and the list is reloaded.
 */
export function useDecide(request: ActivationRequest, path: ReadPath<ActivationRequestPage>) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const company = request.company.name;

  const { run } = useAction<Verdict, unknown>(
    ({ approve, reason }) => {
      const status = approve ? 'active' : 'rejected';
      const decided: ActivationRequest = { ...request, status, reason: reason ?? null };
      return changeRead(
        path,
        async (current) => {
          await sendJSON('POST', 'admin/verify_company/', {
            json: { company_id: request.company.id, approve, reason },
          });
          return withDecided(current, decided);
        },
        { optimisticData: (current) => withDecided(current, decided) as ActivationRequestPage, revalidate: false },
      );
    },
    {
      onDone: (_, { approve }) => {
        toast.success(formatMessage(approve ? messages.approveDone : messages.rejectDone, { company }));
      },
    },
  );
  return async (verdict: Verdict): Promise<void> => {
    try {
      await run(verdict);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_decided') {
        toast.info(formatMessage(messages.alreadyDecided, { company }));
        await refresh(requestsRead);
        return;
      }
      // Its form has no field for the number.
      const isNipTaken = error instanceof ApiError && error.fields?.nip !== undefined;
      toast.error(isNipTaken ? formatMessage(messages.nipTaken) : errorText(error));
    }
  };
}

/** The page with this request decided and the number of waiting requests reduced by one. */
function withDecided(page: ActivationRequestPage | undefined, decided: ActivationRequest) {
  if (!page) return page;
  const results = page.results.map((request) => (request.id === decided.id ? decided : request));
  return { ...page, count: Math.max(0, page.count - 1), results };
}
