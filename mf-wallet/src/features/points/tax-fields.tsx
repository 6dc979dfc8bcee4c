import { TAX_DATA_YEARS } from '@wspolnik/contract/limits';
import { Callout } from '@wspolnik/system';
import { TextField } from '@wspolnik/system/forms';
import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import classes from './dialogs.module.css';
import { taxFieldMessages as messages } from './tax.messages.ts';
import { limitText } from './tax-fields.schema.ts';

/** Why a withdrawal asks for the data, with the fields. */
export function AskedTaxFields({ year }: { year: number }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Callout tone="info" icon={<ShieldCheck aria-hidden strokeWidth={1.75} />} title={formatMessage(messages.asked)}>
        <p>{formatMessage(messages.why, { year: String(year), from: limitText() })}</p>
        <TaxNote />
      </Callout>
      <TaxFieldset />
    </>
  );
}

/** Who sees the data, and how long they are kept. */
export function TaxNote() {
  const { formatMessage } = useIntl();
  return (
    <>
      <p>{formatMessage(messages.who)}</p>
      <p>{formatMessage(messages.kept, { years: TAX_DATA_YEARS })}</p>
    </>
  );
}

/** `kept` is the masked PESEL that an empty field leaves as it is. */
export function TaxFieldset({ kept }: { kept?: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        name="pesel"
        label={formatMessage(messages.pesel)}
        help={kept && formatMessage(messages.peselKept, { pesel: kept })}
        inputMode="numeric"
        autoComplete="off"
        required={!kept}
      />
      <TextField name="street" label={formatMessage(messages.street)} autoComplete="off" required />
      <div className={classes.pair}>
        <TextField name="house_number" label={formatMessage(messages.houseNumber)} autoComplete="off" required />
        <TextField
          name="postal_code"
          label={formatMessage(messages.postalCode)}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
      </div>
      <TextField name="town" label={formatMessage(messages.town)} autoComplete="address-level2" required />
    </>
  );
}
