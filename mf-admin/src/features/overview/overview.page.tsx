import { ErrorPanel, LinkButton, useErrorText, usePage } from '@wspolnik/shared-ui';
import { StaleNote, useRead } from '@wspolnik/shared-ui/remote';
import { CalendarDays, ClipboardCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { requestQuery, requestsRead } from '../../lib/activation-requests.reads.ts';
import { webinarQuery } from '../../lib/webinars.reads.ts';
import { overviewMessages as messages } from './overview.messages.ts';
import classes from './overview.module.css';

export function OverviewPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  usePage({ title });
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.cards}>
        <div>
          <ActivationRequests />
        </div>
        <Webinars />
      </div>
    </div>
  );
}

function Webinars() {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="overview-webinars" className={classes.card}>
      <h2 id="overview-webinars" className={classes.heading}>
        <CalendarDays aria-hidden size={20} strokeWidth={1.75} />
        {formatMessage(messages.webinars)}
      </h2>
      <p className={classes.waiting}>{formatMessage(messages.webinarsText)}</p>
      <LinkButton to={webinarQuery.href({})}>{formatMessage(messages.webinarsOpen)}</LinkButton>
    </section>
  );
}

/** The number of companies that wait for activation. */
function ActivationRequests() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const requests = useRead(requestsRead({}));
  const { data: page, error, retry } = requests;
  if (!page) {
    return error ? (
      <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
    ) : (
      <div aria-busy="true" className={classes.skeleton} />
    );
  }
  return (
    <>
      <div role="status" className={classes.note}>
        <StaleNote read={requests} />
      </div>
      <section aria-labelledby="overview-requests" className={classes.card}>
        <h2 id="overview-requests" className={classes.heading}>
          <ClipboardCheck aria-hidden size={20} strokeWidth={1.75} />
          {formatMessage(messages.requests)}
        </h2>
        <p className={classes.waiting}>
          {page.count > 0 ? formatMessage(messages.waiting, { count: page.count }) : formatMessage(messages.nothing)}
        </p>
        <LinkButton to={requestQuery.href({})}>{formatMessage(messages.open)}</LinkButton>
      </section>
    </>
  );
}
