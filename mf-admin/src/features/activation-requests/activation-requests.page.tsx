import type { ActivationRequest, ActivationRequestPage } from '@wspolnik/api/contract';
import { EmptyState, LinkButton, usePage } from '@wspolnik/shared-ui';
import { ListStates, useList, useListQuery } from '@wspolnik/shared-ui/remote';
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
  usePage({ title });

  const Dialog = decision?.approve ? ApproveDialog : RejectDialog;
  return (
    <div className={`wp-container ${classes.page}`}>
      <header className={classes.header}>
        <h1>{title}</h1>
        {list.data ? (
          <p className={classes.count}>{formatMessage(messages.count, { count: list.data.count })}</p>
        ) : null}
      </header>
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
    </div>
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
