import type { InvoiceDetails } from '@wspolnik/contract';
import { useIntl } from 'react-intl';
import classes from './invoice.module.css';
import { groupAccount } from './invoice-values.ts';

const isText = (text: string | null | ''): text is string => Boolean(text);

/** One side's details, a line each; what is not known has no line. */
export function InvoiceLines({ details }: { details: InvoiceDetails }) {
  const { formatMessage } = useIntl();
  const { name, nip, address, zip_code, city, email, phone, bank_number } = details;
  const place = [address, [zip_code, city].filter(isText).join(' ')].filter(isText).join(', ');
  return (
    <div className={classes.lines}>
      <strong>{name}</strong>
      {nip ? (
        <span>
          {formatMessage({ id: 'invoice.nip' })} {nip}
        </span>
      ) : null}
      {place ? <span>{place}</span> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
      {bank_number ? (
        <span>
          {formatMessage({ id: 'invoice.account' })} <span className={classes.number}>{groupAccount(bank_number)}</span>
        </span>
      ) : null}
    </div>
  );
}
