import type { InvoiceDetails, InvoiceDetailsBody } from '@wspolnik/contract';
import { FieldPair, FormDialog, TextField } from '@wspolnik/system/forms';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { bodyOf, type InvoiceValues, invoiceSchema, valuesOf } from './invoice-values.ts';

interface InvoiceDialogProps {
  title: string;
  detail: ReactNode;
  initial: InvoiceDetails | null;
  /** A company needs its NIP. */
  isCompany: boolean;
  /** Resolves with true when the details are stored; a rejection is shown in the form. */
  save: (body: InvoiceDetailsBody) => Promise<boolean>;
  onClose: () => void;
}

/** The form of one side's invoice details. */
export function InvoiceDialog({ title, detail, initial, isCompany, save, onClose }: InvoiceDialogProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  return (
    <FormDialog<InvoiceValues>
      title={title}
      initialValues={valuesOf(initial)}
      schema={invoiceSchema(isCompany)}
      confirm={text('invoice.save')}
      onSubmit={(values) => save(bodyOf(values))}
      onClose={onClose}
    >
      <p>{detail}</p>
      <TextField name="name" label={text('invoice.field.name')} autoComplete="organization" required />
      <TextField
        name="nip"
        label={text(isCompany ? 'invoice.nip' : 'invoice.field.nipPerson')}
        inputMode="numeric"
        autoComplete="off"
        required={isCompany}
      />
      <TextField name="address" label={text('invoice.field.address')} autoComplete="street-address" />
      <FieldPair>
        <TextField name="zip_code" label={text('invoice.field.zip')} autoComplete="postal-code" />
        <TextField name="city" label={text('invoice.field.city')} autoComplete="address-level2" />
      </FieldPair>
      <FieldPair>
        <TextField name="email" type="email" label={text('invoice.field.email')} autoComplete="email" />
        <TextField name="phone" type="tel" label={text('invoice.field.phone')} autoComplete="tel" />
      </FieldPair>
      <TextField
        name="bank_number"
        label={text('invoice.field.account')}
        help={text('invoice.field.accountHelp')}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormDialog>
  );
}
