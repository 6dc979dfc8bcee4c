import type { AdminCompanyDetail } from '@wspolnik/contract';
import { Callout, formatDate, formatMoney, Link, LinkButton, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import people from '../../lib/people/people.module.css';
import { blockingObligations } from './blocking-obligations.ts';
import { actionMessages, detailMessages as messages, obligationMessages } from './companies.messages.ts';

/** Important notes. */
export function CompanyNotes({ company, isOwn }: { company: AdminCompanyDetail; isOwn: boolean }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { same_nip, requests, suspended_reason, status, obligations } = company;
  const waiting = requests.find((request) => request.status === 'submitted');
  return (
    <>
      {isOwn && <Callout>{formatMessage(messages.own)}</Callout>}
      {obligations.deletes_at && (
        <Callout>
          {formatMessage(messages.leaving, { date: formatDate(obligations.deletes_at, locale, { time: true }) })}
        </Callout>
      )}
      {status === 'suspended' && !obligations.deletes_at && (
        <Callout tone="danger" title={formatMessage(messages.suspendedTitle)}>
          {suspended_reason}
        </Callout>
      )}
      {waiting && (
        <Callout
          title={formatMessage(messages.waiting)}
          action={
            <LinkButton to={`/admin/companies/activation-requests/${waiting.id}`} size="sm">
              {formatMessage(messages.decide)}
            </LinkButton>
          }
        />
      )}
      {same_nip.length > 0 && (
        <Callout tone="danger" title={formatMessage(messages.sameNip, { count: same_nip.length })}>
          <ul className={people.blocking}>
            {same_nip.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/admin/companies/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <Blocked company={company} />
    </>
  );
}

function Blocked({ company: { obligations } }: { company: AdminCompanyDetail }) {
  const { formatMessage } = useIntl();
  const blocking = blockingObligations(obligations);
  if (blocking.length === 0) return null;
  return (
    <Callout tone="neutral" title={formatMessage(actionMessages.blocked)}>
      <ul className={people.blocking}>
        {blocking.map(({ name, value }) => (
          <li key={name}>
            {formatMessage(obligationMessages[name], { value: typeof value === 'string' ? formatMoney(value) : value })}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
