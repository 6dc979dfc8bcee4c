import type { Transaction } from '@wspolnik/contract';
import { Button, Callout, DialogOnDemand, formatDate, useLocale } from '@wspolnik/system';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Fact } from '../../lib/fact.tsx';
import type { Verdict } from './decision-dialog.tsx';
import { DetailSection } from './detail-section.tsx';
import { ReportSides } from './report-sides.tsx';
import classes from './transaction.module.css';
import { reportMessages as messages, statusMessages } from './transactions.messages.ts';

/** Formik and yup load with the dialog. */
const loadDecisionDialog = async () =>
  (await import(/* webpackChunkName: "report-decision" */ './decision-dialog.tsx')).DecisionDialog;

type Report = Transaction['reports'][number];

/** The buyer's reports: the waiting one with its decision, then the decided ones. */
export function Reports({ transaction }: { transaction: Transaction }) {
  const { reports, order } = transaction;
  const [asked, ask] = useState<{ id: string; verdict: Verdict } | null>(null);
  const report = reports.find(({ id }) => id === asked?.id);
  return (
    <>
      {reports.map((report) =>
        report.decision ? (
          <Decided key={report.id} report={report} order={transaction.order} />
        ) : (
          <Waiting
            key={report.id}
            report={report}
            transaction={transaction}
            onDecide={(verdict) => ask({ id: report.id, verdict })}
          />
        ),
      )}
      {/* Here, so that it stays open when another admin decides meanwhile. */}
      <DialogOnDemand
        load={loadDecisionDialog}
        props={asked && report ? { report, order, verdict: asked.verdict, onClose: () => ask(null) } : null}
      />
    </>
  );
}

interface WaitingProps {
  report: Report;
  transaction: Transaction;
  onDecide: (verdict: Verdict) => void;
}

function Waiting({ report, transaction, onDecide }: WaitingProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
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
            <Button variant="soft" onClick={() => onDecide('verified')}>
              {formatMessage(messages.verify)}
            </Button>
            <Button variant="outline" onClick={() => onDecide('cancelled')}>
              {formatMessage(messages.cancel)}
            </Button>
          </div>
        ) : undefined
      }
    >
      <ReportSides report={report} order={order} />
      <p>{formatMessage(messages.before, { status: formatMessage(statusMessages[report.status_before]) })}</p>
      {is_own ? <p>{formatMessage(messages.own)}</p> : null}
    </Callout>
  );
}

function Decided({ report, order }: { report: Report; order: Transaction['order'] }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { decision, decided_at, decided_by, buyer_reason, seller_reason } = report;
  return (
    <DetailSection title={formatMessage(decision === 'verified' ? messages.verified : messages.cancelled)}>
      <p className={classes.muted}>
        {decided_at ? <time dateTime={decided_at}>{formatDate(decided_at, locale, { time: true })}</time> : null}
        <span>{` · ${decided_by ?? ''}`}</span>
      </p>
      <ReportSides report={report} order={order} />
      <dl className={classes.terms}>
        <Fact term={formatMessage(messages.forBuyer)}>
          <p className={classes.text}>{buyer_reason}</p>
        </Fact>
        <Fact term={formatMessage(messages.forSeller)}>
          <p className={classes.text}>{seller_reason}</p>
        </Fact>
      </dl>
    </DetailSection>
  );
}
