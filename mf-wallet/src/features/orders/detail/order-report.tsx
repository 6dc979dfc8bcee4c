import type { Order, SentDocument } from '@wspolnik/api/contract';
import { formatDate, useLocale } from '@wspolnik/shared-ui';
import { FilePreviewList } from '@wspolnik/shared-ui/files';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { reportMessages as messages } from './detail.messages.ts';
import classes from './order-report.module.css';
import { OrderSection } from './order-section.tsx';

/** What both sides say of a reported order, as the administrator reads it. */
export function OrderReport({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { report } = order;
  if (!report) return null;
  const { documents } = report;
  return (
    <OrderSection title={formatMessage(messages.title)}>
      <div className={classes.sides}>
        <Side title={formatMessage(messages.buyer)} name={order.buyer.name} at={report.created_at}>
          <p className={classes.text}>{report.reason}</p>
        </Side>
        <Side title={formatMessage(messages.seller)} name={order.seller.name} at={report.answered_at}>
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
        </Side>
      </div>
    </OrderSection>
  );
}

interface SideProps {
  title: string;
  name: string;
  at: string | null;
  children: ReactNode;
}

function Side({ title, name, at, children }: SideProps) {
  const locale = useLocale();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.side}>
      <h4 id={titleId} className={classes.title}>
        {title}
      </h4>
      <p className={classes.muted}>
        {name}
        {at ? (
          <>
            {' · '}
            <time dateTime={at}>{formatDate(at, locale, { time: true })}</time>
          </>
        ) : null}
      </p>
      {children}
    </section>
  );
}
