import type { Deal, DealSide } from '@wspolnik/contract';
import { useAction, useRead } from '@wspolnik/kit';
import { FullPrice } from '@wspolnik/market';
import { InvoiceLines } from '@wspolnik/market/invoice-parts';
import { BoughtTerms } from '@wspolnik/market/quotes';
import { Badge, Button, ErrorPanel, formatDate, toast, useErrorText, useLocale } from '@wspolnik/system';
import { FileDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Fact } from '../../../lib/fact.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { dealRead } from '../../../lib/transactions.reads.ts';
import { DetailSection } from '../detail-section.tsx';
import transaction from '../transaction.module.css';
import { getDealPdf } from '../transactions.api.ts';
import { dealMessages as messages } from './deal.messages.ts';
import classes from './deal.module.css';
import { DealDocuments } from './deal-documents.tsx';

/** What both sides see of their deal: payment, invoice details, scope and documents. Nothing can be changed here. */
export function DealFile({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { data: deal, error, retry } = useRead(dealRead({ id }));
  if (!deal && error) return <ErrorPanel title={formatMessage(messages.failed)} onRetry={retry} />;
  if (!deal) return <div className={classes.waiting} aria-hidden="true" />;
  return (
    <>
      <Payment deal={deal} />
      <DetailSection title={formatMessage(messages.sides)}>
        <div className={classes.sides}>
          <Side title={formatMessage(messages.seller)} side={deal.seller} />
          <Side title={formatMessage(messages.buyer)} side={deal.buyer} />
        </div>
      </DetailSection>
      <BoughtTerms deal={deal} Section={DetailSection} />
      <DetailSection title={formatMessage(messages.documents)}>
        <DealDocuments documents={deal.documents} />
        <PdfButton deal={deal} />
      </DetailSection>
    </>
  );
}

function Payment({ deal }: { deal: Deal }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { price, price_net, vat_rate, due_on, reminded_at } = deal;
  return (
    <DetailSection title={formatMessage(messages.payment)}>
      <dl className={transaction.terms}>
        <Fact term={formatMessage(messages.gross)}>
          <FullPrice gross={price} net={price_net} rate={vat_rate} />
        </Fact>
        <Fact term={formatMessage(messages.dueOn)}>
          {due_on ? formatDate(due_on, locale) : formatMessage(messages.noDue)}
        </Fact>
        <Fact term={formatMessage(messages.state)}>
          <State deal={deal} />
          {reminded_at ? (
            <span className={transaction.muted}>
              {formatMessage(messages.reminded, { day: formatDate(reminded_at, locale) })}
            </span>
          ) : null}
        </Fact>
      </dl>
    </DetailSection>
  );
}

function State({ deal: { paid_on, overdue } }: { deal: Deal }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (paid_on)
    return <Badge tone="primary">{formatMessage(messages.paid, { day: formatDate(paid_on, locale) })}</Badge>;
  if (overdue) return <Badge tone="danger">{formatMessage(messages.overdue)}</Badge>;
  return <Badge tone="neutral">{formatMessage(messages.unpaid)}</Badge>;
}

function Side({ title, side: { details, corrected_at } }: { title: string; side: DealSide }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <section className={classes.side} aria-label={title}>
      <h3>{title}</h3>
      {details ? (
        <InvoiceLines details={details} />
      ) : (
        <p className={transaction.muted}>{formatMessage(messages.erased)}</p>
      )}
      {corrected_at ? (
        <p className={transaction.muted}>
          {formatMessage(messages.corrected, { day: formatDate(corrected_at, locale) })}
        </p>
      ) : null}
    </section>
  );
}

function PdfButton({ deal: { id, number } }: { deal: Deal }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(async () =>
    saveFile(`${number}.pdf`, await getDealPdf(id, locale), 'application/pdf'),
  );
  const download = () => {
    run().catch((error: unknown) => toast.error(errorText(error)));
  };
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        loading={isRunning}
        icon={<FileDown size={16} strokeWidth={1.75} aria-hidden />}
        onClick={download}
      >
        {formatMessage(messages.pdf)}
      </Button>
    </div>
  );
}
