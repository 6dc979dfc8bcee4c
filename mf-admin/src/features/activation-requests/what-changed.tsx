import type { ActivationRequest } from '@wspolnik/contract';
import { ChangedNote } from '@wspolnik/kit';
import { Callout, formatDate, SummaryList } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { formatAccount } from '../../lib/account.ts';
import { RequestDocument } from '../../lib/people/request-document.tsx';
import { seenMessages as messages, requestMessages } from './activation-requests.messages.ts';
import { obstacleOf } from './request-card.tsx';

/** Whether the decision is possible about this request. */
export const isPossible = (approve: boolean, request: ActivationRequest): boolean =>
  request.status === 'submitted' && !(approve && obstacleOf(request));

interface WhatChangedProps {
  approve: boolean;
  seen: ActivationRequest;
  /** As it is now. */
  changed: ActivationRequest;
}

/** In an open dialog: the changes by the company or another admin, or why no decision is possible any more. */
export function WhatChanged({ approve, seen, changed }: WhatChangedProps) {
  const { formatMessage } = useIntl();
  const factsOf = useFacts();
  const { status, decided_by } = changed;
  if (status !== 'submitted') {
    return (
      <Callout tone="danger" role="alert">
        {formatMessage(messages.decided, { status, name: decided_by?.name ?? '' })}
      </Callout>
    );
  }
  const now = factsOf(changed);
  const obstacle = approve && obstacleOf(changed);
  return (
    <>
      <ChangedNote
        title={formatMessage(changed.id === seen.id ? messages.changed : messages.sentAnew)}
        rows={factsOf(seen).map(({ term, value }, place) => ({ term, from: value, to: now[place]?.value ?? '' }))}
      />
      {obstacle && (
        <Callout tone={obstacle.tone} role="alert">
          {formatMessage(obstacle.text)}
        </Callout>
      )}
    </>
  );
}

/** The facts of the request. */
export function SeenFacts({ request }: { request: ActivationRequest }) {
  const factsOf = useFacts();
  return (
    <>
      <SummaryList rows={factsOf(request)} />
      <RequestDocument document={request.document} />
    </>
  );
}

function useFacts() {
  const { formatMessage, locale } = useIntl();
  const date = (at: string) => formatDate(at, locale, { time: true, short: true });
  const documentOf = ({ document }: ActivationRequest) =>
    document
      ? formatMessage(messages.document, { ...document, date: date(document.sent_at) })
      : formatMessage({ id: 'people.no_document' });
  return (request: ActivationRequest) => [
    { term: formatMessage(messages.name), value: request.company.name },
    { term: 'NIP', value: request.nip },
    { term: 'REGON', value: request.regon },
    { term: 'KRS', value: request.krs ?? formatMessage(requestMessages.noKrs) },
    { term: formatMessage(requestMessages.bankNumber), value: formatAccount(request.bank_number) },
    { term: formatMessage(requestMessages.submittedAt), value: date(request.submitted_at) },
    { term: formatMessage(requestMessages.document), value: documentOf(request) },
  ];
}
