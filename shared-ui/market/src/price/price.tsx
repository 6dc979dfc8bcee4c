import { formatMoney, toGrosze } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { type VatPrice, type VatRate, vatText } from '../format/vat.ts';
import styles from './price.module.css';

/** `brutto`, lighter than the amount before it. */
export function Gross() {
  const { formatMessage } = useIntl();
  return (
    <>
      {' '}
      <span className={styles.gross}>{formatMessage({ id: 'ui.vat.gross' })}</span>
    </>
  );
}

/** `1 230,00 zł brutto`, in lists; `0,00 zł`. */
export function GrossPrice({ value }: { value: string }) {
  return (
    <>
      {formatMoney(value)}
      {toGrosze(value) > 0 && <Gross />}
    </>
  );
}

export interface VatPartProps {
  net: string;
  rate: VatRate;
  /** Of a range, the upper end. */
  netTo?: string | null;
}

/** `1 000,00 zł netto + 23% VAT`, below a price. */
export function VatPart({ net, rate, netTo }: VatPartProps) {
  const intl = useIntl();
  return <span className={styles.vat}>{vatText(intl, net, rate, netTo)}</span>;
}

/** `1 230,00 zł brutto` and below it the net amount with the VAT rate, in details and before a decision. */
export function FullPrice({ gross, net, rate }: VatPrice) {
  return (
    <>
      <GrossPrice value={gross} />
      {toGrosze(gross) > 0 && <VatPart net={net} rate={rate} />}
    </>
  );
}
