import type { OwnInvoiceDetails } from '@wspolnik/contract';
import { changeRead, useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, Callout, ErrorPanel, toast } from '@wspolnik/system';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './invoice.module.css';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { ownInvoiceRead, storeOwnInvoice } from './own-invoice.reads.ts';

/** The form of the dialog is no part of the form around the card, though React passes its events there. */
const keepInside = (event: FormEvent) => event.stopPropagation();

export interface InvoiceCardProps {
  /** By default before an order, which is possible without an answer. */
  place?: 'order' | 'settings';
}

/** The invoice details of the profile in use. */
export function InvoiceCard({ place = 'order' }: InvoiceCardProps) {
  const { data, error, retry } = useRead(ownInvoiceRead());
  const [isOpen, setOpen] = useState(false);
  if (!data && error) return place === 'settings' ? <ErrorPanel onRetry={retry} /> : null;
  if (!data) return <div className={classes.waiting} aria-hidden="true" />;
  return (
    <div onSubmit={keepInside}>
      <Card own={data} place={place} onChange={() => setOpen(true)} />
      {isOpen ? <OwnDialog own={data} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

interface CardProps extends Required<InvoiceCardProps> {
  own: OwnInvoiceDetails;
  onChange: () => void;
}

function Card({ own, place, onChange }: CardProps) {
  const { formatMessage } = useIntl();
  const isCompany = useSessionStore(({ company }) => company !== null);
  const { details, may_edit } = own;
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
        <Note own={own} place={place} />
      )}
    </section>
  );
}

function Note({ own: { may_edit, stored }, place }: Omit<CardProps, 'onChange'>) {
  const { formatMessage } = useIntl();
  if (place === 'order') return <p className={classes.muted}>{formatMessage({ id: 'invoice.shown' })}</p>;
  if (!may_edit) return <p className={classes.muted}>{formatMessage({ id: 'invoice.onlyOwners' })}</p>;
  if (!stored) return <p className={classes.muted}>{formatMessage({ id: 'invoice.notStored' })}</p>;
  return null;
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
        await changeRead(ownInvoiceRead(), stored, { revalidate: false });
        toast.success(formatMessage({ id: 'invoice.saved' }));
        return true;
      }}
      onClose={onClose}
    />
  );
}
