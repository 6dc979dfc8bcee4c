import { LinkButton } from '@wspolnik/system';
import { ClipboardCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { requestQuery, requestsRead, useLiveRequests } from '../../lib/activation-requests.reads.ts';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import { requestMessages as messages } from './activation-requests.messages.ts';
import { DecisionDialogs } from './decision-dialogs.tsx';
import { RequestCard } from './request-card.tsx';
import { useDecision } from './use-decide.ts';

const LINKS = [
  { name: 'status', label: messages.filter, any: messages.waiting, options: { decided: messages.decided } },
] as const;

export function ActivationRequestsPage() {
  const { formatMessage } = useIntl();
  useLiveRequests();
  const { of, query, list } = useAdminList(requestQuery, requestsRead);
  const decision = useDecision();
  return (
    <AdminList
      {...{ of, query, list, messages }}
      icon={ClipboardCheck}
      emptyAction={
        <LinkButton to={requestQuery.href({ status: 'decided' })} variant="outline">
          {formatMessage(messages.emptyAction)}
        </LinkButton>
      }
      links={LINKS}
      skeleton={<RowSkeletons count={1} height={330} narrow={330} />}
      row={(request) => <RequestCard request={request} onDecide={(approve) => decision.ask({ approve, request })} />}
    >
      <DecisionDialogs
        decision={decision}
        path={requestsRead(query)}
        listed={(!list.isOther && list.data?.results) || []}
      />
    </AdminList>
  );
}
