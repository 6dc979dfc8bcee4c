import type { QuoteLine } from '@wspolnik/contract';
import { formatMoney, formatPercent } from '@wspolnik/system';
import { useId, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type VatRate, vatOf } from '../format/vat.ts';
import { lineText, quantityText } from './line-rows.ts';
import classes from './quote-lines.module.css';

export interface QuoteLinesProps {
  lines: readonly QuoteLine[];
  /** Sums of the proposal, in the API's format. */
  gross: string;
  net: string;
  rate: VatRate;
  /** With more lines than these, the rest is behind a button. */
  collapsedTo?: number;
}

/** `VAT 23%`, or `VAT (zwolnione)`. */
export const vatLabel = (intl: IntlShape, rate: VatRate): string =>
  intl.formatMessage({ id: 'quotes.lines.vat' }, { rate: rate === 'exempt' ? rate : formatPercent(Number(rate)) });

/**
 * The lines of a proposal with their net sum, the tax and the gross price. In a narrow place the quantity and the price of one are
 * below the name. Nothing for a proposal of one price.
 */
export function QuoteLines({ lines, gross, net, rate, collapsedTo = lines.length }: QuoteLinesProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `quotes.lines.${id}` });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (lines.length === 0) return null;
  const rest = isOpen ? 0 : Math.max(0, lines.length - collapsedTo);
  const shown = lines.slice(0, lines.length - rest).map((line, place) => ({ ...line, key: `${place} ${line.name}` }));
  const sums = [
    { label: text('net'), value: net },
    { label: vatLabel(intl, rate), value: vatOf(gross, net) },
    { label: text('gross'), value: gross },
  ];
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className="wp-visually-hidden">{text('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('name')}</th>
            <th scope="col" className={classes.wide}>
              {text('quantity')}
            </th>
            <th scope="col" className={classes.wide}>
              {text('price')}
            </th>
            <th scope="col">{text('amount')}</th>
          </tr>
        </thead>
        <tbody id={id}>
          {shown.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <bdi>{line.name}</bdi>
                <span className={classes.narrow}>{lineText(line)}</span>
              </th>
              <td className={classes.wide}>{quantityText(line)}</td>
              <td className={classes.wide}>{formatMoney(line.price_net)}</td>
              <td>{formatMoney(line.amount_net)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={classes.wide} />
              <td className={classes.wide} />
              <td>{formatMoney(value)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {lines.length > collapsedTo && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text('fewer') : intl.formatMessage({ id: 'quotes.lines.more' }, { count: rest })}
        </button>
      )}
    </div>
  );
}
