import type { ActivationRequest } from '@wspolnik/contract';
import { type PageProps, ReadStates, useRead } from '@wspolnik/kit';
import { LinkButton } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { requestQuery, requestRead, useLiveRequests } from '../../lib/activation-requests.reads.ts';
import { DetailPage, DetailSkeleton } from '../../lib/people/detail-page.tsx';
import { pageMessages as messages } from './activation-requests.messages.ts';
import { DecisionDialogs } from './decision-dialogs.tsx';
import { RequestCard } from './request-card.tsx';
import { useDecision } from './use-decide.ts';

/** One request at its own address. */
export function ActivationRequestPage({ id }: PageProps) {
  const { formatMessage } = useIntl();
  const read = useRead(requestRead({ id }));
  useLiveRequests();
  const decision = useDecision();
  return (
    <>
      <ReadStates
        read={read}
        skeleton={<DetailSkeleton />}
        failed={formatMessage(messages.failed)}
        gone={{
          title: formatMessage(messages.gone),
          action: <LinkButton to={requestQuery.href({})}>{formatMessage(messages.all)}</LinkButton>,
        }}
      >
        {(request) => <Request request={request} onDecide={(approve) => decision.ask({ approve, request })} />}
      </ReadStates>
      <DecisionDialogs decision={decision} listed={read.data ? [read.data] : []} path={null} />
    </>
  );
}

function Request({ request, onDecide }: { request: ActivationRequest; onDecide: (approve: boolean) => void }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title, { company: request.company.name });
  const isWaiting = request.status === 'submitted';
  return (
    <DetailPage
      title={title}
      back={{ to: requestQuery.href(isWaiting ? {} : { status: 'decided' }), label: formatMessage(messages.all) }}
      actions={
        <LinkButton to={`/admin/companies/${request.company.id}`} variant="outline" size="sm">
          {formatMessage(messages.company)}
        </LinkButton>
      }
    >
      <RequestCard request={request} onDecide={onDecide} expanded />
    </DetailPage>
  );
}
