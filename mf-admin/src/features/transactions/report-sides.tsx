import type { Order, SentDocument, Transaction } from '@wspolnik/contract';
import { formatDate, useLocale } from '@wspolnik/system';
import { FilePreviewList, Statement, Statements } from '@wspolnik/system/files';
import { useIntl } from 'react-intl';
import classes from './report-sides.module.css';
import { sideMessages as messages } from './transactions.messages.ts';

type Report = Transaction['reports'][number];

/** Statements and documents of both sides, side by side. */
export function ReportSides({ report, order }: { report: Report; order: Order }) {
  const { formatMessage } = useIntl();
  return (
    <Statements>
      <Statement title={formatMessage(messages.buyer)} who={order.buyer.name} at={report.created_at}>
        <p className={classes.text}>{report.reason}</p>
        <Files label={formatMessage(messages.evidence)} files={order.documents} />
      </Statement>
      <Statement
        title={formatMessage(messages.seller)}
        who={report.answered_by ? `${order.seller.name} (${report.answered_by})` : order.seller.name}
        at={report.answered_at}
      >
        <Answer report={report} />
      </Statement>
    </Statements>
  );
}

/** The seller's answer with its documents, or the deadline for it. */
export function Answer({ report }: { report: Report }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { answer, answer_until, decision, documents } = report;
  const until = formatDate(answer_until, locale, { time: true });
  return (
    <>
      {answer ? (
        <p className={classes.text}>{answer}</p>
      ) : (
        <p className={classes.muted}>
          {decision ? formatMessage(messages.none) : formatMessage(messages.until, { until })}
        </p>
      )}
      <Files label={formatMessage(messages.documents)} files={documents} />
    </>
  );
}

function Files({ label, files }: { label: string; files: readonly SentDocument[] }) {
  return files.length > 0 ? <FilePreviewList label={label} files={files} /> : null;
}
