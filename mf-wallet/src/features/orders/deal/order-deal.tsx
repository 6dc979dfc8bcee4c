import type { Order } from '@wspolnik/contract';
import { refreshRead, useRead } from '@wspolnik/kit';
import { BoughtTerms } from '@wspolnik/market/quotes';
import { isOfProfile, onFrame } from '@wspolnik/shared-auth';
import { Button, Callout, useLocale } from '@wspolnik/system';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { PdfButton } from '../../../lib/pdf-button.tsx';
import { OrderSection } from '../detail/order-section.tsx';
import { dealRead, getDealPdf } from './deal.api.ts';
import { dealMessages as messages } from './deal.messages.ts';
import classes from './deal.module.css';
import { DealDocuments } from './deal-documents.tsx';
import { DealPayment } from './deal-payment.tsx';
import { DealSides } from './deal-sides.tsx';

/** The file of both sides: payment, who invoices whom, what was bought, all documents, and a PDF of it. */
export function OrderDeal({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data: deal, error, retry } = useRead(dealRead({ id: order.id }));
  useLiveDeal(order.id);
  if (!deal) {
    if (!error) return <div className={classes.waiting} aria-hidden="true" />;
    return (
      <Callout>
        {formatMessage(messages.failed)}{' '}
        <Button variant="ghost" size="sm" onClick={retry}>
          {formatMessage(messages.retry)}
        </Button>
      </Callout>
    );
  }
  return (
    <>
      <OrderSection title={formatMessage(messages.payment)}>
        <DealPayment deal={deal} />
      </OrderSection>
      <OrderSection title={formatMessage(messages.sides)}>
        <DealSides deal={deal} order={order} />
      </OrderSection>
      <BoughtTerms deal={deal} Section={OrderSection} />
      <OrderSection title={formatMessage(messages.documents)}>
        <DealDocuments documents={deal.documents} />
        <PdfButton name={deal.number} label={formatMessage(messages.pdf)} load={() => getDealPdf(deal.id, locale)} />
      </OrderSection>
    </>
  );
}

/** The other side acts, or events were missed. */
function useLiveDeal(id: string): void {
  useEffect(
    () =>
      onFrame((frame) => {
        const isOurs = frame.type === 'resync' || (frame.type === 'order.changed' && frame.data.id === id);
        if (isOurs && isOfProfile(frame)) void refreshRead(dealRead({ id }));
      }),
    [id],
  );
}
