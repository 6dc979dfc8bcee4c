import { formatMoney, formatMoneyRange, formatPercent, toGrosze } from '@wspolnik/system';
import { FieldPair, isAmount, SelectField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { grossOf, netOf, type PriceType, VAT_RATES, type VatRate, vatText } from '../format/vat.ts';
import styles from './vat-fields.module.css';

export interface VatValues {
  price_type: PriceType;
  vat_rate: VatRate;
}

export interface VatFieldsProps {
  /** The typed price; absent while there is none to type. */
  amount?: string;
  /** Of a range, its upper end. */
  amountTo?: string | undefined;
}

const TYPES = ['gross', 'net'] as const;

/** Whether the price is typed net or gross, and its VAT rate: the fields `price_type` and `vat_rate` of the form around it. */
export function VatFields({ amount, amountTo }: VatFieldsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <div>
      <FieldPair>
        <SelectField
          name="price_type"
          label={text('ui.vat.typeLabel')}
          options={TYPES.map((type) => ({ value: type, label: text(`ui.vat.type.${type}`) }))}
        />
        <VatRateField />
      </FieldPair>
      {amount !== undefined && <BuyerPays from={amount} to={amountTo} />}
    </div>
  );
}

/** Only the VAT rate: the field `vat_rate` of the form around it. */
export function VatRateField() {
  const { formatMessage } = useIntl();
  const rates = VAT_RATES.map((rate) => ({
    value: rate,
    label: rate === 'exempt' ? formatMessage({ id: 'ui.vat.exempt' }) : formatPercent(Number(rate)),
  }));
  return <SelectField name="vat_rate" label={formatMessage({ id: 'ui.vat.rateLabel' })} options={rates} />;
}

/** Both amounts, while one is typed. */
function BuyerPays({ from, to = '' }: { from: string; to?: string | undefined }) {
  const intl = useIntl();
  const { values } = useFormikContext<VatValues>();
  if (!isAmount(from) || toGrosze(from) === 0) return <p className={styles.both} aria-live="polite" />;
  const low = bothOf(from, values);
  const high = isAmount(to) ? bothOf(to, values) : null;
  const gross = high ? formatMoneyRange(low.gross, high.gross) : formatMoney(low.gross);
  const vat = vatText(intl, low.net, values.vat_rate, high?.net);
  return (
    <p className={styles.both} aria-live="polite">
      {intl.formatMessage({ id: 'ui.vat.buyerPays' }, { gross, vat })}
    </p>
  );
}

/** The amounts of a price as it was typed. */
export function bothOf(amount: string, { price_type, vat_rate }: VatValues): { gross: string; net: string } {
  const typed = Number(amount).toFixed(2);
  return price_type === 'net'
    ? { net: typed, gross: grossOf(typed, vat_rate) }
    : { gross: typed, net: netOf(typed, vat_rate) };
}
