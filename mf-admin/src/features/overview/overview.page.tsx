import { ErrorPanel, LinkButton, useErrorText, usePage } from '@wspolnik/shared-ui';
import { ClipboardCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useActivationRequests } from '../../lib/use-activation-requests.ts';
import { overviewMessages as messages } from './overview.messages.ts';
import classes from './overview.module.css';

export function OverviewPage() {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatMessage } = intl;
  const { page, error, retry } = useActivationRequests(1);
  usePage({ title: formatMessage(messages.title) });

  return (
    <div className={`wp-container ${classes.page}`}>
      <h1 className={classes.title}>{formatMessage(messages.title)}</h1>
      {page ? (
        <section aria-labelledby="overview-requests" className={classes.card}>
          <h2 id="overview-requests" className={classes.heading}>
            <ClipboardCheck aria-hidden size={20} strokeWidth={1.75} />
            {formatMessage(messages.requests)}
          </h2>
          <p className={classes.waiting}>
            {page.count > 0 ? formatMessage(messages.waiting, { count: page.count }) : formatMessage(messages.nothing)}
          </p>
          <LinkButton to="/admin/companies/activation-requests">{formatMessage(messages.open)}</LinkButton>
        </section>
      ) : error ? (
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      ) : (
        <div aria-busy="true" className={classes.bone} />
      )}
    </div>
  );
}
