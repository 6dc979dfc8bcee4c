import type { ActivationRequest, ActivationRequestPage } from '@wspolnik/contract';
import { ListPage, ListStates, useList, useListQuery } from '@wspolnik/kit';
import { FilterLinks, ListSearch } from '@wspolnik/kit/lists';
import { EmptyState, LinkButton } from '@wspolnik/system';
import { ClipboardCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type RequestQuery, requestQuery, requestsRead, useLiveRequests } from '../../lib/activation-requests.reads.ts';
import lists from '../../lib/people/people-list.module.css';
import { requestMessages as messages } from './activation-requests.messages.ts';
import classes from './activation-requests.module.css';
import { DecisionDialogs } from './decision-dialogs.tsx';
import { RequestCard } from './request-card.tsx';
import { type Decision, useDecision } from './use-decide.ts';

export function ActivationRequestsPage() {
  const { formatMessage } = useIntl();
  const query = useListQuery(requestQuery);
  useLiveRequests();
  const path = requestsRead(query);
  const list = useList<ActivationRequestPage>(path);
  const decision = useDecision();
  const title = formatMessage(messages.title);
  const { data, isOther } = list;
  return (
    <ListPage title={title} count={data && !isOther ? formatMessage(messages.count, { count: data.count }) : undefined}>
      <Tools query={query} />
      <ListStates
        {...{ list, query }}
        of={requestQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<div aria-hidden="true" className={classes.skeleton} />}
        empty={<NoRequests />}
      >
        {({ results }) => <Requests requests={results} onDecide={decision.ask} />}
      </ListStates>
      <DecisionDialogs {...{ decision, path }} listed={(!isOther && data?.results) || []} />
    </ListPage>
  );
}

function Tools({ query }: { query: RequestQuery }) {
  const { formatMessage } = useIntl();
  return (
    <div className={lists.tools}>
      <FilterLinks
        label={formatMessage(messages.filter)}
        options={[
          { value: undefined, label: formatMessage(messages.waiting) },
          { value: 'decided', label: formatMessage(messages.decided) },
        ]}
        selected={query.status}
        to={(status) => requestQuery.href(requestQuery.with(query, { status }))}
      />
      <div className={lists.search}>
        <ListSearch
          of={requestQuery}
          query={query}
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchPlaceholder)}
        />
      </div>
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
          <RequestCard request={request} onDecide={(approve) => onDecide({ approve, request })} />
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
      action={
        <LinkButton to={requestQuery.href({ status: 'decided' })} variant="outline">
          {formatMessage(messages.emptyAction)}
        </LinkButton>
      }
    />
  );
}
