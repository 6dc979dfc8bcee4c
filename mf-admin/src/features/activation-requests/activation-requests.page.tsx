import type { ActivationRequest, ActivationRequestPage } from '@wspolnik/api/contract';
import { EmptyState, LinkButton } from '@wspolnik/shared-ui';
import { ListPage, ListStates, useList, useListQuery } from '@wspolnik/shared-ui/remote';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { requestQuery, requestsRead } from '../../lib/activation-requests.reads.ts';
import { requestMessages as messages } from './activation-requests.messages.ts';
import classes from './activation-requests.module.css';
import { ApproveDialog, RejectDialog } from './decision-dialogs.tsx';
import { RequestCard } from './request-card.tsx';

interface Decision {
  approve: boolean;
  request: ActivationRequest;
}

export function ActivationRequestsPage() {
  const { formatMessage } = useIntl();
  const query = useListQuery(requestQuery);
  const path = requestsRead(query);
  const list = useList<ActivationRequestPage>(path);
  const [decision, setDecision] = useState<Decision | null>(null);
  const title = formatMessage(messages.title);
  const Dialog = decision?.approve ? ApproveDialog : RejectDialog;
  return (
    <ListPage title={title} count={list.data && formatMessage(messages.count, { count: list.data.count })}>
      <ListStates
        {...{ list, query }}
        of={requestQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<div aria-hidden="true" className={classes.skeleton} />}
        empty={<NoRequests />}
      >
        {({ results }) => <Requests requests={results} onDecide={setDecision} />}
      </ListStates>
      {decision ? <Dialog request={decision.request} path={path} onClose={() => setDecision(null)} /> : null}
    </ListPage>
  );
}

interface RequestsProps {
  requests: readonly ActivationRequest[];
  onDecide: (decision: Decision) => void;
}

function Requests({ requests, onDecide }: RequestsProps) {
  return (
    <ul className={classes.list}>
      {requests.map((request) => (
        <li key={request.id}>
          <RequestCard
            request={request}
            onApprove={() => onDecide({ approve: true, request })}
            onReject={() => onDecide({ approve: false, request })}
          />
        </li>
      ))}
    </ul>
  );
}

function NoRequests() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<ClipboardCheck size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyDetail)}
      action={<LinkButton to="/companies">{formatMessage(messages.emptyAction)}</LinkButton>}
    />
  );
}
