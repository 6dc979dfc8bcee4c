import type { Deal, DealSide, Order } from '@wspolnik/contract';
import { InvoiceLines } from '@wspolnik/market/invoice-parts';
import { Button, DialogOnDemand, formatDate, useLocale } from '@wspolnik/system';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { dealMessages as messages } from './deal.messages.ts';
import classes from './deal.module.css';

const loadCorrection = async () =>
  (await import(/* webpackChunkName: "deal-details" */ './details-dialog.tsx')).DetailsDialog;

/** Who invoices whom. Each side corrects its own while the order is open. */
export function DealSides({ deal, order }: { deal: Deal; order: Order }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const mayCorrect = deal.allowed_actions.includes('deal-details');
  return (
    <div className={classes.sides}>
      {(['seller', 'buyer'] as const).map((side) => (
        <Side key={side} title={formatMessage(messages[side])} side={deal[side]}>
          {mayCorrect && deal.side === side ? (
            <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {formatMessage(messages.correct)}
            </Button>
          ) : null}
        </Side>
      ))}
      <DialogOnDemand
        load={loadCorrection}
        props={isOpen ? { deal, isCompany: isCompany(deal, order), onClose: () => setOpen(false) } : null}
      />
    </div>
  );
}

const isCompany = ({ side }: Deal, { buyer }: Order): boolean => side === 'seller' || buyer.type === 'company';

interface SideProps {
  title: string;
  side: DealSide;
  children: ReactNode;
}

function Side({ title, side: { details, corrected_at }, children }: SideProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <section className={classes.side} aria-label={title}>
      <h4 className={classes.sideTitle}>{title}</h4>
      {details ? <InvoiceLines details={details} /> : <p className={classes.muted}>{formatMessage(messages.erased)}</p>}
      {corrected_at ? (
        <p className={classes.muted}>{formatMessage(messages.corrected, { day: formatDate(corrected_at, locale) })}</p>
      ) : null}
      {children ? <div>{children}</div> : null}
    </section>
  );
}
