import type { Transaction } from '@wspolnik/api/contract';
import { Button, Callout, DialogOnDemand, formatDate, useLocale } from '@wspolnik/shared-ui';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Verdict } from './decision-dialog.tsx';
import { DetailSection } from './detail-section.tsx';
import classes from './transaction.module.css';
import { reportMessages as messages, statusMessages } from './transactions.messages.ts';

/** Formik and yup load with the dialog. */
const loadDecisionDialog = async () =>
  (await import(/* webpackChunkName: "report-decision" */ './decision-dialog.tsx')).DecisionDialog;

type Report = Transaction['reports'][number];

/** What the buyer reported: the one that waits with its decision, then the decided ones. */
export function Reports({ transaction }: { transaction: Transaction }) {
  const { reports } = transaction;
  return (
    <>
      {reports.map((report) =>
        report.decision ? (
          <Decided key={report.id} report={report} />
        ) : (
          <Waiting key={report.id} report={report} transaction={transaction} />
        ),
      )}
    </>
  );
}

function Waiting({ report, transaction }: { report: Report; transaction: Transaction }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { order, is_own } = transaction;
  const isAllowed = order.allowed_actions.includes('transaction-reports');
  return (
    <Callout
      tone="danger"
      icon={<ShieldAlert aria-hidden strokeWidth={1.75} />}
      title={formatMessage(messages.waiting, { date: formatDate(report.created_at, locale, { time: true }) })}
      action={
        isAllowed ? (
          <div className={classes.buttons}>
            <Button variant="soft" onClick={() => setVerdict('verified')}>
              {formatMessage(messages.verify)}
            </Button>
            <Button variant="outline" onClick={() => setVerdict('cancelled')}>
              {formatMessage(messages.cancel)}
            </Button>
          </div>
        ) : undefined
      }
    >
      <p className={classes.text}>{report.reason}</p>
      <p>{formatMessage(messages.before, { status: formatMessage(statusMessages[report.status_before]) })}</p>
      {is_own ? <p>{formatMessage(messages.own)}</p> : null}
      <DialogOnDemand
        load={loadDecisionDialog}
        props={verdict && { reportId: report.id, order, verdict, onClose: () => setVerdict(null) }}
      />
    </Callout>
  );
}

function Decided({ report }: { report: Report }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { decision, decided_at, decided_by, reason, buyer_reason, seller_reason, created_at } = report;
  const date = formatDate(created_at, locale, { time: true });
  return (
    <DetailSection title={formatMessage(decision === 'verified' ? messages.verified : messages.cancelled)}>
      <p className={classes.muted}>
        {decided_at ? <time dateTime={decided_at}>{formatDate(decided_at, locale, { time: true })}</time> : null} ·{' '}
        {decided_by}
      </p>
      <dl className={classes.terms}>
        <Text term={formatMessage(messages.reported, { date })} text={reason} />
        <Text term={formatMessage(messages.forBuyer)} text={buyer_reason ?? ''} />
        <Text term={formatMessage(messages.forSeller)} text={seller_reason ?? ''} />
      </dl>
    </DetailSection>
  );
}

function Text({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={classes.text}>{text}</dd>
    </div>
  );
}
