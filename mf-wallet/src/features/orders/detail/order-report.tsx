import type { Order, SentDocument } from '@wspolnik/contract';
import { formatDate, useLocale } from '@wspolnik/system';
import { FilePreviewList, Statement, Statements } from '@wspolnik/system/files';
import { useIntl } from 'react-intl';
import { reportMessages as messages } from './detail.messages.ts';
import classes from './order-report.module.css';
import { OrderSection } from './order-section.tsx';

/** The statements of both sides about a reported order, as the administrator reads it. */
export function OrderReport({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { report } = order;
  if (!report) return null;
  const { documents } = report;
  return (
    <OrderSection title={formatMessage(messages.title)}>
      <Statements>
        <Statement title={formatMessage(messages.buyer)} who={order.buyer.name} at={report.created_at}>
          <p className={classes.text}>{report.reason}</p>
        </Statement>
        <Statement title={formatMessage(messages.seller)} who={order.seller.name} at={report.answered_at}>
          {report.answer ? (
            <p className={classes.text}>{report.answer}</p>
          ) : (
            <p className={classes.muted}>
              {order.status === 'reported'
                ? formatMessage(messages.until, { day: formatDate(report.answer_until, locale) })
                : formatMessage(messages.none)}
            </p>
          )}
          {documents.length > 0 ? (
            <FilePreviewList<SentDocument> label={formatMessage(messages.documents)} files={documents} />
          ) : null}
        </Statement>
      </Statements>
    </OrderSection>
  );
}
