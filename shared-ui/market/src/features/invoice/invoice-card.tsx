import type { OwnInvoiceDetails } from '@wspolnik/contract';
import { changeRead, useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, Callout, toast } from '@wspolnik/system';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './invoice.module.css';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { ownInvoiceRead, storeOwnInvoice } from './own-invoice.reads.ts';

/** The form of the dialog is no part of the form around the card, though React passes its events there. */
const keepInside = (event: FormEvent) => event.stopPropagation();

/** What the seller will read of the buyer. Without an answer there is nothing: an order is possible all the same. */
export function InvoiceCard() {
  const { data, error } = useRead(ownInvoiceRead);
  const [isOpen, setOpen] = useState(false);
  if (!data) return error ? null : <div className={classes.waiting} aria-hidden="true" />;
  return (
    <div onSubmit={keepInside}>
      <Card own={data} onChange={() => setOpen(true)} />
      {isOpen ? <OwnDialog own={data} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function Card({ own: { details, may_edit }, onChange }: { own: OwnInvoiceDetails; onChange: () => void }) {
  const { formatMessage } = useIntl();
  const isCompany = useSessionStore(({ company }) => company !== null);
  const lacksNip = isCompany && !details.nip;
  return (
    <section className={classes.summary} aria-label={formatMessage({ id: 'invoice.title' })}>
      <div className={classes.head}>
        <span className={classes.title}>{formatMessage({ id: 'invoice.title' })}</span>
        {may_edit ? (
          <Button variant={lacksNip ? 'soft' : 'ghost'} size="sm" aria-haspopup="dialog" onClick={onChange}>
            {formatMessage({ id: lacksNip ? 'invoice.complete' : 'invoice.change' })}
          </Button>
        ) : null}
      </div>
      <InvoiceLines details={details} />
      {lacksNip ? (
        <Callout>{formatMessage({ id: may_edit ? 'invoice.noNip' : 'invoice.askOwner' })}</Callout>
      ) : (
        <p className={classes.muted}>{formatMessage({ id: 'invoice.shown' })}</p>
      )}
    </section>
  );
}

function OwnDialog({ own, onClose }: { own: OwnInvoiceDetails; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const isCompany = useSessionStore(({ company }) => company !== null);
  const { details, suggested_bank_number } = own;
  return (
    <InvoiceDialog
      title={formatMessage({ id: 'invoice.dialog' })}
      detail={formatMessage({ id: 'invoice.dialog.detail' })}
      initial={{ ...details, bank_number: details.bank_number ?? suggested_bank_number }}
      isCompany={isCompany}
      save={async (body) => {
        const stored = await storeOwnInvoice(body);
        await changeRead(ownInvoiceRead, stored, { revalidate: false });
        toast.success(formatMessage({ id: 'invoice.saved' }));
        return true;
      }}
      onClose={onClose}
    />
  );
}
