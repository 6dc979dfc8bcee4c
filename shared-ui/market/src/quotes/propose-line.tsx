import { QUOTE_LINE_LENGTH, QUOTE_UNIT_LENGTH } from '@wspolnik/contract/limits';
import { formatMoney, IconButton } from '@wspolnik/system';
import { AmountField, TextField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { isCounted, lineNet } from './line-sums.ts';
import type { ProposeValues } from './propose-form.ts';
import classes from './propose-lines.module.css';

interface ProposeLineProps {
  index: number;
  /** Lines of the proposal. */
  count: number;
  /** -1 for up, 1 for down. */
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** One line with its fields and its amount: a row where there is room, else a card. */
export function ProposeLine({ index, count, onMove, onRemove }: ProposeLineProps) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<ProposeValues>();
  const text = (id: string) => formatMessage({ id: `quotes.lines.${id}` }, { number: index + 1 });
  const line = values.lines[index];
  const field = (name: string) => ({
    name: `lines.${index}.${name}`,
    label: text(name === 'price_net' ? 'price' : name),
  });
  return (
    <fieldset className={classes.line}>
      <legend className={classes.legend}>{text('line')}</legend>
      <TextField {...field('name')} className={classes.name} maxLength={QUOTE_LINE_LENGTH} required />
      <AmountField {...field('quantity')} className={classes.quantity} unit="" places={3} required />
      <TextField
        {...field('unit')}
        className={classes.unit}
        maxLength={QUOTE_UNIT_LENGTH}
        placeholder={text('unitHint')}
        autoComplete="off"
      />
      <AmountField {...field('price_net')} className={classes.price} required />
      <p className={classes.amount}>
        <span className={classes.label}>{text('amount')}</span>
        <output>{line && isCounted(line) ? formatMoney(lineNet(line)) : '–'}</output>
      </p>
      <div className={classes.buttons}>
        <IconButton
          size="sm"
          data-move=""
          label={text('up')}
          icon={<ArrowUp size={18} strokeWidth={1.75} />}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          data-move=""
          label={text('down')}
          icon={<ArrowDown size={18} strokeWidth={1.75} />}
          disabled={index === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="sm"
          label={text('remove')}
          icon={<X size={18} strokeWidth={1.75} />}
          disabled={count === 1}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}
