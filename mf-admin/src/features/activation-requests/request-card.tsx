import type { ActivationRequest } from '@wspolnik/api/contract';
import { Avatar, Badge, Button, formatDate, Link, useLocale } from '@wspolnik/shared-ui';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { requestMessages as messages } from './activation-requests.messages.ts';
import classes from './request-card.module.css';

export interface RequestCardProps {
  request: ActivationRequest;
  onApprove: () => void;
  onReject: () => void;
}

export function RequestCard({ request, onApprove, onReject }: RequestCardProps) {
  const { formatMessage } = useIntl();
  const { company } = request;
  const titleId = `request-${request.id}`;
  const named = (action: string) => formatMessage(messages.actionFor, { action, company: company.name });
  return (
    <article aria-labelledby={titleId} className={classes.card}>
      <header className={classes.head}>
        <Avatar name={company.name} image={company.thumbnail} size={44} shape="square" />
        <div className={classes.who}>
          <h2 id={titleId} className={classes.name}>
            <Link to={`/companies/${company.id}`}>{company.name}</Link>
          </h2>
          <p className={classes.muted}>{company.city ?? formatMessage(messages.noCity)}</p>
        </div>
        {request.status === 'submitted' ? (
          <div className={classes.actions}>
            <Button variant="soft" aria-label={named(formatMessage(messages.approve))} onClick={onApprove}>
              {formatMessage(messages.approve)}
            </Button>
            <Button variant="outline" aria-label={named(formatMessage(messages.reject))} onClick={onReject}>
              {formatMessage(messages.reject)}
            </Button>
          </div>
        ) : (
          <Outcome request={request} />
        )}
      </header>
      <RequestFacts request={request} />
    </article>
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

function RequestFacts({ request }: { request: ActivationRequest }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { submitted_by: submitter, submitted_at: submittedAt } = request;
  return (
    <dl className={classes.facts}>
      <Fact term={formatMessage(messages.nip)}>{request.nip}</Fact>
      <Fact term={formatMessage(messages.regon)}>{request.regon}</Fact>
      <Fact term={formatMessage(messages.krs)}>{request.krs ?? formatMessage(messages.noKrs)}</Fact>
      <Fact term={formatMessage(messages.bankNumber)}>{formatBankNumber(request.bank_number)}</Fact>
      <Fact term={formatMessage(messages.submittedBy)}>
        {submitter.name}
        <a className={classes.email} href={`mailto:${submitter.email}`}>
          {submitter.email}
        </a>
      </Fact>
      <Fact term={formatMessage(messages.submittedAt)}>
        <time dateTime={request.submitted_at}>{formatDate(submittedAt, locale, { time: true })}</time>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Formats 26 digits as printed on an invoice: `61 1090 1014 0000 0712 1981 2874`. Other values are returned unchanged. */
function formatBankNumber(raw: string): string {
  const digits = raw.replace(/^PL/i, '').replace(/\s/g, '');
  if (!/^\d{26}$/.test(digits)) return raw;
  return [digits.slice(0, 2), ...(digits.slice(2).match(/\d{4}/g) ?? [])].join(' ');
}
