import type { ActivationRequest } from '@wspolnik/contract';
import { Badge, formatDate, Link, type Tone, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import panels from '../../lib/people/panel.module.css';
import { Panel } from '../../lib/people/panel.tsx';
import people from '../../lib/people/people.module.css';
import { RequestDocument } from '../../lib/people/request-document.tsx';
import { detailMessages as messages, requestStatusMessages } from './companies.messages.ts';

const TONES = { submitted: 'info', active: 'primary', rejected: 'danger' } as const satisfies Record<
  ActivationRequest['status'],
  Tone
>;

/** Each request for activation with its document, its decision and its reason. */
export function CompanyRequests({ requests }: { requests: readonly ActivationRequest[] }) {
  const { formatMessage } = useIntl();
  return (
    <Panel id="requests" title={formatMessage(messages.requests)}>
      {requests.length === 0 && <p className={people.muted}>{formatMessage(messages.noRequests)}</p>}
      <ul className={panels.rows}>
        {requests.map((request) => (
          <li key={request.id}>
            <Request request={request} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Request({ request }: { request: ActivationRequest }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, submitted_at, submitted_by, status, decided_by, decided_at, reason, document } = request;
  return (
    <>
      <p className={panels.rowTitle}>
        <Link to={`/admin/companies/activation-requests/${id}`}>
          {formatMessage(messages.requestSent, { date: formatDate(submitted_at, locale, { short: true }) })}
        </Link>
        <Badge tone={TONES[status]}>{formatMessage(requestStatusMessages[status])}</Badge>
      </p>
      <p className={people.muted}>{submitted_by.name}</p>
      {decided_by && decided_at && (
        <p className={people.muted}>
          {formatMessage(messages.requestBy, {
            name: decided_by.name,
            date: formatDate(decided_at, locale, { time: true, short: true }),
          })}
        </p>
      )}
      {reason && <p className={panels.reason}>{reason}</p>}
      <RequestDocument document={document} />
    </>
  );
}
