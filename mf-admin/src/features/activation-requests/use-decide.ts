import type { ActivationRequest, ActivationRequestPage } from '@wspolnik/api/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { toast, useErrorText } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { swrKeys } from '../../lib/swr-keys.ts';
import { verifyCompany } from './activation-requests.api.ts';
import { decisionMessages as messages } from './activation-requests.messages.ts';

interface Verdict {
  approve: boolean;
  /** Required for a rejection. */
  reason?: string;
}

/**
 * Decides on a request of the shown page. The row shows the outcome at once and takes it back when the API refuses; a request
 * that somebody else decided on is told and the list read again.
 */
export function useDecide(request: ActivationRequest, page: number) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();

  return async ({ approve, reason }: Verdict): Promise<void> => {
    const key = swrKeys.activationRequests(page);
    const company = request.company.name;
    const decided: ActivationRequest = {
      ...request,
      status: approve ? 'active' : 'rejected',
      reason: reason ?? null,
    };
    const withDecided = (current?: ActivationRequestPage) => replaceRequest(current, decided);
    try {
      await mutate<ActivationRequestPage>(
        key,
        async (current) => {
          await verifyCompany({ company_id: request.company.id, approve, reason });
          return withDecided(current);
        },
        { optimisticData: (current) => withDecided(current) as ActivationRequestPage, revalidate: false },
      );
      toast.success(intl.formatMessage(approve ? messages.approveDone : messages.rejectDone, { company }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_decided') {
        toast.info(intl.formatMessage(messages.alreadyDecided, { company }));
        await mutate(swrKeys.isActivationRequests);
        return;
      }
      toast.error(errorText(error));
    }
  };
}

/** The page with this request decided, and one fewer waiting. */
function replaceRequest(page: ActivationRequestPage | undefined, decided: ActivationRequest) {
  if (!page) return page;
  const results = page.results.map((request) => (request.id === decided.id ? decided : request));
  return { ...page, count: Math.max(0, page.count - 1), results };
}
