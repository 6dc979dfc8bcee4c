import type { ActivationRequest } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, Badge, Button, Callout, formatDate, Link, useLocale } from '@wspolnik/system';
import { Check, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import panels from '../../lib/people/panel.module.css';
import { RequestDocument } from '../../lib/people/request-document.tsx';
import { requestMessages as messages } from './activation-requests.messages.ts';
import classes from './request-card.module.css';
import { RequestFacts } from './request-facts.tsx';

export interface RequestCardProps {
  request: ActivationRequest;
  onDecide: (approve: boolean) => void;
  /** Shows the pages of the document. */
  expanded?: boolean;
}

/** The sent data beside the document; on a phone the document follows. */
export function RequestCard({ request, onDecide, expanded }: RequestCardProps) {
  const { formatMessage } = useIntl();
  const { id, company, document } = request;
  const titleId = `request-${id}`;
  return (
    <article aria-labelledby={titleId} className={classes.card}>
      <header className={classes.head}>
        <Avatar name={company.name} image={company.thumbnail} size={44} shape="square" />
        <div className={classes.who}>
          <h2 id={titleId} className={classes.name}>
            <Link to={`/admin/companies/activation-requests/${id}`}>{company.name}</Link>
          </h2>
          <p className={classes.muted}>{company.city ?? formatMessage(messages.noCity)}</p>
        </div>
        {request.status === 'submitted' ? <Decide {...{ request, onDecide }} /> : <Outcome request={request} />}
      </header>
      <div className={classes.body}>
        <div className={classes.data}>
          <Notes request={request} />
          <RequestFacts request={request} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls of a form */}
        <div role="group" aria-labelledby={`document-${id}`} className={classes.document}>
          <h3 id={`document-${id}`} className={classes.term}>
            {formatMessage(messages.document)}
          </h3>
          <RequestDocument document={document} expanded={expanded} />
        </div>
      </div>
    </article>
  );
}

const OBSTACLES = {
  checking: { tone: 'info', text: messages.documentChecking },
  removed: { tone: 'danger', text: messages.documentRemoved },
} as const;
const obstacleId = ({ id }: ActivationRequest) => `obstacle-${id}`;

/** Why nobody can have read the document of an open request; null when it is available, or there never was one. */
export function obstacleOf({ status, document }: ActivationRequest) {
  if (status !== 'submitted' || !document || document.state === 'available') return null;
  return OBSTACLES[document.state];
}

function Decide({ request, onDecide }: RequestCardProps) {
  const { formatMessage } = useIntl();
  const { company, nip_taken_by } = request;
  const obstacle = obstacleOf(request);
  const isOwn = useSessionStore((session) => session.user?.companies.some(({ id }) => id === company.id)) ?? false;
  if (isOwn) return <p className={classes.muted}>{formatMessage(messages.own)}</p>;
  const named = (action: string) => formatMessage(messages.actionFor, { action, company: company.name });
  return (
    <div className={classes.actions}>
      <Button
        variant="soft"
        disabled={nip_taken_by !== null || obstacle !== null}
        aria-describedby={obstacle === null ? undefined : obstacleId(request)}
        aria-label={named(formatMessage(messages.approve))}
        onClick={() => onDecide(true)}
      >
        {formatMessage(messages.approve)}
      </Button>
      <Button variant="outline" aria-label={named(formatMessage(messages.reject))} onClick={() => onDecide(false)}>
        {formatMessage(messages.reject)}
      </Button>
    </div>
  );
}

function Outcome({ request }: { request: ActivationRequest }) {
  const { formatMessage } = useIntl();
  return request.status === 'active' ? (
    <Badge tone="primary" icon={<Check aria-hidden size={14} />}>
      {formatMessage(messages.approved)}
    </Badge>
  ) : (
    <Badge tone="danger" icon={<X aria-hidden size={14} />}>
      {formatMessage(messages.rejected)}
    </Badge>
  );
}

/** The decision with its reason, or the obstacles to an activation. */
function Notes({ request }: { request: ActivationRequest }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { decided_by, decided_at, reason, nip_taken_by } = request;
  const obstacle = obstacleOf(request);
  return (
    <>
      {obstacle && (
        <Callout id={obstacleId(request)} tone={obstacle.tone}>
          {formatMessage(obstacle.text)}
        </Callout>
      )}
      {nip_taken_by && (
        <Callout tone="danger">
          {formatMessage(messages.nipTakenBy, {
            company: <Link to={`/admin/companies/${nip_taken_by.id}`}>{nip_taken_by.name}</Link>,
          })}
        </Callout>
      )}
      {decided_by && decided_at && (
        <div>
          <p className={classes.muted}>
            {formatMessage(messages.decidedBy, {
              name: decided_by.name,
              date: formatDate(decided_at, locale, { time: true }),
            })}
          </p>
          {reason && <p className={panels.reason}>{reason}</p>}
        </div>
      )}
    </>
  );
}
