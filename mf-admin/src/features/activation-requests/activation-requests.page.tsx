import type { ActivationRequest } from '@wspolnik/api/contract';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  Pagination,
  useErrorText,
  useLocation,
  usePage,
} from '@wspolnik/shared-ui';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PAGE_SIZE } from '../../lib/swr-keys.ts';
import { useActivationRequests } from '../../lib/use-activation-requests.ts';
import { requestMessages as messages } from './activation-requests.messages.ts';
import classes from './activation-requests.module.css';
import { ApproveDialog } from './approve-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { RequestCard } from './request-card.tsx';

const PATH = '/admin/companies/activation-requests';

interface Decision {
  approve: boolean;
  request: ActivationRequest;
}

export function ActivationRequestsPage() {
  const intl = useIntl();
  const errorText = useErrorText();
  const number = pageOf(useLocation().search);
  const { page, error, retry } = useActivationRequests(number);
  const [decision, setDecision] = useState<Decision | null>(null);
  const title = intl.formatMessage(messages.title);
  usePage({ title });

  const close = () => setDecision(null);
  const Dialog = decision?.approve ? ApproveDialog : RejectDialog;
  return (
    <div className={`wp-container ${classes.page}`}>
      <header className={classes.header}>
        <h1>{title}</h1>
        {page ? <p className={classes.count}>{intl.formatMessage(messages.count, { count: page.count })}</p> : null}
      </header>
      {page ? (
        <>
          <Requests count={page.count} requests={page.results} onDecide={setDecision} />
          <Pagination page={number} count={page.count} limit={PAGE_SIZE} hrefFor={pathOf} />
        </>
      ) : error ? (
        <ErrorPanel title={intl.formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      ) : (
        <div aria-busy="true" className={classes.bone} />
      )}
      {decision ? <Dialog request={decision.request} page={number} onClose={close} /> : null}
    </div>
  );
}

interface RequestsProps {
  count: number;
  requests: ActivationRequest[];
  onDecide: (decision: Decision) => void;
}

function Requests({ count, requests, onDecide }: RequestsProps) {
  const { formatMessage } = useIntl();
  if (requests.length > 0) {
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
  const pastTheEnd = count > 0;
  return (
    <EmptyState
      icon={<ClipboardCheck size={26} strokeWidth={1.75} />}
      title={formatMessage(pastTheEnd ? messages.pageEmpty : messages.empty)}
      text={pastTheEnd ? undefined : formatMessage(messages.emptyDetail)}
      action={
        <LinkButton to={pastTheEnd ? PATH : '/companies'}>
          {formatMessage(pastTheEnd ? messages.pageFirst : messages.emptyAction)}
        </LinkButton>
      }
    />
  );
}

/** Nonsense in the URL is page 1. */
function pageOf(search: string): number {
  const raw = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(raw) ? Number(raw) : 1;
}

function pathOf(page: number): string {
  return page > 1 ? `${PATH}?page=${page}` : PATH;
}
